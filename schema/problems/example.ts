import type { FileFacts, LeftOut } from "../problem.ts";

/** A site file, or a call of the command line where the problem is no matter of the text. */
export type Example = FileExample | { readonly command: string };

export interface FileExample {
  /** What the page shows. The indentation of the first line is taken off all lines. */
  readonly template: string;
  /** The rest of the file. */
  readonly frame: Frame;
  /** What the page shows instead of a very long template. */
  readonly shown?: string;
  /** Files in the public folder. */
  readonly files?: Readonly<Record<string, FileFacts>>;
  /** What is in the public folder and not published. */
  readonly leftOut?: readonly LeftOut[];
  /** How the file is saved; UTF-8 if left out. */
  readonly encoding?: "latin1";
  /** Whether it ends without a line break. */
  readonly isCut?: true;
}

/** What stands around the template in the file. */
interface Frame {
  readonly before: string;
  readonly after: string;
  readonly indentation: number;
  /** What the reader has to know of it. */
  readonly given?: string;
}

type More = Pick<FileExample, "shown" | "files" | "leftOut" | "encoding" | "isCut"> & Pick<Frame, "given">;

const head = `version: 1
site: { name: Corner Bakery, url: https://bakery.example }
`;

const home = `routes:
  - path: /
    title: Home
    description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
    sections:
`;

const page = `${home}      - { type: text, body: Fresh bread every day. }
`;

const menu = `menus:
  main:
    - { label: Our prices, href: /prices }
`;

const prices = `  - path: /prices
    title: Prices
    description: What our bread, rolls and cakes cost, and how to order them for the next morning.
    sections:
      - { type: text, anchor: bread, title: Bread, body: Two pounds a loaf. }
      - { type: text, anchor: cakes, title: Cakes, body: Three pounds a piece. }
`;

const frameOf =
  (before: string, after = "", indentation = 0, given?: string) =>
  (template: string, { given: own = given, ...more }: More = {}): FileExample => ({
    template,
    frame: { before, after, indentation, ...(own !== undefined && { given: own }) },
    ...more,
  });

/** A whole file. */
export const file = frameOf("");

/** Sections of a page. The rest of the file is a site of one page. */
export const sections = frameOf(head + home, "", 6);

/** Keys at the top of the file. The rest of the file is a site of one page. */
export const topLevel = frameOf(head, page);

/** The key “site”. The rest of the file is a site of one page. */
export const siteFacts = frameOf("version: 1\n", page);

/** Sections of the start page of a site with a second page. */
export const linked = frameOf(
  head + menu + home,
  prices,
  6,
  "The site has a page /prices with the places bread and cakes.",
);

const picture: FileFacts = { bytes: 5000, kind: "svg", width: 480, height: 360 };

/** Pictures in a public folder; what is not given is that of a small drawing. */
export const pictures = (files: Readonly<Record<string, Partial<FileFacts>>>): Readonly<Record<string, FileFacts>> =>
  Object.fromEntries(Object.entries(files).map(([name, facts]) => [name, { ...picture, ...facts }]));

/** The lines of a template without the indentation of the first. */
function unindented(template: string): string {
  const [first = "", ...rest] = template.replace(/^\n/, "").replace(/\n *$/, "").split("\n");
  const indentation = first.length - first.trimStart().length;
  const lines = [first, ...rest].map((line) => line.slice(line.slice(0, indentation).trim() === "" ? indentation : 0));
  return `${lines.join("\n")}\n`;
}

/** What a page shows of an example. A tab is drawn, because it looks like spaces. */
export const shownText = (example: Example): string =>
  "command" in example ? example.command : (example.shown ?? unindented(example.template)).replaceAll("\t", "⇥   ");

/** The whole file of an example. */
export function wholeText({ template, frame: { before, after, indentation }, isCut }: FileExample): string {
  const text = before + unindented(template).replaceAll(/^(?=.)/gm, " ".repeat(indentation)) + after;
  return isCut ? text.trimEnd() : text;
}
