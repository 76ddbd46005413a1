import { isMap, type Path } from "../../../problem.ts";
import type { PageEntry } from "../../../site/pages.ts";
import type { WrittenText } from "../../../site/written.ts";
import { once } from "../shared.ts";

interface PageDescription {
  readonly page: PageEntry;
  readonly place: Path;
  /** Nothing where the page has none. */
  readonly text: WrittenText | undefined;
}

/** The descriptions of all pages that search engines may list, without those that are broken. */
export const pageDescriptions = once(({ texts, pages, at, isBroken }): readonly PageDescription[] => {
  const written = new Map(
    texts
      .filter(({ entry }) => entry.path.length === 3 && entry.path[2] === "description")
      .map((text) => [text.entry.path.join("/"), text]),
  );
  return pages.pages.flatMap((page) => {
    const place = [...page.at, "description"];
    const route = at(page.at);
    const isListed = isMap(route) && route["noindex"] !== true && !isBroken([...page.at, "noindex"]);
    const isKnown = !page.isRepeated && isListed && !isBroken(place);
    return isKnown ? [{ page, place, text: written.get(place.join("/")) }] : [];
  });
});
