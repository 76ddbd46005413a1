import { isMap, type Path } from "../../../problem.ts";
import type { PageEntry } from "../../../site/pages.ts";
import { once } from "../shared.ts";

interface PageTitle {
  readonly page: PageEntry;
  readonly place: Path;
  /** As visitors see it. */
  readonly title: string;
}

/** The titles of all pages that visitors can reach. */
export const pageTitles = once(({ pages, at, filler }): readonly PageTitle[] =>
  pages.pages.flatMap((page) => {
    const route = page.isRepeated ? undefined : at(page.at);
    const written = isMap(route) ? route["title"] : undefined;
    return typeof written === "string"
      ? [{ page, place: [...page.at, "title"], title: filler.words(written).trim() }]
      : [];
  }),
);
