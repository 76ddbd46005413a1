import { sections } from "../../../problems/example.ts";
import type { Span } from "../../../site/markdown/parsed.ts";
import { blocksIn } from "../../../site/markdown/walk.ts";
import type { ParsedTexts } from "../../../site/markdown/parsed-texts.ts";
import type { WrittenText } from "../../../site/written.ts";
import type { Rule } from "../../rule.ts";
import { unclosedMarks } from "../../support/texts/unclosed-marks.ts";

/** What marks may reach over: the whole of a short text, each paragraph of a long one. */
const paragraphs = ({ entry, source }: WrittenText, parsed: ParsedTexts): readonly Span[] =>
  entry.part === "text"
    ? [{ start: 0, end: source.length }]
    : [...blocksIn(parsed.markdown(source).blocks)].filter(({ kind }) => kind === "paragraph");

/** A text that begins with a star explains what a star stands for elsewhere. */
const footnote = /^[ \t]*\\?\*{1,3}\s?\p{L}[^*]*$/mu;

/** What opens a mark closes it again. Two stars that nothing closes are reported by value/stars-shown. */
export const rule: Rule = {
  meta: {
    code: "text/unclosed-marks",
    severity: "warning",
    yieldsTo: "unreadable-line",
    what: "Stars, tildes or back ticks open and do not close, or close in another way than they open.",
    why: "Visitors see the marks, and no word is marked.",
    bad: sections(`
      - type: text
        body: Our **fresh* bread, every day.
    `),
    good: sections(`
      - type: text
        body: Our **fresh** bread, every day.
    `),
  },
  *find({ textsWith, parsed, source, correct }) {
    const hasFootnotes = (): boolean =>
      textsWith("*").some(({ entry, source: text }) => !entry.isDefault && footnote.test(text));
    for (const text of textsWith("*~`")) {
      const { entry, prose } = text;
      if (entry.isDefault || (entry.part !== "text" && entry.part !== "markdown") || !/\*|~~|`/.test(prose)) continue;
      for (const { start: from, end } of paragraphs(text, parsed)) {
        const found = unclosedMarks(prose.slice(from, end), hasFootnotes);
        if (!found) continue;
        const [start, last] = [from + found.start, from + found.end];
        yield {
          message: `Visitors see these marks as they stand: ${found.why}.`,
          label: "shown as it stands",
          help:
            found.wanted.length === 0
              ? "Write the same marks before and behind the words, or leave them out."
              : `Write it so:\n${found.wanted.join("\n")}`,
          range: source.locateInside(entry.path, start, last),
          at: entry.path,
          fixes: found.wanted.flatMap((wanted) => correct(entry.path, start, last, wanted, "review")),
        };
      }
    }
  },
};
