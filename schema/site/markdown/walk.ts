import type { ParsedBlock, ParsedInline, ParsedMarkdown } from "./parsed.ts";

/** Every block of a long text, those inside of quotations and items too, from the top down. */
export function* blocksIn(blocks: readonly ParsedBlock[]): Iterable<ParsedBlock> {
  for (const block of blocks) {
    yield block;
    if (block.kind === "quote") yield* blocksIn(block.blocks);
    if (block.kind === "list") for (const item of block.items) yield* blocksIn(item);
  }
}

/** What a line of marks may reach over: each paragraph, heading and cell of a long text. */
export function* contentsIn({ blocks }: ParsedMarkdown): Iterable<readonly ParsedInline[]> {
  for (const block of blocksIn(blocks)) {
    if (block.kind === "paragraph" || block.kind === "heading") yield block.content;
    if (block.kind === "table")
      for (const cells of [block.head, ...block.rows.map((row) => row.cells)])
        for (const { content } of cells) yield content;
  }
}

/** The last paragraph of a list, or of the list that its last item ends with. */
export const lastParagraph = (block: ParsedBlock | undefined): ParsedBlock | undefined =>
  block?.kind === "list" ? lastParagraph(block.items.at(-1)?.at(-1)) : block;
