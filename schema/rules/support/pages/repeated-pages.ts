import type { Finding } from "../../rule.ts";
import type { Context } from "../../context.ts";
import { deleteCopy } from "../delete-copy.ts";
import { missingPath } from "../links/missing-path.ts";

/** What to do with one of two. */
export const giveAnother = "Give one of them another path, or delete it.";

/** Two pages that visitors can reach have one path: links may tell which of them is meant, and how it should be called. */
export function* repeatedPages(context: Context): Iterable<Finding> {
  const { pages, source, at, correct } = context;
  for (const second of pages.pages) {
    const first = pages.pages.find(({ path }) => path === second.path);
    if (!second.isRepeated || !first) continue;
    const isCopy = JSON.stringify(at(first.at)) === JSON.stringify(at(second.at));
    const { page, wanted } = isCopy ? { page: second, wanted: undefined } : missingPath(first, second, context);
    const [own, other] = [page, page === second ? first : second].map((one) => [...one.at, "path"]);
    if (!own || !other) continue;
    yield {
      message: `Two pages have the path ${second.path}.`,
      label: isCopy ? "the same page again" : page === second ? "the second one" : "the first one",
      help: wanted === undefined ? giveAnother : `Links lead to ${wanted}, and no page has that path:\npath: ${wanted}`,
      range: source.locate(own),
      at: own,
      related: [{ message: page === second ? "the first one" : "the second one", range: source.locate(other) }],
      fixes: isCopy
        ? deleteCopy(context, second.at)
        : wanted === undefined
          ? []
          : correct(own, 0, second.path.length, wanted, "review"),
    };
  }
}
