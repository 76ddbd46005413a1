import type { PageEntry } from "../../../site/pages.ts";
import { once } from "../shared.ts";
import { deadLinks } from "../links/dead-links.ts";
import { reachedPages } from "./reached-pages.ts";

/** The page that was the start page before it got another path: no link leads to it, and links ask for the start page or its places. */
export const lostStart = once((context): PageEntry | undefined => {
  const { pages } = context;
  if (!pages.isComplete || [...pages.pages, ...pages.hidden].some(({ path }) => path === "/")) return undefined;
  const reached = reachedPages(context);
  const [only, other] = pages.pages.filter(({ path }) => !reached.has(path));
  if (!only || (other && only !== pages.pages[0])) return undefined;
  const isAsked = deadLinks(context).some(
    ({ path }) => path === "/" || only.anchors.some(({ anchor }) => `/${anchor}` === path),
  );
  return isAsked ? only : undefined;
});
