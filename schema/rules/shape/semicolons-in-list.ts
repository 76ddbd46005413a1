import { withPlans } from "../../problems/sample-sites.ts";
import type { AreaRule } from "../rule.ts";
import { semicolonsBesideQuotes } from "../support/texts/semicolons.ts";

/** The commas of Arabic, Chinese and Japanese, which a keyboard of such a language types. */
const otherComma = /[،؛、，；]/;
const anySeparator = /\s*[;،؛、，；]\s*|\s+\|\s+/;

/** Whether a text consists of words that are parted, not of sentences in which such a comma stands. */
const isList = (text: string): boolean =>
  text.split(anySeparator).every((one) => one.split(/\s+/).length <= (isLatin(text) ? 6 : 3));

/** Whether such a comma is none of the language of the words: it was typed on another keyboard. */
const isLatin = (text: string): boolean => !/[^\p{Script=Latin}\P{L}]/u.test(text);

/** A comma parts the items of a list between brackets. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "shape/semicolons-in-list",
    severity: "warning",
    yieldsTo: "wrong-line",
    what: "A list between square brackets has semicolons, bars or commas of another script between its items.",
    why: "Only commas part the items: visitors would see one item with all the words, or half of a text with a quotation mark.",
    bad: withPlans({ line: "features: [Two loaves; eight rolls]" }),
    good: withPlans({ line: "features: [Two loaves, eight rolls]" }),
  },
  *find({ textsWith, source, editable }) {
    for (const { entry, source: text } of textsWith(";|،؛、，；")) {
      const { path } = entry;
      const between = path.at(-1) === 0 ? semicolonsBesideQuotes(path.slice(0, -1), { editable, source }) : [];
      const [first] = between;
      if (first !== undefined) {
        yield {
          message: "Between brackets, commas separate the items, not semicolons.",
          label: "not a comma",
          help: "Write a comma in place of each semicolon.",
          range: source.rangeAt(first, first + 1),
          at: path.slice(0, -1),
          fixes: [
            {
              title: "Write commas",
              safety: "review",
              edits: between.map((start) => ({ start, end: start + 1, text: "," })),
            },
          ],
        };
        continue;
      }
      const isParted = /;\s|\s\|\s/.test(text) || (otherComma.test(text) && isList(text));
      if (path.at(-1) !== 0 || !isParted || text.includes(",")) continue;
      const list = editable.source.node(path.slice(0, -1));
      const item = editable.source.node(path);
      if (list?.kind !== "list" || !list.flow || list.items.length > 1) continue;
      if (item?.kind !== "scalar" || item.style !== "plain") continue;
      const items = text.split(anySeparator).filter((one) => one !== "");
      const written = items.join(", ");
      yield {
        message: "A comma parts the items of a list; this is one item.",
        label: "one item",
        help: `Write it so:\n[${written}]`,
        range: source.locate(path),
        at: path,
        fixes: [
          {
            title: "Write commas",
            safety: "review",
            edits: [{ start: item.start, end: item.end, text: written }],
          },
        ],
      };
    }
  },
};
