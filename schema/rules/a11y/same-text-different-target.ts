import { file } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { destination } from "../support/links/destination.ts";
import type { WrittenLink } from "../../site/written.ts";

const breadAnd = (words: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections: [{ type: text, body: "Choose [our bread](/bread) or [${words}](/rolls)." }]
      - path: /bread
        title: Bread
        description: Rye and wheat, dense and light, with seeds and without, baked every night in our oven.
        sections: [{ type: text, body: Rye and wheat. }]
      - path: /rolls
        title: Rolls
        description: Our rolls, from the plain one to the one with seeds, and how long each of them stays fresh.
        sections: [{ type: text, body: With sunflower seeds. }]
  `);

/** Whether visitors meet it beside the others of the page: in a text, or as a button of a section. What an item holds is named by it. */
const isOfPage = ({ path, inText }: WrittenLink): boolean =>
  path[0] === "routes" && (inText !== undefined || path[4] === "actions" || path[4] === "action");

/** On a page, the same words lead to the same place. */
export const rule: Rule = {
  meta: {
    code: "a11y/same-text-different-target",
    severity: "warning",
    what: "On one page, the same words lead to different pages or places.",
    why: "Whoever followed one of them expects the same from the other.",
    bad: breadAnd("our bread"),
    good: breadAnd("our rolls"),
  },
  *find(context) {
    const { links, source } = context;
    const first = new Map<string, WrittenLink>();
    for (const link of links) {
      const { path, start, end, words } = link;
      const here = destination(link, context);
      if (!isOfPage(link) || words === undefined || here === undefined) continue;
      const key = `${path[1]} ${words.trim().toLowerCase()}`;
      const known = first.get(key);
      if (!known) first.set(key, link);
      // A page and a place on it are near enough for the same words.
      if (!known || destination(known, context) === here) continue;
      yield {
        message: `“${words.slice(0, 40)}” leads to different places from here.`,
        label: "leads elsewhere than above",
        help: "Use different words, or the same address.",
        range: source.locateInside(path, start, end),
        at: path,
        related: [
          {
            message: `leads to ${known.written.slice(0, 60)}`,
            range: source.locateInside(known.path, known.start, known.end),
          },
        ],
      };
    }
  },
};
