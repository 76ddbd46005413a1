import { parseInline, type Collected, type Finds, type ParsedInline } from "./text.ts";

export type ParsedBlock =
  | { readonly kind: "paragraph" | "heading"; readonly content: readonly ParsedInline[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly (readonly ParsedInline[])[] };

export interface ParsedMarkdown extends Finds {
  readonly blocks: readonly ParsedBlock[];
}

/** A block under construction: the stretches of the text that belong to it. */
interface Draft {
  readonly kind: "paragraph" | "heading" | "list";
  readonly ordered: boolean;
  readonly parts: { start: number; end: number }[];
}

const listLine = /^ {0,3}(?:-|(\d{1,4})\.)[ \t]+(?=\S)/;
const headingLine = /^ {0,3}#{1,6}[ \t]+(?=\S)/;

/**
 * Reads long text: paragraphs with an empty line between them, lists (`- `, `1. `) and sub-headings (`## `).
 * A line end inside a paragraph is a space. A list needs no empty line before it.
 */
export function parseMarkdown(source: string): ParsedMarkdown {
  const drafts: Draft[] = [];
  let afterEmpty = true;
  for (let start = 0; start < source.length;) {
    const lineEnd = source.indexOf("\n", start);
    const end = lineEnd < 0 ? source.length : lineEnd;
    const line = source.slice(start, end);
    const last = drafts.at(-1);
    const part = last?.parts.at(-1);
    const item = listLine.exec(line);
    const heading = headingLine.exec(line);
    const ordered = item?.[1] !== undefined;
    const continues = last?.kind === "list" && last.ordered === ordered;
    // “in total\n2024. Then” goes on; only 1. opens a list in the middle of a paragraph.
    const isItem = item !== null && (!ordered || continues || afterEmpty || item[1] === "1");

    if (line.trim() === "") afterEmpty = true;
    else {
      if (isItem) {
        const stretch = { start: start + item[0].length, end };
        if (continues) last.parts.push(stretch);
        else drafts.push({ kind: "list", ordered, parts: [stretch] });
      } else if (heading)
        drafts.push({ kind: "heading", ordered: false, parts: [{ start: start + heading[0].length, end }] });
      else if (part && last?.kind !== "heading" && (!afterEmpty || (last?.kind === "list" && /^ {2,}/.test(line))))
        part.end = end;
      else drafts.push({ kind: "paragraph", ordered: false, parts: [{ start, end }] });
      afterEmpty = false;
    }
    start = end + 1;
  }

  const found: Collected = { references: [], mistakes: [], links: [] };
  const blocks = drafts.map((draft): ParsedBlock => {
    const contents = draft.parts.map((part) => parseInline(source, part.start, part.end, found));
    return draft.kind === "list"
      ? { kind: "list", ordered: draft.ordered, items: contents }
      : { kind: draft.kind, content: contents.flat() };
  });
  return { blocks, ...found };
}
