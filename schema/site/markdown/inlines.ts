import { parseReferences, type Run } from "../reference.ts";
import type { Definitions } from "./definitions.ts";
import type { MarkdownNode } from "./library.ts";
import type { Collected, ParsedInline, ParsedLink, ParsedPicture, Span } from "./parsed.ts";

/** What reading the inside of a paragraph needs. */
export interface InlineReader {
  readonly source: string;
  readonly found: Collected;
  readonly definitions: Definitions;
  /** Whether pictures are shown there; else they are words. */
  readonly hasPictures: boolean;
}

/** What the library finds in a line, and the words between. */
export function readInlines(reader: InlineReader, { children }: MarkdownNode, { start, end }: Span): ParsedInline[] {
  const out: ParsedInline[] = [];
  let at = start;
  for (const child of children) {
    if (child.start < at || child.end > end) continue;
    const inlines = readInline(reader, child);
    if (!inlines) continue;
    out.push(...wordsIn(reader, at, child.start), ...inlines);
    at = child.name === "QuoteMark" ? afterSpaces(reader.source, child.end) : child.end;
  }
  return [...out, ...wordsIn(reader, at, end)];
}

function afterSpaces(source: string, start: number): number {
  let at = start;
  while (source[at] === " " || source[at] === "\t") at++;
  return at;
}

/** Words with references. */
export function wordsIn({ source, found }: InlineReader, start: number, end: number): readonly Run[] {
  if (start >= end) return [];
  const { runs, references, mistakes } = parseReferences(source, start, end);
  found.references.push(...references);
  found.mistakes.push(...mistakes);
  return runs;
}

/** The inside of `**bold**`: between the first mark and the last. */
const inside = ({ start, end, children }: MarkdownNode): Span => ({
  start: children.at(0)?.end ?? start,
  end: children.at(-1)?.start ?? end,
});

/** Nothing for what is words as it stands: HTML, entities. */
function readInline(reader: InlineReader, node: MarkdownNode): readonly ParsedInline[] | undefined {
  switch (node.name) {
    case "StrongEmphasis":
      return [{ kind: "strong", content: readInlines(reader, node, inside(node)) }];
    case "Emphasis":
      return [{ kind: "emphasis", content: readInlines(reader, node, inside(node)) }];
    case "Strikethrough":
      return [{ kind: "deleted", content: readInlines(reader, node, inside(node)) }];
    case "InlineCode":
      return [readCode(reader, node)];
    case "Link":
      return readLink(reader, node);
    case "Image":
      return reader.hasPictures ? readPicture(reader, node) : undefined;
    case "URL":
      return [bareLink(reader, node, node)];
    case "Autolink":
      return [bareLink(reader, node, node.children.find(({ name }) => name === "URL") ?? node)];
    case "HardBreak":
      return [{ kind: "break" }];
    case "Escape":
      return [{ kind: "words", text: reader.source.slice(node.start + 1, node.end), start: node.start, end: node.end }];
    case "QuoteMark":
      return [];
    default:
      return undefined;
  }
}

function readCode(reader: InlineReader, node: MarkdownNode): ParsedInline {
  const { start, end } = inside(node);
  const text = reader.source.slice(start, end);
  const room = /^[ \n].*\S.*[ \n]$/s.test(text) ? 1 : 0;
  reader.found.code.push({ start: node.start, end: node.end });
  return { kind: "code", runs: wordsIn(reader, start + room, end - room) };
}

const named = ({ children }: MarkdownNode, name: string): MarkdownNode | undefined =>
  children.find((child) => child.name === name);

/** `https://…`, `www.…` or a mail address in running text. */
export function bareLink(reader: InlineReader, { start, end }: Span, url: Span): ParsedInline {
  const text = reader.source.slice(url.start, url.end);
  const scheme = /^www\./i.test(text) ? "https://" : /^[a-z][a-z\d+.-]*:/i.test(text) ? "" : "mailto:";
  const words = wordsIn(reader, url.start, url.end);
  const lead: Run = { kind: "words", text: scheme, start: url.start, end: url.start };
  const link: ParsedLink = {
    kind: "link",
    target: scheme === "" ? words : [lead, ...words],
    targetStart: url.start,
    targetEnd: url.end,
    start,
    end,
    content: words,
    words: { start: url.start, end: url.end },
    isBare: true,
  };
  reader.found.links.push(link);
  return link;
}

/** Where the parts of `[words](target "title")`, `[words][name]` or `[name]` stand; nothing where the name stands for nothing. */
function partsOf(
  { source, definitions }: InlineReader,
  node: MarkdownNode,
): { readonly words: Span; readonly target: Span; readonly title?: MarkdownNode | undefined } | undefined {
  const [open, close, , last] = node.children.filter(({ name }) => name === "LinkMark");
  if (!open || !close) return undefined;
  const words = { start: open.end, end: close.start };
  const url = named(node, "URL");
  if (url) return { words, target: withoutAngles(source, url), title: named(node, "LinkTitle") };
  if (last) return { words, target: { start: last.start, end: last.start } };
  const label = named(node, "LinkLabel");
  const isShort = !label || label.end - label.start === 2;
  const name = isShort ? source.slice(words.start, words.end) : source.slice(label.start + 1, label.end - 1);
  const found = definitions.find(name);
  return found && { words, target: withoutAngles(source, found.url), title: found.title };
}

/** `</two words>` */
const withoutAngles = (source: string, { start, end }: Span): Span =>
  source[start] === "<" ? { start: start + 1, end: end - 1 } : { start, end };

export function readLink(reader: InlineReader, node: MarkdownNode): readonly ParsedInline[] {
  const parts = partsOf(reader, node);
  if (!parts) return readInlines(reader, node, node);
  const { words, target } = parts;
  const content = readInlines(reader, node, words);
  const link: ParsedLink = {
    kind: "link",
    target: wordsIn(reader, target.start, target.end),
    targetStart: target.start,
    targetEnd: target.end,
    start: node.start,
    end: node.end,
    content,
    words,
    isBare: false,
  };
  reader.found.links.push(link);
  return [link];
}

export function readPicture(reader: InlineReader, node: MarkdownNode): readonly ParsedInline[] {
  const parts = partsOf(reader, node);
  if (!parts) return readInlines(reader, node, node);
  const { words, target, title } = parts;
  const picture: ParsedPicture = {
    kind: "picture",
    src: reader.source.slice(target.start, target.end),
    srcStart: target.start,
    srcEnd: target.end,
    start: node.start,
    end: node.end,
    alt: readInlines(reader, node, words),
    altSpan: words,
    altWords: reader.source.slice(words.start, words.end),
    ...(title && { caption: wordsIn(reader, title.start + 1, title.end - 1) }),
  };
  reader.found.pictures.push(picture);
  return [picture];
}
