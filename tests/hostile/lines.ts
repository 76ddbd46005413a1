import { pieces, twins } from "./pieces.ts";
import { filled, kilo, lines, mega, siteWith, textSection, type Hostile } from "./hostile.ts";

const prose = filled("Fresh bread every day, from five in the morning. ", mega);

function ofPiece(piece: string, length: number, isBelowSite: boolean): Hostile {
  const size = length === mega ? "a megabyte" : `${length / kilo} kB`;
  const site = isBelowSite ? siteWith(textSection("Fresh.")) : "";
  return {
    name: `${size} of ${JSON.stringify(piece)}${isBelowSite ? " below a sound site" : ""}`,
    make: () => site + filled(piece, length),
  };
}

/** Lines that never end, and signs without number. */
export const longLines: readonly Hostile[] = [
  { name: "a text of a megabyte", make: () => siteWith(textSection(prose)) },
  { name: "a text of a megabyte in quotes", make: () => siteWith(textSection(`"${prose}"`)) },
  { name: "a text of a megabyte in single quotes", make: () => siteWith(textSection(`'${prose}'`)) },
  { name: "a text of a megabyte without a space", make: () => siteWith(textSection("x".repeat(mega))) },
  { name: "a text of a megabyte in a block", make: () => siteWith(textSection(`|\n          ${prose}`)) },
  { name: "a text of a megabyte in a folded block", make: () => siteWith(textSection(`>\n          ${prose}`)) },
  {
    name: "a text of 20,000 lines",
    make: () => siteWith(textSection(`|\n${lines(20_000, (index) => `          Line ${index} of the text.`)}`)),
  },
  {
    name: "a text of 20,000 lines in quotes",
    make: () => siteWith(textSection(`"${lines(20_000, (index) => `          Line ${index} of the text.`)}"`)),
  },
  { name: "a comment of a megabyte", make: () => siteWith(textSection(`Fresh. # ${prose}`)) },
  { name: "a list of a megabyte in brackets", make: () => siteWith(textSection(`[${filled("bread, ", mega)}]`)) },
  { name: "a text of a megabyte in brackets", make: () => siteWith(textSection(`[${prose}]`)) },
  {
    name: "a list of a megabyte on lines",
    make: () => siteWith(`      - type: text\n        body:\n${lines(60_000, () => "          - bread")}`),
  },
  { name: "a megabyte of escapes", make: () => siteWith(textSection(`"${filled("\\u0041\\n", mega)}"`)) },
  { name: "a megabyte of marks of emphasis", make: () => siteWith(textSection(`"${filled("*a **", mega)}"`)) },
  { name: "a megabyte of brackets in a text", make: () => siteWith(textSection(`"${filled("[", mega)}"`)) },
  { name: "a megabyte of half links", make: () => siteWith(textSection(`"${filled("[a](", mega)}"`)) },
  {
    name: "front matter of forty lines that begin with a dash",
    make: () => `---\n${lines(39, (index) => `-title: Bread ${index}`)}\n${siteWith(textSection("Fresh."))}`,
  },
  { name: "a megabyte of links by reference", make: () => siteWith(textSection(`"${filled("[a][b] ", mega)}"`)) },
  { name: "a megabyte of letters in a bracket", make: () => siteWith(textSection(`"[${filled("a", mega)}"`)) },
  {
    name: "a line of texts in and without quotes",
    make: () => siteWith(textSection(`"a" ${filled(", b  ", 3 * kilo)}:`)),
  },
  { name: "a list with semicolons behind texts", make: () => siteWith(textSection(`["a"${filled("; ", 3 * kilo)}]`)) },
  { name: "a line of braces in a list", make: () => siteWith(textSection(`[${filled("{{ ", 3 * kilo)}]`)) },
  { name: "a line of colons between braces", make: () => siteWith(textSection(`{ ${filled("a: b: ", 3 * kilo)} }`)) },
  { name: "a megabyte of links", make: () => siteWith(textSection(`"${filled("[a](/b) ", mega)}"`)) },
  { name: "100 kB of links", make: () => siteWith(textSection(`"${filled("[a](/b) ", 100 * kilo)}"`)) },
  { name: "100 kB of back ticks", make: () => siteWith(textSection(`"x ${filled("`", 100 * kilo)}"`)) },
  { name: "3 kB of links between braces", make: () => siteWith(textSection(`{ a: ${filled("[x](y) ", 3 * kilo)}`)) },
  { name: "a megabyte of half references", make: () => siteWith(textSection(`"${filled("{a", mega)}"`)) },
  { name: "a megabyte of references", make: () => siteWith(textSection(`"${filled("{a.b|c} ", mega)}"`)) },
  { name: "100 kB of references", make: () => siteWith(textSection(`"${filled("{a} ", 100 * kilo)}"`)) },
  {
    name: "30,000 keys of one item, two of them again and again",
    make: () =>
      siteWith(`      - type: text\n        body: x\n${filled("        type: text\n        body: x\n", 15_000 * 32)}`),
  },
  {
    name: "a megabyte of words at the end, below links that lead nowhere",
    make: () => siteWith(`${textSection("[a](/a) [b](/b) [c](/c)")}\n${textSection(prose)}`).trimEnd(),
  },
  { name: "a megabyte of tags", make: () => siteWith(textSection(`"${filled("<b", mega)}"`)) },
  ...["~~a", "-a infor- mation ", "%20", "\\n", "a@", "a.", "<a@", "[b]", "Ã¼", "$a_"].map((piece) => ({
    name: `a megabyte of ${piece} in a text`,
    make: () => siteWith(textSection(`"${filled(piece, mega)}"`)),
  })),
  { name: "a megabyte of digits", make: () => siteWith(textSection("1".repeat(mega))) },
  { name: "a megabyte of dots", make: () => siteWith(textSection(".".repeat(mega))) },
  {
    name: "a megabyte of hyphens in an anchor",
    make: () => siteWith(`${textSection("Fresh.")}\n        anchor: ${"a-".repeat(mega / 2)}`),
  },
  {
    name: "a megabyte of slashes in a link",
    make: () => siteWith(`${textSection("Fresh.")}\n        actions: [{ label: Go, href: ${"/".repeat(mega)} }]`),
  },
  {
    name: "a megabyte in an address of a letter",
    make: () =>
      siteWith(`${textSection("Fresh.")}\n        actions: [{ label: Go, href: "mailto:${"a@".repeat(mega / 2)}" }]`),
  },
  {
    name: "a megabyte of a telephone number",
    make: () =>
      siteWith(`${textSection("Fresh.")}\n        actions: [{ label: Go, href: "tel:${"1 ".repeat(mega / 2)}" }]`),
  },
  {
    name: "a megabyte in a web address",
    make: () =>
      siteWith(
        `${textSection("Fresh.")}\n        actions: [{ label: Go, href: "https://a.example/${"%20".repeat(mega / 3)}" }]`,
      ),
  },
  {
    name: "a huge text in base64",
    make: () =>
      siteWith(
        `      - type: picture\n        image: { src: "data:image/png;base64,${filled("iVBORw0KGgoAAAANSUhEUgAA", mega)}", alt: x }`,
      ),
  },
  ...pieces.map((piece) => ofPiece(piece, 32 * kilo, true)),
  ...[18 * kilo, 400 * kilo].flatMap(manyMistakes),
  ...moreMistakes(400 * kilo),
];

const unclosed = (quote: string, more: string, length: number): string =>
  siteWith(`      - type: text\n        items:\n${filled(`          - ${quote}Bread ${more}\n`, length)}`);

/** One mistake again and again: files of a few kilobytes, which the check searches for what was meant, and of many, which it gives up. */
function manyMistakes(length: number): Hostile[] {
  const size = `${length / kilo} kB`;
  return [
    { name: `${size} of quotes that are not closed`, make: () => unclosed('"', "and rolls", length) },
    {
      name: `${size} of sections with a tab`,
      make: () => siteWith(filled(`${textSection("Bread")}\n\t\ttitle: x\n`, length)),
    },
    {
      name: `${size} of sections without a dash`,
      make: () => siteWith(filled(`        type: text\n        body: Bread\n`, length)),
    },
  ];
}

/** Mistakes near to those. */
function moreMistakes(length: number): Hostile[] {
  const size = `${length / kilo} kB`;
  return [
    { name: `${size} of single quotes that are not closed`, make: () => unclosed("'", "and more", length) },
    {
      name: `${size} of sections with a quote that is not closed`,
      make: () => siteWith(filled(`${textSection('"Bread')}\n`, length)),
    },
    {
      name: `${size} of sections with a bracket that is not closed`,
      make: () => siteWith(filled(`${textSection("[Bread")}\n`, length)),
    },
    {
      name: `${size} of sections with a colon too many`,
      make: () => siteWith(filled(`${textSection("Bread: rolls: more")}\n`, length)),
    },
    {
      name: `${size} of sections one space off`,
      make: () => siteWith(filled(`${textSection("Bread")}\n       title: x\n`, length)),
    },
  ];
}

/** The other sizes of the same pieces at the other places, and what is near to them, for the benchmark. */
export const moreLines = [
  ...moreMistakes(18 * kilo),
  ...twins.map((piece) => ofPiece(piece, 32 * kilo, true)),
  ...[...pieces, ...twins].flatMap((piece) => [
    ofPiece(piece, 64 * kilo, true),
    ofPiece(piece, 128 * kilo, false),
    ofPiece(piece, 256 * kilo, false),
    ofPiece(piece, mega, false),
    ofPiece(piece, mega, true),
  ]),
];
