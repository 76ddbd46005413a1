import { listInLine } from "./pasted-items.ts";

/** Marks that visitors see as they stand, and what to write instead. */
interface ShownMark {
  readonly form: RegExp;
  /** What visitors see. */
  readonly what: string;
  readonly help: string;
}

const alone = "Leave them out.";
const target = String.raw`(?:[/#]|https?:|mailto:|tel:)`;

/** In headings, names and buttons nothing is marked. The words inside are in the group `words`. */
export const inLabels: readonly ShownMark[] = [
  {
    form: /!\[(?<words>[^\][\n]*)\]\([^()\n]+\)/,
    what: "the name of a picture",
    help: "A picture stands in “image”, or in a long text.",
  },
  {
    form: new RegExp(String.raw`\[(?<words>[^\][\n]+)\]\(${target}[^()\n]*\)`),
    what: "the brackets",
    help: "Write the words alone; a link stands in “href”, or in a text.",
  },
  { form: /\*\*(?=[^\s*])(?<words>[^*\n]*[^\s*])\*\*/, what: "the stars", help: alone },
  { form: /(?<![\w_])__(?=[^\s_])(?<words>[^_\n]*[^\s_])__(?![\w_])/, what: "the underscores", help: alone },
  { form: /(?<![\w*\\])\*(?=[^\s*])(?<words>[^*\n]*[^\s*])\*(?![\w*])/, what: "the stars", help: alone },
  { form: /(?<![\w_])_(?=[^\s_])(?<words>[^_\n]*[^\s_])_(?![\w_])/, what: "the underscores", help: alone },
  // Whether the words between them are still meant is the author's to say.
  {
    form: /~~(?=[^\s~])[^~\n]*[^\s~]~~/,
    what: "the tildes",
    help: "Leave them out, and the words that are struck out.",
  },
  { form: /(?<!`)`(?=[^\s`])(?<words>[^`\n]*)`(?!`)/, what: "the back ticks", help: alone },
  { form: /^#{2,6}\s+(?<words>\S.*)/, what: "the number signs", help: alone },
  { form: /^#\s+(?<words>\p{L}.*)/u, what: "the number sign", help: alone },
];

const longText =
  "Headings, lists, tables and pictures stand in long texts, such as “body” of a section of the type text.";

/** In a text of one paragraph there are no blocks. */
export const inTexts: readonly ShownMark[] = [
  { form: /!\[[^\][\n]*\]\([^()\n]+\)/, what: "the name of the picture", help: longText },
  { form: /^#{2,6}\s+(?<words>\S.*)/m, what: "the number signs", help: longText },
  { form: /^#\s+(?<words>\p{L}.*)/u, what: "the number sign", help: longText },
  {
    form: /^(?:[-*+•–]|\d{1,2}[.)])\s+\S.*\n\s*(?:[-*+•–]|\d{1,2}[.)])\s+\S.*/m,
    what: "one line, and no list,",
    help: longText,
  },
  { form: listInLine, what: "one line, and no list,", help: longText },
  { form: /^\|.*\|\s*\n\s*\|.*\|/m, what: "the bars, and no table,", help: longText },
  { form: /^>\s.*\n\s*>\s.*/m, what: "the marks of a quotation", help: longText },
];
