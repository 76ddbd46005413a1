import { file } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { twoTargets } from "../support/links/two-targets.ts";

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
    const { source } = context;
    for (const { link, other, isBrought } of twoTargets(context)) {
      const { path, start, end, words = "" } = link;
      yield {
        message: `“${words.slice(0, 40)}” leads to different places from here.`,
        label: isBrought ? "leads elsewhere than the other" : "leads elsewhere than above",
        help: "Use different words, or the same address.",
        range: source.locateInside(path, start, end),
        at: path,
        related: [
          {
            message: `leads to ${other.written.slice(0, 60)}`,
            range: source.locateInside(other.path, other.start, other.end),
          },
        ],
      };
    }
  },
};
