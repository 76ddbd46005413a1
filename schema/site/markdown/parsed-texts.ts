import { createEffort, type ReadingBudget } from "./effort.ts";
import { parseMarkdown, parseText } from "./parse.ts";
import type { ParsedMarkdown, ParsedText } from "./parsed.ts";
import { parseReferences, type Template } from "../reference.ts";

/** Parses texts of a site, each of them once. */
export interface ParsedTexts {
  text(source: string): ParsedText;
  markdown(source: string): ParsedMarkdown;
  /** A text without markup. */
  template(source: string): Template;
  /** What was asked for until now. */
  readonly kept: KeptTexts;
}

interface Kept<Parsed> {
  readonly parsed: Parsed;
  /** What it took to read it. */
  readonly effort: number;
}

interface KeptTexts {
  readonly text: Map<string, Kept<ParsedText>>;
  readonly markdown: Map<string, Kept<ParsedMarkdown>>;
  readonly template: Map<string, Kept<Template>>;
}

/** @param earlier the texts of a file that has nearly the same ones: what it parsed is taken over when it is asked for */
export function createParsedTexts(earlier?: ParsedTexts): ParsedTexts {
  const effort = createEffort();
  const kept: KeptTexts = { text: new Map(), markdown: new Map(), template: new Map() };
  const before = earlier?.kept;
  return {
    kept,
    text: remembered((source) => parseText(source, effort.isReadable), effort, kept.text, before?.text),
    markdown: remembered((source) => parseMarkdown(source, effort.isReadable), effort, kept.markdown, before?.markdown),
    template: remembered((source) => parseReferences(source), effort, kept.template, before?.template),
  };
}

function remembered<Parsed>(
  parse: (source: string) => Parsed,
  effort: ReadingBudget,
  known: Map<string, Kept<Parsed>>,
  earlier: ReadonlyMap<string, Kept<Parsed>> | undefined,
): (source: string) => Parsed {
  function make(source: string): Kept<Parsed> {
    const before = effort.spent();
    const parsed = parse(source);
    return { parsed, effort: effort.spent() - before };
  }
  return (source) => {
    const found = known.get(source);
    if (found) return found.parsed;
    const old = earlier?.get(source);
    const kept = old && effort.spend(old.effort) ? old : make(source);
    known.set(source, kept);
    return kept.parsed;
  };
}
