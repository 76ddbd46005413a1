import type { PageEntry } from "../../../site/pages.ts";
import type { Context } from "../../context.ts";
import { deadLinks } from "./dead-links.ts";

/** Which of two pages with one path should have another one, and which, as far as links tell. */
interface MissingPath {
  readonly page: PageEntry;
  readonly wanted: string | undefined;
}

/** Links that lead to no page show which path a page has lost: all of them agree, and its anchors are theirs. */
export function missingPath(first: PageEntry, second: PageEntry, context: Context): MissingPath {
  const own = (page: PageEntry): ReadonlySet<string> => new Set(page.anchors.map(({ anchor }) => anchor));
  const [theirs, ours] = [own(first), own(second)];
  const heads = new Set<string>();
  let [ofFirst, ofSecond] = [0, 0];
  for (const { path, kind } of deadLinks(context)) {
    if (kind !== "page") continue;
    const at = path.lastIndexOf("/");
    const anchor = path.slice(at + 1);
    const isAnchor = at > 0 && (theirs.has(anchor) || ours.has(anchor));
    heads.add(isAnchor ? path.slice(0, at) : path);
    if (isAnchor && theirs.has(anchor)) ofFirst += 1;
    if (isAnchor && ours.has(anchor)) ofSecond += 1;
  }
  const [wanted, other] = heads;
  return { page: ofFirst > ofSecond ? first : second, wanted: other === undefined ? wanted : undefined };
}
