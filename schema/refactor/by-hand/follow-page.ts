import { dataAt } from "../../language/data-at.ts";
import type { Edit, Path } from "../../problem.ts";
import type { Editable } from "../../edit/editable.ts";
import type { OpenSite } from "../open-site.ts";
import { keepOlds } from "./keep-olds.ts";
import { pageFollowers } from "../rename/page-followers.ts";
import { siteWith } from "./site-before.ts";
import { writeFollowers } from "./write-followers.ts";

/**
 * The rest of a rename that was begun by hand: the page, or the planned one, has its new path already, and everything that leads to the old
 * one follows. Pages below it stay where they are.
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
  const moved = at[0] === "routes" ? keepOlds(site, before, { at, olds: [from], values }) : [];
  return writeFollowers(site, [...anchors, ...links.replacements], moved);
}
