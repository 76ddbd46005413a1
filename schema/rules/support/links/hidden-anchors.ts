import { isMap, type Path } from "../../../problem.ts";
import type { PageEntry } from "../../../site/pages.ts";
import type { Context } from "../../context.ts";
import { once } from "../shared.ts";

/** Where an anchor is that is written on a page, in something hidden. */
export const hiddenAnchor = ({ at }: Pick<PageEntry, "at">, name: string, context: Context): Path | undefined =>
  hiddenAnchors(context).get(`${at[1]} ${name}`);

/** Where the anchors are that are written on pages and hidden, by the number of the page and the name. */
const hiddenAnchors = once((context): ReadonlyMap<string, Path> => {
  const written = context.inventory
    .of("anchor")
    .filter(
      ({ path }) => path[0] === "routes" && (context.isHidden(path) || hiddenShared(path, context) !== undefined),
    );
  return new Map(written.map(({ path, value }) => [`${path[1]} ${String(value).split("/").at(-1)}`, path]));
});

/** The key that hides the shared section which the section around a path shows: “use” is hidden with what it names. */
export function hiddenShared(path: Path, { at }: Context): Path | undefined {
  const section = path[2] === "sections" && path.length > 3 ? at(path.slice(0, 4)) : undefined;
  const use = isMap(section) ? section["use"] : undefined;
  const shared = typeof use === "string" ? at(["shared", use]) : undefined;
  return typeof use === "string" && isMap(shared) && shared["hidden"] === true ? ["shared", use, "hidden"] : undefined;
}
