import { quote } from "../../language/words.ts";
import type { Problem } from "../../problem.ts";
import type { Mark } from "../parsed.ts";
import type { Positions } from "../positions.ts";

const instead =
  "For a value used in several places, write it under “constants” and use {its.name}; for a section, use “shared”.";

/** Pieces of the file with a name, and the places that repeat them: one problem for each name. The rest is read without them. */
export function explainNamedPieces(marks: readonly Mark[], positions: Positions): Problem[] {
  const aliases = new Map<string, Mark[]>();
  for (const mark of marks) {
    if (mark.kind !== "alias") continue;
    const same = aliases.get(mark.text.slice(1)) ?? [];
    aliases.set(mark.text.slice(1), same);
    same.push(mark);
  }
  return marks.flatMap((mark): Problem[] => {
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
