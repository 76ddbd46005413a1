import { dataAt } from "../../language/data-at.ts";
import type { Path } from "../../problem.ts";
import { plain, type Consequence } from "../change.ts";
import { type Differences, pathAfter } from "../compare/raw.ts";
import type { Side } from "../side.ts";
import { pageName } from "../words/names.ts";
import { destinationOf } from "../words/targets.ts";

/** The routes, by the key of their path, that a menu leads to. */
function pagesInMenus(side: Side): Map<string, Path> {
  const found = new Map<string, Path>();
  for (const { path, targets } of side.index.links) {
    if (path[0] !== "menus") continue;
    for (const target of targets) {
      const page = target.kind === "page" ? destinationOf(side, target.path)?.page : undefined;
      if (page) found.set(page.at.join("/"), page.at);
    }
  }
  return found;
}

/** Pages that a menu led to and no menu leads to any more, although they are still there; and new pages that no menu leads to. */
export function menuConsequences(differences: Differences): Consequence[] {
  const { before, after } = differences;
  if (!before.isReadable || !after.isReadable || !after.index.pages.isComplete) return [];
  const [was, now] = [pagesInMenus(before), pagesInMenus(after)];
  const visible = new Set(after.index.pages.pages.map(({ at }) => at.join("/")));
  const lost = [...was.values()].flatMap((path) => {
    const page = pathAfter(differences, path);
    return page && visible.has(page.join("/")) && !now.has(page.join("/")) ? [{ page, words: "any more" }] : [];
  });
  const known = new Set([...differences.pairs.values()].map((path) => path.join("/")));
  const fresh = after.index.pages.pages.flatMap(({ at }) =>
    known.has(at.join("/")) || now.has(at.join("/")) || was.size === 0 ? [] : [{ page: at, words: "yet" }],
  );
  return [...lost, ...fresh].map(({ page, words }) => ({
    kind: "left-menus",
    sentence: plain(`No menu leads to the page ${pageName(after, dataAt(after.value, page) ?? null)} ${words}.`),
  }));
}
