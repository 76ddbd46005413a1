import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { isBesideFreeKeys, shifted } from "../indentation.ts";
import { missingNames } from "../missing/missing-names.ts";
import { contentBelow, isHead, linesOf } from "../../regions/lines.ts";

/* Keys whose first line below is two steps further to the right: they moved to the left by themselves, or the line between is gone. */

/** The parts whose entries have names of the author's own, two levels down in the last one. */
const namedParts = ["collections", "shared", "badges"];

/** One candidate for each key that moved to the left without what is below it, and one for each name that is gone. */
export function* jumps(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  const names: Candidate[] = [];
  const enclosing: Line[] = [];
  let found = 0;
  for (const line of lines) {
    if (isBlank(line)) continue;
    while ((enclosing.at(-1)?.indent ?? -1) >= line.indent) enclosing.pop();
    const first = isHead(line) ? lines[contentBelow(lines, line.index)] : undefined;
    enclosing.push(line);
    if (!first || line.isDashed || first.indent < line.indent + 4) continue;
    if (isBesideFreeKeys(line, { line: (index) => lines[index] })) continue;
    if (++found > limits.pastedBlocks) break;
    yield shifted(line, [line], first.indent - 2 - line.indent);
    const path = enclosing.map(({ key = "" }) => key);
    if (namedParts.includes(path[0] ?? "") && !first.isDashed && first.key !== undefined)
      names.push(missingName(first, line, missingNames(positions.text).above(path, [first.key])[0] ?? "name"));
  }
  yield* names;
}

function missingName(first: Line, above: Line, name: string): Candidate {
  const column = first.indent - 2;
  return {
    code: "shape/missing-key",
    message: `The name of this entry of “${above.key ?? ""}” is missing.`,
    label: "no name above it",
    help: `Write a name on a line of its own above it:\n${name}:\n  ${first.text.trim()}`,
    start: first.start + first.indent,
    end: first.end,
    title: `Write “${name}:” above`,
    safety: "review",
    isGuess: name === "name",
    edits: [{ start: first.start, end: first.start, text: `${" ".repeat(column)}${name}:\n` }],
  };
}
