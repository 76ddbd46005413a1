import { fieldAt } from "../../language/descriptor.ts";
import type { Path } from "../../problem.ts";
import { isSamePath, isWithin } from "../../site/paths.ts";
import type { OpenSite } from "../open-site.ts";
import { indexReferences } from "../reference-index.ts";
import type { Thing } from "../things/thing.ts";
import { listIn } from "./move-entry.ts";
import { countAt } from "./position.ts";

/** The pages that a section can go to, and the menus that an entry of a menu or a group can, in the order of the file. */
export function moveTargets(site: OpenSite, thing: Thing): readonly Thing[] {
  const { at, kind } = thing;
  const home = at.slice(0, -1);
  // The last one of a list that needs one stays.
  if (countAt(site, home) === 1) return [];
  const { things } = indexReferences(site);
  if (kind === "section" || kind === "anchor")
    return things.filter(
      (one) =>
        one.kind === "page" && !isWithin(at, one.at) && site.pages.pages.some((page) => isSamePath(page.at, one.at)),
    );
  if (kind !== "menu" && kind !== "item") return [];
  const partAt = (path: Path): string | undefined => fieldAt(site.site, path)?.part;
  return things.filter((one) => {
    const list = one.kind === "menu" ? listIn(site, thing, one) : undefined;
    if (list === undefined || "kind" in list || isSamePath(list, home)) return false;
    // The footer takes no entries with a description.
    return partAt([...list, 0]) === partAt(at);
  });
}
