import type { Path } from "../problem.ts";
import type { Context } from "./context.ts";
import { areaOf, type Area } from "./areas.ts";

/** A context in which only some of the areas are looked at. */
export function narrowed(context: Context, isLookedAt: (area: Area) => boolean): Context {
  const isInside = (path: Path): boolean => isLookedAt(areaOf(path));
  const { inventory } = context;
  return {
    ...context,
    texts: context.texts.filter(({ entry }) => isInside(entry.path)),
    textsWith: (characters) => context.textsWith(characters).filter(({ entry }) => isInside(entry.path)),
    links: context.links.filter(({ path }) => isInside(path)),
    areas: context.areas.filter(({ path }) => isInside(path)),
    inventory: { ...inventory, of: (part) => inventory.of(part).filter(({ path }) => isInside(path)) },
  };
}
