import { file } from "../../problems/example.ts";
import { resolveAddress } from "../../site/address.ts";
import type { Rule } from "../rule.ts";
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

/** In the texts of a page, the same words lead to the same page. */
export const rule: Rule = {
  meta: {
    code: "a11y/same-text-different-target",
    severity: "warning",
    what: "On one page, the same words lead to different pages or places.",
    why: "Whoever followed one of them expects the same from the other.",
    bad: breadAnd("our bread"),
    good: breadAnd("our rolls"),
  },
  *find({ links, source, pages }) {
    const first = new Map<string, WrittenLink>();
    for (const link of links) {
      const { path, text, start, end, words, targets } = link;
      const [target] = targets;
      if (text.entry.part === "link" || path[0] !== "routes" || words === undefined || target?.kind !== "page")
        continue;
      const key = `${path[1]} ${words.trim().toLowerCase()}`;
      const known = first.get(key);
      const other = known?.targets[0];
      if (!known) first.set(key, link);
      if (!known || other?.kind !== "page") continue;
      const [here, there] = [resolveAddress(target.path, pages.index), resolveAddress(other.path, pages.index)];
      // A page and a place on it are near enough for the same words.
      if (here.kind === "nothing" || there.kind === "nothing" || here.page === there.page) continue;
      yield {
        message: `“${words.slice(0, 40)}” leads to different pages from here.`,
        label: `above: ${other.path}`.split(" ").slice(0, 6).join(" "),
        help: "Use different words, or the same address.",
        range: source.locateInside(path, start, end),
        at: path,
        related: [
          { message: `leads to ${other.path}`, range: source.locateInside(known.path, known.start, known.end) },
        ],
      };
    }
  },
};
