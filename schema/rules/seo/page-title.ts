import { isMap } from "../../problem.ts";
import type { Check } from "../rule.ts";

/** Search engines cut a title after about this many characters. */
const most = 60;

/** Every page has a title of its own that search engines can show whole. */
export const check: Check = {
  codes: ["seo/missing-title", "seo/duplicate-title", "seo/long-title"],
  *run({ pages, at, filler, source }) {
    const first = new Map<string, (typeof pages.pages)[number]>();
    for (const page of pages.pages) {
      if (page.isRepeated) continue;
      const route = at(page.at);
      const written = isMap(route) ? route["title"] : undefined;
      if (typeof written !== "string") continue;
      const place = [...page.at, "title"];
      const title = filler.words(written).trim();
      const known = first.get(title.toLowerCase());
      const common = { range: source.locate(place), at: place };
      if (title === "")
        yield {
          code: "seo/missing-title",
          severity: "error",
          message: `Page ${page.path} has no title.`,
          label: "nothing to show",
          help: "Say in a few words what the page is about.",
          ...common,
        };
      else if (known)
        yield {
          code: "seo/duplicate-title",
          severity: "warning",
          message: `Pages ${known.path} and ${page.path} have the same title.`,
          label: "the same again",
          help: "Say what is on this page and on no other.",
          ...common,
          related: [{ message: "the first one", range: source.locate([...known.at, "title"]) }],
        };
      else first.set(title.toLowerCase(), page);
      if (title.length > most)
        yield {
          code: "seo/long-title",
          severity: "warning",
          message: `This title has ${title.length} characters; search engines show ${most}.`,
          label: `${title.length - most} too many`,
          help: "Put what matters first, and shorten the rest.",
          ...common,
        };
    }
  },
};
