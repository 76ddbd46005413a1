import { isMap, type Path } from "../problem.ts";
import type { Context } from "./context.ts";

/** A section that says the same as one above it on its page. */
interface RepeatedSection {
  readonly page: string;
  readonly at: Path;
  readonly first: Path;
  /** The key that its type or its source stands at. */
  readonly key: "type" | "use";
}

/** Sections that a page shows twice, but for their anchor. */
export function* repeatedSections({ pages, at }: Context): Iterable<RepeatedSection> {
  for (const page of pages.pages) {
    const sections = at([...page.at, "sections"]);
    const known = new Map<string, number>();
    for (const [index, section] of (Array.isArray(sections) ? sections : []).entries()) {
      if (!isMap(section) || section["hidden"] === true) continue;
      const { anchor: _, ...rest } = section;
      const written = JSON.stringify(rest);
      const first = known.get(written);
      if (first === undefined) known.set(written, index);
      else
        yield {
          page: page.path,
          at: [...page.at, "sections", index],
          first: [...page.at, "sections", first],
          key: Object.hasOwn(section, "use") ? "use" : "type",
        };
    }
  }
}
