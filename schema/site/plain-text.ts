import type { Markdown, MarkdownBlock, Text } from "../language/values.ts";

/** The words alone, without marks: for titles, descriptions, search. */
export function plainText(text: Text): string {
  return text
    .map((inline) => {
      if (typeof inline === "string") return inline;
      if ("code" in inline) return inline.code;
      if ("strong" in inline) return plainText(inline.strong);
      if ("emphasis" in inline) return plainText(inline.emphasis);
      if ("deleted" in inline) return plainText(inline.deleted);
      if ("text" in inline) return plainText(inline.text);
      return " ";
    })
    .join("");
}

/**
 * The words of a long text, a line for each paragraph, heading, row and item. `markOf`: what stands before the words of an item,
 * whose number is given where it has one.
 */
export const plainLines = (markdown: Markdown, markOf: (number: number | undefined) => string = () => ""): string[] =>
  markdown.flatMap((block) => linesOf(block, markOf));

function linesOf(block: MarkdownBlock, markOf: (number: number | undefined) => string): string[] {
  if ("paragraph" in block) return [plainText(block.paragraph)];
  if ("heading" in block) return [plainText(block.heading)];
  if ("quote" in block) return plainLines(block.quote, markOf);
  if ("lines" in block) return block.lines.split("\n");
  if ("head" in block) return [block.head, ...block.rows].map((cells) => cells.map(plainText).join(", "));
  if ("figure" in block) return block.caption ? [plainText(block.caption)] : [];
  if ("rule" in block) return [];
  const { list, numbers } = block;
  return list.flatMap((item, index) => {
    const [first = "", ...rest] = plainLines(item, markOf);
    return [`${markOf(numbers?.[index])}${first}`, ...rest];
  });
}
