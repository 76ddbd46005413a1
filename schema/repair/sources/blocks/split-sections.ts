import { knownKeys, sectionField } from "../../../language/descriptor.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { blockFrom, keysAt, linesOf } from "../../regions/lines.ts";

/** A section that was pasted into the middle of another one, whose last keys became its own; one candidate for each. */
export function* splitSections(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  const heads = lines.filter(({ key, isDashed }) => isDashed && key === "type");
  let found = 0;
  for (const [index, head] of heads.entries()) {
    const above = heads[index - 1];
    if (!above || above.indent !== head.indent) continue;
    const tail = tailOf(head, blockFrom(lines, head.index));
    const [first] = tail;
    const keys = keysAt(tail, head.contentAt - head.start);
    if (!first || !keys.every((key) => knownKeys(sectionField(above.value) ?? {}).includes(key))) continue;
    yield movedUp(head, first, tail, positions);
    if (++found === limits.pastedBlocks) return;
  }
}

/** The lines of a section from the first key on that it has already, or that its type has not. */
function tailOf(head: Line, block: readonly Line[]): readonly Line[] {
  const known = knownKeys(sectionField(head.value) ?? {});
  const seen = new Set(["type"]);
  if (known.length === 0) return [];
  const from = block.findIndex((line, index) => {
    if (index === 0 || line.key === undefined || line.indent !== head.contentAt - head.start || isBlank(line))
      return false;
    const isOdd = seen.has(line.key) || !known.includes(line.key);
    seen.add(line.key);
    return isOdd;
  });
  return from === -1 ? [] : block.slice(from);
}

function movedUp(head: Line, first: Line, tail: readonly Line[], positions: Positions): Candidate {
  const end = positions.startOf((tail.at(-1) ?? first).index + 1);
  const count = first.index - head.index;
  return {
    code: "shape/misplaced-page",
    message: "This section stands in the middle of the one above, whose last lines are below it.",
    label: "inside another section",
    start: head.start + head.indent,
    end: head.end,
    title: "Move the section below the one above",
    safety: "review",
    help: `Move its ${count === 1 ? "line" : `${count} lines`} below line ${(tail.at(-1) ?? first).index + 1}, where the section above ends.`,
    edits: [
      { start: head.start, end: head.start, text: positions.text.slice(first.start, end) },
      { start: first.start, end, text: "" },
    ],
  };
}
