import { readInlines, wordsIn, type InlineReader } from "./inlines.ts";
import type { MarkdownNode } from "./library.ts";
import type { Align, ParsedBlock, ParsedCell, ParsedInline, ParsedPicture, ParsedRow, Span } from "./parsed.ts";

/** The blocks of a text, or of a quotation or an item in it. */
export function readBlocks(reader: InlineReader, { children }: MarkdownNode, levels: HeadingLevels): ParsedBlock[] {
  return children.flatMap((node) => readBlock(reader, node, levels));
}

function readBlock(reader: InlineReader, node: MarkdownNode, levels: HeadingLevels): readonly ParsedBlock[] {
  const { start, end, name } = node;
  const span = { start, end };
  const heading = /^(?:ATX|Setext)Heading(\d)$/.exec(name);
  if (heading) return [readHeading(reader, node, Number(heading[1]), levels)];
  switch (name) {
    case "Paragraph":
      return readParagraph(reader, node);
    case "BulletList":
    case "OrderedList":
      return [readList(reader, node, levels)];
    case "Blockquote":
      return [{ ...span, kind: "quote", blocks: readBlocks(reader, node, levels) }];
    case "FencedCode":
      return [readCode(reader, node)];
    case "Table":
      return [readTable(reader, node)];
    case "HorizontalRule":
      return [{ ...span, kind: "rule" }];
    case "LinkReference":
      return reader.definitions.isUsed(node)
        ? []
        : [{ ...span, kind: "paragraph", content: wordsIn(reader, start, end) }];
    default:
      return [];
  }
}

/** A paragraph of pictures and nothing else is these pictures. */
function readParagraph(reader: InlineReader, node: MarkdownNode): readonly ParsedBlock[] {
  const content = readInlines(reader, node, node);
  const pictures = content.flatMap((inline) => (inline.kind === "picture" ? [inline] : []));
  const isOnlyPictures = pictures.length > 0 && content.every((inline) => inline.kind === "picture" || isBlank(inline));
  if (!isOnlyPictures) return [{ start: node.start, end: node.end, kind: "paragraph", content }];
  return pictures.map((picture: ParsedPicture) => ({
    start: picture.start,
    end: picture.end,
    kind: "picture",
    picture,
  }));
}

const isBlank = (inline: ParsedInline): boolean =>
  inline.kind === "break" || (inline.kind === "words" && inline.text.trim() === "");

/** How deep the headings above stand: the next one is one level below the nearest that has fewer `#`. */
export type HeadingLevels = number[];

function readHeading(reader: InlineReader, node: MarkdownNode, depth: number, levels: HeadingLevels): ParsedBlock {
  const { start, end, children } = node;
  const isUnderlined = node.name.startsWith("Setext");
  const marks = children.filter(({ name }) => name === "HeaderMark");
  const [first, last] = [marks.at(0), marks.at(-1)];
  const from = isUnderlined ? start : (first?.end ?? start);
  const to = last && (isUnderlined || marks.length > 1) ? last.start : end;
  while ((levels.at(-1) ?? 0) >= depth) levels.pop();
  levels.push(depth);
  return {
    start,
    end,
    kind: "heading",
    depth,
    level: levels.length,
    content: readInlines(reader, node, trimmed(reader.source, from, to)),
  };
}

function trimmed(source: string, start: number, end: number): Span {
  const text = source.slice(start, end);
  const from = start + text.length - text.trimStart().length;
  return { start: from, end: Math.max(from, start + text.trimEnd().length) };
}

function readList(reader: InlineReader, node: MarkdownNode, levels: HeadingLevels): ParsedBlock {
  const { start, end } = node;
  const items = node.children.filter(({ name }) => name === "ListItem");
  const isApart = (one: MarkdownNode, index: number, all: readonly MarkdownNode[]): boolean => {
    const next = all[index + 1];
    return next !== undefined && /\n[ \t>]*\n/.test(reader.source.slice(one.end, next.start));
  };
  const isLoose =
    items.some(isApart) ||
    items.some(({ children }) => children.filter(({ name }) => name !== "QuoteMark").some(isApart));
  const numbers: number[] = [];
  if (node.name === "OrderedList")
    for (const item of items) {
      const mark = item.children.find(({ name }) => name === "ListMark");
      const typed = Number.parseInt(reader.source.slice(mark?.start, mark?.end), 10);
      const before = numbers.at(-1);
      // “1. 1. 1.” counts by itself; a number that is left out stays left out.
      numbers.push(before === undefined || typed > before ? typed : before + 1);
    }
  return {
    start,
    end,
    kind: "list",
    ...(node.name === "OrderedList" && { numbers }),
    isLoose,
    items: items.map((item) => readBlocks(reader, item, levels)),
  };
}

/** Code is shown as it stands: nothing is filled in. */
function readCode(reader: InlineReader, node: MarkdownNode): ParsedBlock {
  const { start, end, children } = node;
  reader.found.code.push({ start, end });
  const pieces = children.filter(({ name }) => name === "CodeText");
  const text = pieces.map((piece) => reader.source.slice(piece.start, piece.end)).join("");
  const isClosed = children.filter(({ name }) => name === "CodeMark").length > 1;
  return { start, end, kind: "code", text, isClosed };
}

function readTable(reader: InlineReader, node: MarkdownNode): ParsedBlock {
  const { start, end, children } = node;
  const rows = children.filter(({ name }) => name === "TableHeader" || name === "TableRow");
  const [head, ...body] = rows.map((row): ParsedRow => ({
    start: row.start,
    end: row.end,
    cells: cellsOf(reader, row),
  }));
  const line = children.find(({ name }) => name === "TableDelimiter");
  const aligns = reader.source
    .slice(line?.start, line?.end)
    .replace(/^\s*\||\|\s*$/g, "")
    .split("|")
    .map((cell): Align => (/:\s*$/.test(cell) ? (/^\s*:/.test(cell) ? "center" : "end") : "start"));
  return { start, end, kind: "table", aligns, head: head?.cells ?? [], rows: body };
}

/** The cells of a row, those that are empty too. */
function cellsOf(reader: InlineReader, row: MarkdownNode): readonly ParsedCell[] {
  const cells: ParsedCell[] = [];
  let open: ParsedCell | undefined;
  let at = row.start;
  for (const child of row.children) {
    if (child.name === "TableCell")
      open = { start: child.start, end: child.end, content: readInlines(reader, child, child) };
    if (child.name !== "TableDelimiter") continue;
    if (open || child.start > row.start) cells.push(open ?? { start: at, end: child.start, content: [] });
    open = undefined;
    at = child.end;
  }
  return open ? [...cells, open] : cells;
}
