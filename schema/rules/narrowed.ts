import type { Path } from "../problem.ts";
import type { Context } from "./context.ts";
import { partOf, type Part } from "./parts.ts";

/** A context in which only some of the parts are looked at. */
export function narrowed(context: Context, isLookedAt: (part: Part) => boolean): Context {
  const isInside = (path: Path): boolean => isLookedAt(partOf(path));
  const { inventory } = context;
  return {
    ...context,
    texts: context.texts.filter(({ entry }) => isInside(entry.path)),
    links: context.links.filter(({ path }) => isInside(path)),
    parts: context.parts.filter(({ path }) => isInside(path)),
    inventory: { ...inventory, of: (part) => inventory.of(part).filter(({ path }) => isInside(path)) },
  };
}
