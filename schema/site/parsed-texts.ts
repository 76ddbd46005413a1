import { createEffort } from "./markdown/effort.ts";
import { parseMarkdown, parseText } from "./markdown/parse.ts";
import type { ParsedMarkdown, ParsedText } from "./markdown/parsed.ts";
import { parseReferences, type Template } from "./reference.ts";

/** Parses texts of a site, each of them once. */
export interface ParsedTexts {
  text(source: string): ParsedText;
  markdown(source: string): ParsedMarkdown;
  /** A text without markup. */
  template(source: string): Template;
}

function remembered<Parsed>(parse: (source: string) => Parsed): (source: string) => Parsed {
  const known = new Map<string, Parsed>();
  return (source) => {
    const parsed = known.get(source) ?? parse(source);
    known.set(source, parsed);
    return parsed;
  };
}

export function createParsedTexts(): ParsedTexts {
  const isReadable = createEffort();
  return {
    text: remembered((source) => parseText(source, isReadable)),
    markdown: remembered((source) => parseMarkdown(source, isReadable)),
    template: remembered((source) => parseReferences(source)),
  };
}
