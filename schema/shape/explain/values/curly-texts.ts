import type { Path, Problem } from "../../../problem.ts";
import type { TreeSource } from "../../../reader/source.ts";
import { curlyQuotes, oneQuotation } from "../../yaml-traps/curly-quotes.ts";

/** What stands in no words that somebody said: a constant, a link. */
const isOfFile = /\{[a-z][\w.]*(?:\s*\|[^{}]*)?\}|\]\(/;

const sectionOf = (path: Path): string => path.slice(0, path.indexOf("sections") + 2).join("/");

/**
 * Long texts that stand in typographic quotation marks as a whole. That may be what somebody said; where it has a constant or a link
 * in it, the marks were plain ones, and so they were around the other texts of the section.
 */
export function curlyTexts(source: TreeSource, paths: readonly Path[]): readonly Problem[] {
  const texts = paths.flatMap((path) => {
    const node = source.node(path);
    const isOne = node?.kind === "scalar" && oneQuotation.test(node.raw);
    return isOne ? [{ path, raw: node.raw, section: sectionOf(path) }] : [];
  });
  const sections = new Set(texts.flatMap(({ raw, section }) => (isOfFile.test(raw) ? [section] : [])));
  return texts.flatMap(({ path, section }) => {
    const found = sections.has(section) ? curlyQuotes(source, path, true) : undefined;
    if (!found) return [];
    return [
      {
        ...found,
        severity: "warning" as const,
        message: 'Visitors see these quotation marks: only plain ones (") enclose a value.',
        fixes: (found.fixes ?? []).map((fix) => ({ ...fix, safety: "review" as const })),
      },
    ];
  });
}
