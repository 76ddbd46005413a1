/** A quick look: a text without these has none of the marks. */
export const mayHaveForeignMarks = /[[:$=]|\{\{|\\\(|^h[1-6]\.|'''|~{4}/m;

const command = {
  what: "A command of another program",
  help: "Delete it. What it made is a section of the page here, or a text.",
};

/** What the commands of WordPress begin with. */
const commandNames = String.raw`contact-form(?:-7)?|gallery|caption|embed|playlist|su_\w+|vc_\w+|wpforms|gravityform|elementor-template|woocommerce_\w+`;

/** What templates write in two braces; plain ones may stand around any other name. */
const templateNames = String.raw`(?:site|page|post|posts|config|settings|data|params|layout|theme|user|customer|product|shop|store|order|item|this|blog|collection|section|loop|forloop|env|process|props|current_user|request)\.`;
const templatePlace = String.raw`\{\{-? *(?:[.$#/^>&!]\w|${templateNames}|[\w.]+ *\| *[a-z_]+|(?:else|end|if|range|with|each|yield|include|partial)\b)[^{}\n]{0,200}\}\}`;
const shortcode = /\{\{[%<][^{}\n]{0,200}[%>]\}\}/;

interface ForeignMark {
  readonly form: RegExp;
  readonly what: string;
  readonly help: string;
  /** What counts in headings and on buttons, which show no other marks either. */
  readonly inLabels?: RegExp;
}

/** Marks of other programs, and what to do instead. */
export const foreignMarks: readonly ForeignMark[] = [
  { form: /\[\^(?!\d+\^\])[^\][\s]+\]/, what: "A footnote", help: "Write the note into the text, in brackets." },
  {
    form: /\[[ xX]\](?= )(?<=^[ \t]*(?:(?:[-+*]|\d+[.)]) )?\[[ xX]\])/m,
    what: "A box of a to-do list",
    help: "Use a section of the type checklist.",
  },
  {
    form: /(?<![\w:/]):(?!\d+:)[a-z][a-z0-9]*(?:_[a-z0-9]+)*:(?![\w/])/,
    what: "The name of a smiley",
    help: "Type the smiley itself.",
  },
  { form: /^[ \t]*:::+ *\w.*$/m, what: "A box for a note", help: "Write a quotation, with > before each line." },
  {
    form: /\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\](?<=^[ \t]*>[ \t]*\[![A-Z]+\])/im,
    what: "A box for a note",
    help: "Write it as a quotation, with a bold word first.",
  },
  {
    form: /(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/,
    what: "A highlighted word",
    help: "Write it bold: **word**.",
  },
  {
    form: /\$\$[^$\n]+\$\$|\\\([^()\n]+\\\)|(?<![\w$])\$(?=[^\s$][^$\n]*\$(?!\w))[^$\n]*[\^_\\][^$\n]*\$(?!\w)/,
    what: "A formula",
    help: "Write it in words, or as a picture.",
  },
  {
    form: /^={2,5}(?= [^=\n]+|[^=\n]+={3,5}$)(?=[^=\n]+[^=\s]\s*={2,5}$) ?.*$|^h[1-6]\. +\S.*$/m,
    what: "A heading of a wiki",
    help: "Write two number signs and a space before it: ## Heading.",
  },
  {
    form: /(?<!')'''(?=[^\s'])[^'\n]*[^\s']'''(?!')/,
    what: "A bold word of a wiki",
    help: "Write it bold: **word**.",
  },
  {
    form: /(?<!\[)\[\[(?![/#]|https?:)[^\][\n|]+(?:\|(?![/#]|https?:|mailto:|tel:)[^\][\n]+)?\]\](?![\](])/,
    what: "A link of a wiki",
    help: "Write [the words](/path).",
  },
  {
    form: /(?<=^|\n[ \t]*\n)[=~]{4,}$/m,
    what: "A line of symbols",
    help: "For a line across, write --- with an empty line above it.",
  },
  { form: /^[ \t]*:[ \t]+\S.*$/m, what: "A definition", help: "Write a list, with the term in bold." },
  { form: /^\[(?:TOC|\[_?TOC_?\])\]$/im, what: "A table of contents", help: "Write sectionNav: true for the page." },
  { form: shortcode, inLabels: shortcode, ...command },
  {
    // A sentence may be about such places.
    form: new RegExp(String.raw`^\s*${templatePlace}\s*$`, "i"),
    inLabels: new RegExp(templatePlace, "i"),
    what: "A place that a template fills in",
    help: "Write the words themselves. What stands under constants is named in single braces: {opening.hours}.",
  },
  { form: new RegExp(String.raw`\[(?:${commandNames})(?: [a-z_]+=[^\][\n]{1,200})?\](?![([:])`), ...command },
  { form: /\[\w[\w-]{0,40}(?: [a-z_]{1,20}="[^\]["\n]{0,200}"){1,8} ?\/?\]/, ...command },
  { form: /^[ \t]*\*\[[^\][\n]+\]:.*$/m, what: "An abbreviation", help: "Write the long form where it first stands." },
];
