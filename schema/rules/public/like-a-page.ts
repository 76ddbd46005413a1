import { pictures, siteFacts } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { brief, maxReported } from "../support/public/folder-problem.ts";

const text = `site: { name: Corner Bakery, url: https://bakery.example, addresses: path }
planned:
  - { path: /prices, title: Prices }`;
const place = ["site", "addresses"];

/** Where the address bar shows paths, no file of the public folder answers to that of a page. */
export const rule: Rule = {
  meta: {
    code: "public/like-a-page",
    severity: "warning",
    followsFromFolder: true,
    what: "The address bar shows paths, and a file in the public folder has the path of a page, with .html behind it.",
    why: "Many hosts leave out .html: who types the address of the page without a slash at its end gets the file.",
    bad: siteFacts(text, { given: "The public folder holds a file prices.html.", files: pictures({ "prices.html": {} }) }),
    good: siteFacts(text, { given: "The public folder is empty." }),
  },
  *find({ at, files, pages, source }) {
    if (at(place) !== "path") return;
    const paths = new Set([...pages.pages, ...pages.planned].map(({ path }) => path));
    let count = 0;
    for (const name of files.list()) {
      const path = /^(.+)\.html$/i.exec(`/${name}`)?.[1]?.toLowerCase();
      if (path === undefined || !paths.has(path) || ++count > maxReported) continue;
      yield {
        message: `public/${brief(name, 26)} answers to ${brief(path)} on many hosts, and so does a page.`,
        label: "addresses are paths",
        help: "Give the file another name, or move it into a folder.",
        range: source.locate(place),
        at: place,
      };
    }
  },
};
