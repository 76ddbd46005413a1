import { isMap } from "../../../problem.ts";
import type { Finding } from "../../rule.ts";
import { mapAt, type Context } from "../../context.ts";
import { once } from "../shared.ts";

const usedSections = once(
  ({ inventory }): ReadonlySet<unknown> => new Set(inventory.of("shared").map(({ value }) => value)),
);

/** A place of the wanted name that no page shows: it stands in a shared section that is hidden, or that nothing uses. */
export function unshownPlace(
  path: string,
  context: Context,
): Pick<Finding, "message" | "label" | "help" | "related"> | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const found = context.inventory
    .of("anchor")
    .find(({ path: at, value }) => at[0] === "shared" && String(value).split("/").at(-1) === name);
  const key = found?.path[1];
  if (!found || key === undefined) return undefined;
  const section = mapAt(context.site, "shared")[key];
  const isHidden = isMap(section) && section["hidden"] === true;
  if (!isHidden && usedSections(context).has(key)) return undefined;
  return {
    message:
      `“${name}” is in the shared section “${String(key).slice(0, 30)}”, which ${isHidden ? "is hidden" : "no page shows"}.`.slice(
        0,
        90,
      ),
    label: isHidden ? "leads to a hidden place" : "shown nowhere",
    help: isHidden
      ? "Show it again (delete its “hidden: true”), or lead the link elsewhere."
      : `Show it on the page that the link names, with “- use: ${key}”, or lead the link elsewhere.`,
    related: [{ message: "it stands here", range: context.source.locate(found.path) }],
  };
}
