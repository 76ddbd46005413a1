import { dataAt } from "../../language/data-at.ts";
import type { Edit, Path } from "../../problem.ts";
import type { Change, Editable } from "../../edit/editable.ts";
import type { OpenSite } from "../open-site.ts";
import { keepOlds } from "./keep-olds.ts";
import { backAddresses, changeMoved } from "../plan/moved-from.ts";
import { pageFollowers } from "../rename/page-followers.ts";
import { siteWith } from "./site-before.ts";
import { writeFollowers } from "./write-followers.ts";

/**
 * The rest of a rename that was begun by hand: the page, or the planned one, has its new path already, and everything that leads to the old
 * one follows. Pages below it stay where they are. Back to a former path: the old address is taken away again.
 * @param at where the page is in the file
 * @param from the path that it had
 * @returns nothing where the file cannot be edited as it is
 */
export function followRenamedPage(
  site: OpenSite & { readonly editable: Editable },
  at: Path,
  from: string,
): readonly Edit[] | undefined {
  const to = dataAt(site.site, [...at, "path"]);
  if (typeof to !== "string") return undefined;
  const before = siteWith(site, [{ path: [...at, "path"], change: () => from }]);
  const { anchors, links } = pageFollowers(before, [{ thing: { name: from, at }, to }]);
  const values = anchors.map(({ path, text }) => ({ path, change: () => text }));
  const back = backAddresses(before, at, [to]);
  const kept = (): readonly Change[] => keepOlds(site, before, { at, olds: [from], values });
  const moved = back.length > 0 ? [changeMoved(at, { remove: back })] : at[0] === "routes" ? kept() : [];
  return writeFollowers(site, [...anchors, ...links.replacements], moved);
}
