import { isMap, type Path } from "../../../problem.ts";
import type { Finding } from "../../rule.ts";
import { mapAt, type Context } from "../../context.ts";

/** How pages come to show what stands under a key at the top of the file. */
const homes = {
  shared: { part: "shared", noun: "the shared section", use: (key: string) => `- use: ${key}` },
  collections: { part: "collection", noun: "the collection", use: (key: string) => `from: ${key}` },
} as const;

/** A place of the wanted name that no page shows: it stands in a shared section or a collection that is hidden, or that nothing uses. */
export function unshownPlace(
  path: string,
  context: Context,
): Pick<Finding, "message" | "label" | "help" | "related"> | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const found = context.inventory
    .of("anchor")
    .find(({ path: at, value }) => homeOf(at) !== undefined && String(value).split("/").at(-1) === name);
  const home = homeOf(found?.path ?? []);
  const key = found?.path[1];
  if (!found || !home || key === undefined) return undefined;
  const uses = context.inventory.of(home.part).filter(({ value }) => value === key);
  const own = mapAt(context.site, String(found.path[0]))[key];
  const isHidden = isMap(own) && own["hidden"] === true;
  const isInHidden = uses.length > 0 && uses.every((use) => isUnseen(use.path, context));
  if (!isHidden && !isInHidden && uses.length > 0) return undefined;
  const here = `${home.noun} “${String(key).slice(0, 20)}”`;
  const why = isHidden ? "is hidden" : isInHidden ? "only a hidden section shows" : "no page shows";
  return {
    message: `“${name.slice(0, 20)}” is in ${here}, which ${why}.`,
    label: isHidden || isInHidden ? "leads to a hidden place" : "shown nowhere",
    help:
      isHidden || isInHidden
        ? "Show it again (delete “hidden: true”), or lead the link elsewhere."
        : `Show it on the page that the link names, with “${home.use(String(key))}”, or lead the link elsewhere.`,
    related: [{ message: "it stands here", range: context.source.locate(found.path) }],
  };
}

const homeOf = ([root]: Path): (typeof homes)[keyof typeof homes] | undefined =>
  root === "shared" || root === "collections" ? homes[root] : undefined;

/** Whether visitors never see the section that stands around a path: on a page, or shared. */
function isUnseen(path: Path, context: Context): boolean {
  const shared = path[0] === "shared" ? mapAt(context.site, "shared")[path[1] ?? ""] : undefined;
  return context.isHidden(path) || (isMap(shared) && shared["hidden"] === true);
}
