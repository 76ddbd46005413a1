import { Autolink, parser, Strikethrough, Table } from "@lezer/markdown";

/**
 * A piece of a text as the library takes it apart, named as the library names it: Paragraph, Emphasis, EmphasisMark. Positions
 * count characters of the text. What lies between the children is words.
 */
export interface MarkdownNode {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly children: readonly MarkdownNode[];
}

/** HTML is text here. Text that is indented is a paragraph: spaces come in by accident, and code has its fences. */
const blocks = parser.configure([Table, Strikethrough, Autolink, { remove: ["HTMLBlock", "IndentedCode"] }]);

const inlines = parser.configure([
  Strikethrough,
  Autolink,
  {
    remove: [
      "HTMLBlock",
      "IndentedCode",
      "FencedCode",
      "Blockquote",
      "HorizontalRule",
      "BulletList",
      "OrderedList",
      "ATXHeading",
      "SetextHeading",
      "LinkReference",
    ],
  },
]);

/** Lists in lists in lists are deeper in no text. */
const maxDepth = 64;

export interface MarkdownTree {
  readonly root: MarkdownNode;
  /** False where it is so deep that pieces are left out. */
  readonly isWhole: boolean;
}

interface Open extends MarkdownNode {
  readonly children: MarkdownNode[];
}

function treeOf(library: typeof parser, text: string): MarkdownTree {
  const root: Open = { name: "Document", start: 0, end: text.length, children: [] };
  const open: Open[] = [root];
  let isWhole = true;
  library.parse(text).iterate({
    enter({ name, from, to }) {
      if (name === "Document") return true;
      isWhole &&= open.length < maxDepth;
      if (!isWhole) return false;
      const node: Open = { name, start: from, end: to, children: [] };
      open.at(-1)?.children.push(node);
      open.push(node);
      return true;
    },
    leave({ name }) {
      if (name !== "Document") open.pop();
    },
  });
  return { root, isWhole };
}

/** Takes a long text apart into its blocks: CommonMark with tables, strikethrough and bare addresses. */
export const parseBlocks = (text: string): MarkdownTree => treeOf(blocks, text);

/** Takes a line of text apart: emphasis, code, links. It holds no line end. */
export const parseInlines = (text: string): MarkdownTree => treeOf(inlines, text);
