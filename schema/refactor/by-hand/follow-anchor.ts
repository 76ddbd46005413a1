import { dataAt } from "../../language/data-at.ts";
import type { Edit, Path } from "../../problem.ts";
import type { Editable } from "../../edit/editable.ts";
import { addressOf } from "../../site/address.ts";
import type { OpenSite } from "../open-site.ts";
import { isSamePath } from "../../site/paths.ts";
import { followLinks } from "../plan/follow-links.ts";
import { backAddresses, changeMoved } from "../plan/moved-from.ts";
import { keepOlds } from "./keep-olds.ts";
import { siteWith } from "./site-before.ts";
import { writeFollowers } from "./write-followers.ts";

/**
 * The rest of a rename that was begun by hand: the anchor has its new name already, every link follows, and its old address leads on.
 * Back to a former name: that one is no old address any more.
 * @param at where the anchor is written
 * @param from the name that it had
 * @returns nothing where the file cannot be edited as it is
 */
export function followRenamedAnchor(
  site: OpenSite & { readonly editable: Editable },
  at: Path,
  from: string,
): readonly Edit[] | undefined {
  const to = dataAt(site.site, at);
  if (typeof to !== "string") return undefined;
  const before = siteWith(site, [{ path: at, change: () => from }]);
  const { replacements } = followLinks(before, {
    place: ({ page, anchor }) => (anchor && isSamePath(anchor.at, at) ? addressOf(page.path, to) : undefined),
  });
  const olds = before.pages.pages
    .filter(({ anchors }) => anchors.some((one) => isSamePath(one.at, at)))
    .map(({ path }) => addressOf(path, from));
  const holder = at.slice(0, -1);
  const news = olds.map((old) => old.slice(0, -from.length) + to);
  const back = backAddresses(before, holder, news);
  const moved =
    back.length > 0 ? [changeMoved(holder, { remove: back })] : keepOlds(site, before, { at: holder, olds });
  return writeFollowers(site, replacements, moved);
}
