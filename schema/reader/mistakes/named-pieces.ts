import { quote } from "../../language/words.ts";
import type { Problem } from "../../problem.ts";
import type { Mark } from "../parsed.ts";
import { indentOf, isBlankLine } from "../lines.ts";
import type { Positions } from "../positions.ts";

const instead =
  "For a value used in several places, write it under “constants” and use {its.name}; for a section, use “shared”.";

/** Pieces of the file with a name, and the places that repeat them: one problem for each name. The rest is read without them. */
export function explainNamedPieces(marks: readonly Mark[], positions: Positions): Problem[] {
  const aliases = new Map<string, Mark[]>();
  for (const mark of marks) {
    // What takes over keys of a piece is a mistake at its place.
    if (mark.kind !== "alias" || isMerge(mark, positions)) continue;
    const same = aliases.get(mark.text.slice(1)) ?? [];
    aliases.set(mark.text.slice(1), same);
    same.push(mark);
  }
  return marks.flatMap((mark): Problem[] => {
    if (isForeignReference(mark, positions))
      return hasValueBelow(mark, positions) ? [] : [foreignReference(mark, positions)];
    const uses = (mark.kind === "anchor" && aliases.get(mark.text.slice(1))) || [];
    if (uses.length === 0) return [];
    return [
      {
        code: "yaml/not-supported",
        severity: "error",
        message: `Names for pieces of the file (${quote(mark.text)}) are not part of this language.`,
        label: "not part of this language",
        help: instead,
        range: positions.range(mark.start, mark.start + mark.text.length),
        related: uses
          .slice(0, 3)
          .map((use) => ({ message: "repeated here", range: positions.range(use.start, use.start + use.text.length) })),
      },
    ];
  });
}

/** `<<: *piece`: keys of a piece among others. */
export const isMerge = ({ start }: Mark, { text }: Positions): boolean =>
  /<<[ \t]*:[ \t]*$/.test(text.slice(Math.max(0, start - 20), start));

/**
 * `!include other.yaml`, and `- *piece` in place of an entry: what stands there is elsewhere, or nowhere. Other words behind such a
 * sign are a text that begins with it.
 */
export function isForeignReference({ kind, text, start }: Mark, positions: Positions): boolean {
  const line = positions.lineOf(start);
  const [before, behind] = [
    positions.text.slice(positions.startOf(line), start),
    positions.text.slice(start + text.trimEnd().length, positions.endOf(line)),
  ];
  if (kind === "tag")
    return (
      /^![a-z]\w*$/i.test(text.trim()) && /^\s+["']?[\w./-]+\.(?:ya?ml|json|md|html?|txt)["']?\s*(?:#.*)?$/.test(behind)
    );
  return (
    kind === "alias" && /^\s*(?:-\s+)+$/.test(before) && /^\*[\w-]+$/.test(text.trim()) && /^\s*(?:#.*)?$/.test(behind)
  );
}

/** Whether what another file should hold stands below the reference to it, so that the reference only is too much. */
export function hasValueBelow({ kind, start }: Mark, positions: Positions): boolean {
  const line = positions.lineOf(start);
  const before = positions.text.slice(positions.startOf(line), start);
  let next = line + 1;
  while (next < positions.lines && isBlankLine(positions.lineText(next))) next += 1;
  const below = positions.lineText(next);
  const indent = indentOf(before);
  return (
    kind === "tag" &&
    /^\s*[\w-]+:\s*$/.test(before) &&
    (indentOf(below) > indent || (indentOf(below) === indent && below.trimStart().startsWith("- ")))
  );
}

const foreignReference = ({ kind, text, start }: Mark, positions: Positions): Problem => ({
  code: "yaml/not-supported",
  severity: "error",
  message:
    kind === "tag"
      ? `${quote(text.trim())} is not part of this language: a site is one file.`
      : `Pieces that repeat others (${quote(text.trim())}) are not part of this language.`,
  label: "not part of this language",
  help: kind === "tag" ? "Write the lines of the other file here, in its place." : instead,
  range: positions.range(start, start + text.trimEnd().length),
});
