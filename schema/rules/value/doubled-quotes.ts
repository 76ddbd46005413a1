import { sections } from "../../problems/example.ts";
import { insideCurly } from "../../shape/yaml-traps/curly-quotes.ts";
import type { AreaRule } from "../rule.ts";

const quoted = (words: string) =>
  sections(`
    - type: testimonials
      items:
        - { quote: ${words}, role: A regular }
  `);

/** What opens a quotation, and what closes it. */
const marks = ["“”", "„“", "„”", "«»", "»«", "‘’", "‚‘", '""'];

/** The words inside quotation marks that stand around a whole text. */
function inside(text: string): string | undefined {
  const [, opening = "", inner = "", closing = ""] = /^\s*(\S)(.+?)(\S)\s*$/su.exec(text) ?? [];
  const isPair = marks.includes(opening + closing);
  // “Rye” and “wheat” are two quotations.
  return isPair && ![opening, closing].some((mark) => inner.replace(/(?<=\p{L})’(?=\p{L})/gu, "").includes(mark))
    ? inner.trim()
    : undefined;
}

/** What people said is written without the quotation marks that the page puts around it. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/doubled-quotes",
    severity: "warning",
    what: "The words of a quotation stand in quotation marks.",
    why: "The page puts its own around them, so that visitors see two pairs.",
    bad: quoted('"“The crust cracks when you cut it.”"'),
    good: quoted("The crust cracks when you cut it."),
  },
  *find({ textsWith, source, correct }) {
    for (const { entry, source: text } of textsWith('"“')) {
      const words = entry.part === "text" && entry.path.at(-1) === "quote" ? inside(text) : undefined;
      if (words === undefined) continue;
      const range = source.locate(entry.path);
      // Without plain quotes around them, they were meant as such.
      if (insideCurly.test(source.text.slice(range.start.offset, range.end.offset))) continue;
      yield {
        message: "The page shows these quotation marks and its own around them.",
        label: "one pair too many",
        help: "Write the words without quotation marks of their own.",
        range,
        at: entry.path,
        fixes: correct(entry.path, 0, text.length, words, "safe"),
      };
    }
  },
};
