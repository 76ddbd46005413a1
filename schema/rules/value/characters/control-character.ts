import { withTitle } from "../../../problems/sample-sites.ts";
import type { AreaRule } from "../../rule.ts";

/** Control characters but tab and line end, halves of a pair, and what Unicode keeps for no character. */
// oxlint-disable-next-line no-control-regex -- these are what the rule looks for
const noCharacter = /[\0-\b\v\f\u000e-\u001f\u007f\ufffe\uffff]|\p{Surrogate}/u;

/** What no browser shows and no HTML file may hold. In quotes it can be written as an escape. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/control-character",
    severity: "error",
    what: "A text in double quotes holds a control character, written as \\0, \\e or \\u0007.",
    why: "HTML must not hold such characters: browsers show a question mark in their place, or end the text there.",
    bad: withTitle('"Bread\\0and rolls"'),
    good: withTitle('"Bread and rolls"'),
  },
  *find({ textsWith, source }) {
    for (const { entry, source: text } of textsWith("\0é")) {
      const match = noCharacter.exec(text);
      if (!match) continue;
      const { path } = entry;
      const [start, end] = [match.index, match.index + match[0].length];
      const name = `U+${(match[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
      const range = source.locateInside(path, start, end);
      // One that stands in the file as it is, is a problem of the file: file/control-character.
      if (source.text[range.start.offset] !== "\\") continue;
      yield {
        message: `This text holds a control character (${name}), which no page can show.`,
        label: "no character",
        help: "Delete it. A backslash that is meant as one is written twice, or without double quotes around the text.",
        range,
        at: path,
      };
    }
  },
};
