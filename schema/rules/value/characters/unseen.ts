import { withTitle } from "../../../problems/sample-sites.ts";
import type { AreaRule } from "../../rule.ts";

const parts = new Set(["label", "text", "markdown", "nav", "constant"]);

/**
 * A no-break space at an end of the text, and characters without a width beside a space, before a mark or between Latin letters: where they come from
 * another program, and change nothing but what is found. Between letters of other scripts they part words.
 */
const form =
  /^[\u00a0\u2007\u202f]+|[\u00a0\u2007\u202f]+$|(?<=^|\s)[\u200b\u2060\ufeff]+|[\u200b\u2060\ufeff]+(?=[\s.,;:!?)\]]|$)|(?<=\p{Script=Latin})[\u200b\u2060\ufeff]+(?=\p{Script=Latin})|(?: (?=\ufffc[.,;:!?]?(?:\s|$)))?\ufffc/u;

/** A text holds no characters that nobody sees and that mean nothing. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/unseen",
    severity: "warning",
    yieldsTo: "wrong-line",
    what: "A text holds a character without a width, or begins or ends with a no-break space.",
    why: "It came along from another program. Who searches for the words does not find them, and a title stands a little off.",
    bad: withTitle('"Bread\\u200b and rolls"'),
    good: withTitle('"Bread and rolls"'),
  },
  *find({ textsWith, source, correct }) {
    for (const { entry, source: text } of textsWith("é")) {
      const { path } = entry;
      if (entry.isDefault || !parts.has(entry.part) || !/[\u00a0\u2007\u202f\u200b\u2060\ufeff\ufffc]/.test(text))
        continue;
      const match = form.exec(text);
      if (!match) continue;
      const [start, end] = [match.index, match.index + match[0].length];
      const isSpace = /[\u00a0\u2007\u202f]/.test(match[0]);
      yield {
        message: match[0].includes("\ufffc")
          ? "A character stands here for a picture that was not copied along."
          : isSpace
            ? "This text begins or ends with a space that is none of the plain ones."
            : "A character that nobody sees stands in this text.",
        label: match[0].includes("\ufffc") ? "no picture" : "not visible",
        help: "Delete it. It often comes along when text is copied from another program.",
        range: source.locateInside(path, start, end),
        at: path,
        fixes: correct(path, start, end, "", "safe").map((fix) => ({ ...fix, title: "Delete the character" })),
      };
    }
  },
};
