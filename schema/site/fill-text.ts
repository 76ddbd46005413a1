import type { ParsedMarkdown } from "./markdown.ts";
import type { Reference, Run } from "./reference.ts";
import type { ParsedInline, ParsedLink } from "./text.ts";
import type { Address, Inline, Markdown, MarkdownBlock, Text } from "../language/values.ts";

/** What a text needs to become a value: the words for a reference, and where a link leads. */
export interface Filling {
  reference(reference: Reference): string;
  address(link: ParsedLink): Address;
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
  }
}

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
export function fillMarkdown(parsed: ParsedMarkdown, filling: Filling): Markdown {
  return parsed.blocks.map((block): MarkdownBlock => {
    if (block.kind === "list")
      return { list: block.items.map((item) => fillText(item, filling)), ordered: block.ordered };
    const content = fillText(block.content, filling);
    return block.kind === "heading" ? { heading: content } : { paragraph: content };
  });
}

/** The words alone, without marks: for titles, descriptions, search. */
export function plainText(text: Text): string {
  return text
    .map((inline) => {
      if (typeof inline === "string") return inline;
      if ("code" in inline) return inline.code;
      return plainText("strong" in inline ? inline.strong : "emphasis" in inline ? inline.emphasis : inline.text);
    })
    .join("");
}
