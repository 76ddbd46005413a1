import { lookUp } from "../../site/reference.ts";
import type { WrittenReference } from "../../site/written.ts";
import type { Context } from "../context.ts";
import { intoGroup } from "./group-by.ts";
import { once } from "./shared.ts";

/** The places that texts name, each as a path with slashes, and what names them. */
export const namedPlaces = once(({ references, site }: Context): ReadonlyMap<string, readonly WrittenReference[]> => {
  const places = new Map<string, WrittenReference[]>();
  for (const written of references)
    for (const scope of written.text.scopes.length === 0 ? [undefined] : written.text.scopes) {
      const found = lookUp(written.reference.name, site, scope);
      if (found.kind !== "nothing") intoGroup(places, found.path.join("/"), written);
    }
  return places;
});
