import type { Edit } from "../../../problem.ts";
import { indentOf } from "../../../reader/lines.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";

/** How many spaces one step of the indentation has. */
const step = 2;

/** In a file with fewer lines of them, two or four spaces may be a mistake of one line. */
const minIndented = 6;

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** All lines with another step: a search for spaces and their replacement have widened or halved every indentation. */
export function scaledIndentation(positions: Positions): Candidate | undefined {
  const indented: { readonly start: number; readonly indent: number }[] = [];
  for (let index = 0; index < positions.lines; index += 1) {
    const text = positions.lineText(index);
    const indent = indentOf(text);
    if (text.lastIndexOf("\t", indent) !== -1) return undefined;
    if (indent > 0 && indent < text.length) indented.push({ start: positions.startOf(index), indent });
  }
  const found = indented.reduce((all, { indent }) => divisor(all, indent), 0);
  const [first] = indented;
  if (!first || indented.length < minIndented || found === step) return undefined;
  const edits = indented.map(({ start, indent }): Edit => {
    return { start, end: start + indent, text: " ".repeat((indent / found) * step) };
  });
  return {
    code: "yaml/indentation",
    message: `Each step of the indentation has ${found === 1 ? "one space" : `${found} spaces`} here; it must have ${step}.`,
    label: "the first step",
    start: first.start,
    end: first.start + first.indent,
    title: `Give each step ${step} spaces`,
    safety: "review",
    help: `Undo the replacement that changed the spaces, or begin each line ${step} spaces further to the right than what it belongs to.`,
    edits,
  };
}
