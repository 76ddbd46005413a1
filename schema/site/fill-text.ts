import type { Address, Image, Inline, Markdown, MarkdownBlock, Text } from "../language/values.ts";
import type { ParsedBlock, ParsedInline, ParsedLink, ParsedMarkdown, ParsedPicture } from "./markdown/parsed.ts";
import { plainText } from "./plain-text.ts";
import type { Reference, Run } from "./reference.ts";

/** What a text needs to become a value: the words for a reference, where a link leads, what is known of a picture. */
export interface Filling {
  reference(reference: Reference): string;
  address(link: ParsedLink): Address;
  picture(picture: ParsedPicture, alt: string): Image;
}

/** A line end inside a paragraph, with the spaces around it, is one space. */
const joined = (text: string): string => (text.includes("\n") ? text.replace(/[ \t]*\n[ \t\n]*/g, " ") : text);

const wordsOf = (runs: readonly Run[], filling: Filling): string =>
  joined(runs.map((run) => (run.kind === "reference" ? filling.reference(run) : run.text)).join(""));

function inlineOf(parsed: ParsedInline, filling: Filling): Inline {
  switch (parsed.kind) {
    case "words":
    case "reference":
      return wordsOf([parsed], filling);
    case "code":
      return { code: wordsOf(parsed.runs, filling) };
    case "link":
      return { link: filling.address(parsed), text: fillText(parsed.content, filling) };
    case "strong":
      return { strong: fillText(parsed.content, filling) };
    case "emphasis":
      return { emphasis: fillText(parsed.content, filling) };
    case "deleted":
      return { deleted: fillText(parsed.content, filling) };
    case "picture":
      return { picture: pictureOf(parsed, filling) };
    case "break":
      return { break: true };
  }
}

const pictureOf = (parsed: ParsedPicture, filling: Filling): Image =>
  filling.picture(parsed, plainText(fillText(parsed.alt, filling)));

/** The text with its references filled in; neighboring words become one run. */
export function fillText(content: readonly ParsedInline[], filling: Filling): Text {
  const out: Inline[] = [];
  for (const parsed of content) {
    const inline = inlineOf(parsed, filling);
    const last = out.at(-1);
    if (inline === "") continue;
    if (typeof inline === "string" && typeof last === "string") out[out.length - 1] = last + inline;
    else out.push(inline);
  }
  return out;
}

/** Long text with its references filled in. */
export const fillMarkdown = ({ blocks }: Pick<ParsedMarkdown, "blocks">, filling: Filling): Markdown =>
  blocks.map((block) => fillBlock(block, filling));

function fillBlock(block: ParsedBlock, filling: Filling): MarkdownBlock {
  const text = (content: readonly ParsedInline[]): Text => fillText(content, filling);
  switch (block.kind) {
    case "paragraph":
      return { paragraph: text(block.content) };
    case "heading":
      return { heading: text(block.content), level: block.level };
    case "list":
      return {
        list: block.items.map((blocks) => fillMarkdown({ blocks }, filling)),
        ...(block.numbers && { numbers: block.numbers }),
        ...(block.isLoose && { loose: true }),
      };
    case "quote":
      return { quote: fillMarkdown(block, filling) };
    case "code":
      return { lines: block.text };
    case "table": {
      const { aligns, head, rows } = block;
      return {
        head: head.map(({ content }) => text(content)),
        // A row has as many cells as the head.
        rows: rows.map(({ cells }) => head.map((_, column) => text(cells[column]?.content ?? []))),
        ...(aligns.some((align) => align !== "start") && { aligns }),
      };
    }
    case "rule":
      return { rule: true };
    case "picture": {
      const { caption } = block.picture;
      return {
        figure: pictureOf(block.picture, filling),
        ...(caption && { caption: text(caption) }),
      };
    }
  }
}
