import { withTitle } from "../../../problems/sample-sites.ts";
import type { Path, Source } from "../../../problem.ts";
import type { AreaRule } from "../../rule.ts";

const parts = new Set(["label", "text", "nav", "link"]);

/** At the ends, and several in a row; behind `mailto:` even one. A tab between words may part two cells: see value/tab. */
const form = /^[ \t]+(?=\S)|(?<=\S)[ \t]+$|(?<=\S) [ \t]+(?=\S)|(?<=^(?:mailto|tel):) +(?=\S)/i;

/** One space between words, none at the ends. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/spaces",
    severity: "info",
    yieldsTo: "wrong-line",
    what: "A text holds two spaces in a row, or begins or ends with one.",
    why: "Browsers show one space; a text that is searched for is not found.",
    bad: withTitle('"Bread  and rolls"'),
    good: withTitle('"Bread and rolls"'),
  },
  *find({ texts, source, correct }) {
    for (const { entry, source: text } of texts) {
      const { path } = entry;
      if (entry.isDefault || !parts.has(entry.part)) continue;
      // A quick look at what almost no text has.
      const isLink = entry.part === "link";
      if (!(isLink ? text.includes(" ") : /  |\t/.test(text)) && text === text.trim()) continue;
      // Between the braces of a reference, visitors see none.
      const match = form.exec(text.replace(/\{[^{}]*\}/g, (reference) => reference.replaceAll(/\s/g, "_")));
      if (!match || isPulledUp(path, match, text, source)) continue;
      const isInside = !isLink && match.index > 0 && match.index + match[0].length < text.length;
      const [start, end] = [match.index, match.index + match[0].length];
      const fixes = correct(path, start, end, isInside ? " " : "", "safe").map((fix) => ({
        ...fix,
        title: isInside ? "Leave one space" : "Leave the space out",
      }));
      yield {
        message: isInside
          ? "Here are two spaces where one is enough."
          : isLink
            ? "An address has no space."
            : "This text begins or ends with a space.",
        label: isInside ? "more than one space" : isLink ? "a space" : "a space at the end",
        help: "Browsers leave it out; so can you.",
        range: source.locateInside(path, start, end),
        at: path,
        fixes,
      };
    }
  },
};

/** Whether the spaces stood before an item that was joined to the one above it, which is reported itself. */
const isPulledUp = (path: Path, { 0: spaces, index }: RegExpExecArray, text: string, source: Source): boolean =>
  typeof path.at(-1) === "number" &&
  spaces.length > 2 &&
  text.startsWith("- ", index + spaces.length) &&
  !/["']/.test(source.text.charAt(source.locate(path).start.offset));
