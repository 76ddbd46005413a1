import { withTitle } from "../../problems/sample-sites.ts";
import type { AreaRule } from "../rule.ts";
import { semicolonsBesideQuotes } from "../support/texts/semicolons.ts";

const parts = new Set(["label", "text", "markdown", "nav", "constant"]);

interface Form {
  readonly pattern: RegExp;
  /** The marks that would be its partner, anywhere in the text. */
  readonly partner: RegExp;
}

/** A mark at one end of a text; behind a number it may be that of inches, behind a word that of a possessive. */
const forms: readonly Form[] = [
  { pattern: /(?<=[^\s\d])"$/, partner: /"/ },
  { pattern: /(?<=[.!?…,:]|\p{L}(?<![sS]))'$/u, partner: /'/ },
  { pattern: /(?<=\S)”$/, partner: /[“”„]/ },
  { pattern: /(?<=[.!?…])’$/, partner: /[‘‚]/ },
  { pattern: /(?<=\S)»$/, partner: /[«»›]/ },
  // In the middle, before a word that it opens.
  { pattern: /(?<=\s)"(?=\p{L}\p{Ll})/u, partner: /"/ },
  { pattern: /(?<=[\s(])“(?=\S)/, partner: /[“”„"]/ },
  { pattern: /(?<=[\s(])„(?=\S)/, partner: /[“”"]/ },
  { pattern: /^“(?=\S)/, partner: /[”“"]/ },
  { pattern: /^„(?=\S)/, partner: /[“”"]/ },
  { pattern: /^«(?=\S| \S)/, partner: /[»"]/ },
];

/** A quotation mark has a partner. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/lone-quote",
    severity: "warning",
    yieldsTo: "wrong-line",
    what: "A text has a quotation mark without a partner.",
    why: "It was left behind when the other one was deleted, or the other one was forgotten: visitors see it.",
    bad: withTitle("Our bread”"),
    good: withTitle("Our bread"),
  },
  *find({ textsWith, source, editable, correct }) {
    for (const { entry, source: text } of textsWith("'\"“")) {
      const { part, path } = entry;
      if (entry.isDefault || !parts.has(part) || !/["'”’»]$|^[“„«]|[\s(]["“„]\S/.test(text)) continue;
      const found = forms
        .map(({ pattern, partner }) => ({ match: pattern.exec(text), partner }))
        .find(({ match }) => match !== null);
      const match = found?.match;
      if (!match || found.partner.test(text.slice(0, match.index) + text.slice(match.index + 1))) continue;
      // A comma inside a text in quotes cut it, in a list whose items semicolons separate.
      if (semicolonsBesideQuotes(path.slice(0, -1), { editable, source }).length > 0) continue;
      const [start, end] = [match.index, match.index + 1];
      yield {
        message: "This quotation mark has no partner: visitors see it as it stands.",
        label: start === 0 || /[\s(]/.test(text[start - 1] ?? "") ? "nothing closes it" : "nothing opens it",
        help: "Delete it, or write the other one too.",
        range: source.locateInside(path, start, end),
        at: path,
        fixes: correct(path, start, end, "", "review").map((fix) => ({ ...fix, title: "Delete the quotation mark" })),
      };
    }
  },
};
