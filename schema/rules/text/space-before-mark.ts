import { sections } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";

const parts = new Set(["label", "text", "markdown", "nav"]);

/** “cost .For”: the space and the mark were swapped. “.NET” and “.com” are names. */
const swapped = /(?<=\p{Ll})[ ]([.,])(?=\p{Lu}\p{Ll}(?!et\b)|(?<=,)\p{Ll}{2})/u;
/** “bread , rolls” and “every day .” at the end. */
const before = /(?<=\p{Ll}{2})[ ]+(?:(,)(?=[ \n]\p{L})|(\.)$)/u;

/** No language has a space before a comma or a full stop. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/space-before-mark",
    severity: "warning",
    what: "A space stands before a comma or a full stop.",
    why: "Visitors see it, and a line may begin with the mark.",
    bad: sections(`
      - type: text
        body: We bake at night .Come early.
    `),
    good: sections(`
      - type: text
        body: We bake at night. Come early.
    `),
  },
  *find({ texts, source, correct }) {
    for (const { entry, prose } of texts) {
      const { part, path } = entry;
      if (entry.isDefault || !parts.has(part) || !/ [.,]/.test(prose)) continue;
      const wrong = swapped.exec(prose);
      const match = wrong ?? before.exec(prose);
      if (!match) continue;
      const mark = match[1] ?? match[2] ?? "";
      const [start, end] = [match.index, match.index + match[0].length];
      const wanted = wrong ? `${mark} ` : mark;
      yield {
        message: `A space stands before ${mark === "," ? "a comma" : "a full stop"}.`,
        label: wrong ? "space and mark swapped" : "a space too much",
        help: wrong ? "Write the mark first, then the space." : "Delete the space.",
        range: source.locateInside(path, start, end),
        at: path,
        fixes: correct(path, start, end, wanted, "review").map((fix) => ({
          ...fix,
          title: wrong ? "Swap the space and the mark" : "Delete the space",
        })),
      };
    }
  },
};
