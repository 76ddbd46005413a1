import { homePage, pricesPage, withPages } from "../../../problems/sample-pages.ts";
import type { Rule } from "../../rule.ts";

/** Most systems allow 255 bytes for a folder, and Windows 260 characters for all folders of a file together. */
const maxLength = 200;

const long = `/prices-of-our-bread${"-and-bread".repeat(20)}`;

/** The path of a page is short enough to be folders. */
export const rule: Rule = {
  meta: {
    code: "link/long-path",
    severity: "error",
    what: "A path has more than 200 characters.",
    why: "The page is stored in folders of these names, and no system has names of any length.",
    bad: withPages(homePage.replace("/prices", long), pricesPage.replace("/prices", long)),
    good: withPages(homePage, pricesPage),
  },
  *find({ pages, source }) {
    const paths = [
      ...[...pages.pages, ...pages.planned].map(({ path, at }) => ({ path, place: [...at, "path"] })),
      ...pages.moved.map(({ from, at }) => ({ path: from, place: at })),
    ];
    for (const { path, place } of paths)
      if (path.length > maxLength)
        yield {
          message: `This path has ${path.length} characters; ${maxLength} are possible.`,
          label: `${path.length} characters`,
          help: "Take the few words that matter.",
          range: source.locate(place),
          at: place,
        };
  },
};
