import { readBlocks } from "./blocks.ts";
import { findDefinitions } from "./definitions.ts";
import { readInlines, type InlineReader } from "./inlines.ts";
import { parseBlocks, parseInlines, type MarkdownNode } from "./library.ts";
import { mask } from "./mask.ts";
import type { Collected, ParsedMarkdown, ParsedText } from "./parsed.ts";
import { parseReferences } from "../reference.ts";

/** What may be more than words and references in a line: marks, addresses. */
const inlineMark = /[\\`[*_~@]|:\/\/|www\./i;

/** What may be more than one paragraph. */
const blockMark = /^$|^\s|\n(?!$)|^(?:[-+>#|]|\d+[.)])/;

const emptyFinds = (): Collected => ({ references: [], mistakes: [], links: [], pictures: [], code: [] });

const readerOf = (source: string, root: MarkdownNode, hasPictures: boolean): InlineReader => ({
  source,
  hasPictures,
  found: emptyFinds(),
  definitions: findDefinitions(source, root),
});

/** All of it as words, with its references. */
function asWords(source: string, isUnread: boolean): ParsedText {
  const { runs, references, mistakes } = parseReferences(source);
  return { content: runs, ...emptyFinds(), references, mistakes, isUnread };
}

function asParagraph(source: string, isUnread: boolean): ParsedMarkdown {
  const { content, ...finds } = asWords(source.trimEnd(), isUnread);
  return { blocks: [{ kind: "paragraph", start: 0, end: source.length, content }], ...finds };
}

/** Reads one paragraph: bold words, emphasis, strikethrough, code, links, addresses and references. */
export function parseText(source: string, isReadable: (source: string) => boolean): ParsedText {
  // Most texts are words and nothing else: to say so at once takes a tenth of the time of a check away.
  if (!inlineMark.test(source)) return asWords(source, false);
  if (!isReadable(source)) return asWords(source, true);
  const { root } = parseInlines(mask(source).replaceAll("\n", " "));
  const reader = readerOf(source, root, false);
  const content = root.children.flatMap((node) => readInlines(reader, node, { start: 0, end: source.length }));
  return { content, ...reader.found, isUnread: false };
}

/** Reads long text: CommonMark with tables, strikethrough, bare addresses and references. */
export function parseMarkdown(source: string, isReadable: (source: string) => boolean): ParsedMarkdown {
  if (!inlineMark.test(source) && !blockMark.test(source)) return asParagraph(source, false);
  if (!isReadable(source)) return asParagraph(source, true);
  const { root, isWhole } = parseBlocks(mask(source));
  if (!isWhole) return asParagraph(source, true);
  const reader = readerOf(source, root, true);
  return { blocks: readBlocks(reader, root, []), ...reader.found, isUnread: false };
}
