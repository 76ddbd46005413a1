import { pictures, siteFacts } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { folderRange } from "../support/public/folder-problem.ts";

/** What becomes of the author's own file where the build would write one of the same name. Icons need no word. */
const becomes: Readonly<Record<string, readonly [words: string, help: string]>> = {
  _headers: [
    "public/_headers is joined with the headers that the build writes.",
    "Yours count where both name the same header for the same path.",
  ],
  "robots.txt": [
    "public/robots.txt is published in place of the one that the build writes.",
    "A line that names the sitemap is added where yours has none.",
  ],
  "llms.txt": [
    "public/llms.txt is published in place of the one that the build writes.",
    "Delete it to have one that follows the site.",
  ],
  "manifest.webmanifest": [
    "public/manifest.webmanifest is published in place of the one that the build writes.",
    "Delete it to have one that follows the site.",
  ],
};

const text = "site: { name: Corner Bakery, url: https://bakery.example }";

/** No file of the public folder takes the place of one that the build writes. */
export const rule: Rule = {
  meta: {
    code: "public/own-file",
    severity: "info",
    followsFromFolder: true,
    what: "A file in the public folder takes the place of one that the build writes, or is joined with it.",
    why: "The build’s own follows every change of the site; a file that was put there once does not.",
    bad: siteFacts(text, { given: "The public folder holds a file robots.txt.", files: pictures({ "robots.txt": {} }) }),
    good: siteFacts(text, { given: "The public folder is empty." }),
  },
  *find(context) {
    const names = new Set(context.files.list());
    for (const [name, [message, help]] of Object.entries(becomes))
      if (names.has(name)) yield { message, label: "your own file", help, range: folderRange(context) };
  },
};
