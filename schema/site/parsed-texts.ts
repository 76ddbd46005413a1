import { parseMarkdown, type ParsedMarkdown } from "./markdown.ts";
import { parseReferences, type Template } from "./reference.ts";
import { parseText, type ParsedText } from "./text.ts";

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

export const createParsedTexts = (): ParsedTexts => ({
  text: remembered(parseText),
  markdown: remembered(parseMarkdown),
  template: remembered((source) => parseReferences(source)),
});
