import type { FileFacts } from "../../problem.ts";

/** What the manual says of a code. Its severity, its message and its correction come from the checker itself. */
export interface Entry {
  /** What is wrong, in a sentence or two. */
  readonly what: string;
  /** Why it matters to visitors or to whoever edits the file. */
  readonly why: string;
  /** Gives exactly this code. */
  readonly bad: Example;
  /** The same, put right: gives no problem. */
  readonly good: Example;
}

/** Entries by their code. */
export type Entries = Readonly<Record<string, Entry>>;

/** A site file, or a call of the command line for what is no matter of the text. */
export type Example = FileExample | { readonly command: string };

export interface FileExample {
  /** The whole file. */
  readonly text: string;
  /** What the manual prints of it. */
  readonly shown: string;
  /** What one has to know of the rest of the file. */
  readonly given?: string | undefined;
  /** Pictures in the public folder. */
  readonly files?: Readonly<Record<string, FileFacts>> | undefined;
  /** How the file is saved; UTF-8 unless told. */
  readonly encoding?: "latin1" | undefined;
}

const picture: FileFacts = { bytes: 5000, kind: "svg", width: 480, height: 360 };

/** A public folder with pictures, each as usual unless told. */
export const pictures = (files: Readonly<Record<string, Partial<FileFacts>>>): Readonly<Record<string, FileFacts>> =>
  Object.fromEntries(Object.entries(files).map(([name, known]) => [name, { ...picture, ...known }]));

/** The lines of a template without the indentation of the first. */
function unindented(template: string): string {
  const [first = "", ...rest] = template.replace(/^\n/, "").replace(/\n *$/, "").split("\n");
  const indentation = first.length - first.trimStart().length;
  const lines = [first, ...rest].map((line) => line.slice(line.slice(0, indentation).trim() === "" ? indentation : 0));
  return `${lines.join("\n")}\n`;
}

const indent = (text: string, by: number): string => text.replaceAll(/^(?=.)/gm, " ".repeat(by));

/** A whole file. */
export function file(template: string, more: Pick<FileExample, "files" | "encoding"> = {}): FileExample {
  const text = unindented(template);
  return { text, shown: text, ...more };
}

const head = `version: 1
site: { name: Corner Bakery, url: https://bakery.example }
`;

const pageHead = `  - path: /
    title: Home
    description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
`;

/** Sections of a page. The rest of the file is a site of one page. */
export function sections(template: string, more: Pick<FileExample, "files"> = {}): FileExample {
  const shown = unindented(template);
  return { text: `${head}routes:\n${pageHead}    sections:\n${indent(shown, 6)}`, shown, ...more };
}

/** A section with which all is well. */
export const soundText = sections(`
  - type: text
    title: Bread
    body: Fresh every day.
`);

/** Keys at the top of the file. The rest of the file is a site of one page. */
export function top(template: string, more: Pick<FileExample, "files"> = {}): FileExample {
  const shown = unindented(template);
  const page = `routes:\n${pageHead}    sections:\n      - { type: text, body: Fresh bread every day. }\n`;
  return { text: head + shown + page, shown, ...more };
}

/** Lines under “site”. The rest of the file is a site of one page. */
export function facts(template: string, more: Pick<FileExample, "files"> = {}): FileExample {
  const shown = unindented(template);
  const page = `routes:\n${pageHead}    sections:\n      - { type: text, body: Fresh bread every day. }\n`;
  return { text: `version: 1\n${shown}${page}`, shown, ...more };
}

const prices = `  - path: /prices
    title: Prices
    description: What our bread, rolls and cakes cost, and how to order them for the next morning.
    sections:
      - { type: text, anchor: bread, title: Bread, body: Two pounds a loaf. }
      - { type: text, anchor: cakes, title: Cakes, body: Three pounds a piece. }
`;

/** Sections of the start page of a site with a second page. */
export function linked(template: string, more: Pick<FileExample, "files"> = {}): FileExample {
  const shown = unindented(template);
  const menu = "menus:\n  main:\n    - { label: Our prices, href: /prices }\n";
  return {
    text: `${head}${menu}routes:\n${pageHead}    sections:\n${indent(shown, 6)}${prices}`,
    shown,
    given: "The site has a page /prices with the places bread and cakes.",
    ...more,
  };
}
