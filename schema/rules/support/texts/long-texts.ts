import type { ParsedBlock, ParsedMarkdown, Span } from "../../../site/markdown/parsed.ts";
import { blocksIn } from "../../../site/markdown/walk.ts";
import type { WrittenText } from "../../../site/written.ts";
import type { AreaContext } from "../../context.ts";
import { once } from "../shared.ts";

/** A long text that the author wrote. */
export interface LongText {
  readonly text: WrittenText;
  readonly parsed: ParsedMarkdown;
  /** Its blocks, those inside of others too. */
  readonly blocks: readonly ParsedBlock[];
}

/** YAML has put the lines of such a text together: its blocks are not those that the author wrote. The missing bar is reported. */
const lacksBar = /^[^|>"'][^]*\n[ \t]*\r?\n/;

export const longTexts = once(({ texts, parsed, source }: AreaContext): readonly LongText[] =>
  texts.flatMap((text) => {
    if (text.entry.part !== "markdown" || text.entry.isDefault || text.finds.isUnread) return [];
    const { start, end } = source.locate(text.entry.path);
    if (lacksBar.test(source.text.slice(start.offset, end.offset))) return [];
    const markdown = parsed.markdown(text.source);
    return [{ text, parsed: markdown, blocks: [...blocksIn(markdown.blocks)] }];
  }),
);

/** A line of a paragraph, without the marks of a quotation and the spaces before its words. */
export interface Line extends Span {
  readonly words: string;
  /** Visitors see it on a line of its own: it is a whole paragraph, or backslashes part it from the others. */
  readonly isApart: boolean;
}

/** The lines of a block, as they are written. */
export function linesIn(source: string, { start, end }: Span): readonly Line[] {
  let at = start;
  return source
    .slice(start, end)
    .split("\n")
    .map((line, index, lines): Line => {
      const lead = /^[ \t>]*/.exec(at === start ? "" : line)?.[0].length ?? 0;
      const from = at + lead;
      at += line.length + 1;
      const isApart = endsAt(lines, index - 1) && endsAt(lines, index);
      return { start: from, end: at - 1, words: line.slice(lead).trimEnd(), isApart };
    });
}

const endsAt = (lines: readonly string[], index: number): boolean =>
  index < 0 || index === lines.length - 1 || lines[index]?.trimEnd().endsWith("\\") === true;
