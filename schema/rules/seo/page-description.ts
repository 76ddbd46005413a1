import { isMap } from "../../problem.ts";
import type { Check } from "../rule.ts";
import { shownTexts } from "../../site/shown-text.ts";

/** Every page has a description of its own for search engines. */
export const check: Check = {
  codes: ["seo/missing-description", "seo/duplicate-description"],
  *run(context) {
    const { pages, at, source, isBroken } = context;
    const written = new Map(
      context.texts
        .filter(({ entry }) => entry.path.length === 3 && entry.path[2] === "description")
        .map((text) => [text.entry.path.join("/"), text]),
    );
    const first = new Map<string, (typeof pages.pages)[number]>();
    for (const page of pages.pages) {
      if (page.isRepeated) continue;
      const route = at(page.at);
      const place = [...page.at, "description"];
      const text = written.get(place.join("/"));
      if (!isMap(route) || isBroken(place)) continue;
      if (!text) {
        yield {
          code: "seo/missing-description",
          severity: "warning",
          message: `Page ${page.path} has no description for search engines.`,
          label: "no description",
          help: "Add one or two sentences:\ndescription: What one finds on this page.",
          range: source.locate([...page.at, "path"], "pair"),
          at: page.at,
        };
        continue;
      }
      const shown = shownTexts(text, context)[0]?.trim();
      if (shown === undefined) continue;
      const common = { severity: "warning", range: source.locate(place), at: place } as const;
      const known = first.get(shown.toLowerCase());
      if (known)
        yield {
          ...common,
          code: "seo/duplicate-description",
          message: `Pages ${known.path} and ${page.path} have the same description.`,
          label: "the same again",
          help: "Say what is on this page and on no other.",
        };
      else first.set(shown.toLowerCase(), page);
    }
  },
};
