import { pictures, siteFacts } from "../../problems/example.ts";
import { builtNames, replaceable, takenNames } from "../../site/addresses/built-names.ts";
import type { Rule } from "../rule.ts";
import { brief, folderRange, maxReported } from "../support/public/folder-problem.ts";

const text = "site: { name: Corner Bakery, url: https://bakery.example }";

/** No file of the public folder has a name that a page or another built file has. */
export const rule: Rule = {
  meta: {
    code: "public/name-taken",
    severity: "warning",
    followsFromFolder: true,
    what: "A file in the public folder has the name of a page or of another file that the build writes. It is not published.",
    why: "Only one of the two can be there. Where the name is that of a folder, no computer could store both.",
    bad: siteFacts(text, { given: "The public folder holds a file sitemap.xml.", files: pictures({ "sitemap.xml": {} }) }),
    good: siteFacts(text, { given: "The public folder is empty." }),
  },
  *find(context) {
    const { files, pages } = context;
    const moved = Object.keys(pages.index.moved);
    const paths = [...pages.pages, ...pages.planned].map(({ path }) => path);
    const takenBy = takenNames(builtNames([...paths, ...moved]));
    const own = new Set<string>(replaceable);
    let count = 0;
    for (const name of files.list()) {
      const built = own.has(name) ? undefined : takenBy(name);
      if (built === undefined || ++count > maxReported) continue;
      const page = /^(.+)\/(?:index\.html|page\.json)$/.exec(built)?.[1];
      yield {
        message: `public/${brief(name, 26)} is not published: ${page === undefined ? "the build writes" : "a page has"} that name.`,
        help:
          page === undefined
            ? `Delete it or rename it: the build writes ${brief(built)} itself.`
            : `Give the file another name, or the page /${brief(page)} another path.`,
        range: folderRange(context),
      };
    }
  },
};
