import { isMap, type Data, type DataMap, type Path } from "../../../problem.ts";
import { once } from "../shared.ts";
import type { Context } from "../../context.ts";

/** A section that says the same as one above it on its page. */
interface RepeatedSection {
  readonly page: string;
  readonly at: Path;
  readonly first: Path;
  /** The key that its type or its source stands at. */
  readonly key: "type" | "use";
}

/** Sections that a page shows twice, but for their anchor. */
export const repeatedSections = once((context): readonly RepeatedSection[] => [...findRepeated(context)]);

function* findRepeated({ pages, at }: Context): Iterable<RepeatedSection> {
  for (const page of pages.pages) {
    const sections = at([...page.at, "sections"]);
    if (!Array.isArray(sections)) continue;
    const known = new Map<string, number[]>();
    for (const [index, section] of sections.entries()) {
      if (!isMap(section) || section["hidden"] === true) continue;
      const look = lookOf(section);
      const alike = known.get(look) ?? [];
      const first = alike.find((other) => saysOf(sections[other]) === saysOf(section));
      if (first === undefined) known.set(look, [...alike, index]);
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

/** Its single values: sections that say the same have the same ones. */
const lookOf = (section: DataMap): string =>
  Object.keys(section)
    .map((key) => (key === "anchor" || typeof section[key] === "object" ? "" : `${key} ${section[key]} `))
    .join("");

/** All that a section says, but for its anchor. */
function saysOf(section: Data | undefined): string {
  const { anchor: _, ...rest } = isMap(section) ? section : {};
  return JSON.stringify(rest);
}
