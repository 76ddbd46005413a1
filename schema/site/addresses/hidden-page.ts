import type { HiddenPage, Pages } from "../pages.ts";

/** The hidden page that a path names, or a place on it; none where a page that visitors reach is nearer to the path. */
export function hiddenPageOf(path: string, { pages, hidden }: Pick<Pages, "pages" | "hidden">): HiddenPage | undefined {
  const isBelow = (top: string): boolean => path === top || path.startsWith(`${top}/`);
  const lengthOf = ({ path: own, movedFrom }: HiddenPage): number =>
    Math.max(0, ...[own, ...movedFrom].filter(isBelow).map((top) => top.length));
  const [nearest] = hidden.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const length = nearest ? lengthOf(nearest) : 0;
  const isNearest = length > Math.max(0, ...pages.filter((page) => isBelow(page.path)).map((page) => page.path.length));
  return isNearest ? nearest : undefined;
}
