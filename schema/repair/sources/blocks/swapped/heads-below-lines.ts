import { kindsOfKey } from "../../../../language/descriptor.ts";
import { quote } from "../../../../language/words.ts";
import type { Candidate } from "../../../../reader/candidate.ts";
import type { Positions } from "../../../../reader/positions.ts";
import { limits } from "../../../limits.ts";
import { isBlank, type Line } from "../../../regions/line.ts";
import { hasFreeKeys } from "../../../regions/top-key.ts";
import { contentAbove, contentBelow, hasBar, isClosed, isHead, linesOf } from "../../../regions/lines.ts";

/** A key such as `items:` that came below the lines that belong to it, or below the first of them. */
export function* headsBelowLines(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  let found = 0;
  for (const head of lines) {
    if (!isHead(head) || head.isDashed || !mayHoldLines(head)) continue;
    const above = contentAbove(lines, head.index);
    if (!above || above.indent <= head.indent) continue;
    const firsts = firstLines(head, lines, positions.text);
    for (const first of firsts)
      // Of two lines, each came below the other.
      if (contentBelow(lines, first.index) < head.index) yield movedUp(head, first, lines, positions);
    if (firsts.length > 0 && ++found === limits.movedHeads) return;
  }
}

/** A name that the author chose, or a key whose value is more than one line. */
function mayHoldLines({ key = "" }: Line): boolean {
  const kinds = kindsOfKey(key);
  return kinds === undefined || kinds.has("array") || kinds.has("object");
}

/** The lines above a key that may be the first of those that belong to it, the likeliest first. */
function firstLines(head: Line, lines: readonly Line[], text: string): readonly Line[] {
  const run: Line[] = [];
  let index = head.index - 1;
  for (let line = lines[index]; line && (isBlank(line) || line.indent > head.indent); line = lines[(index -= 1)])
    if (!isBlank(line)) run.push(line);
  const column = Math.min(...run.map(({ indent }) => indent));
  const heads = run.filter(({ indent }) => indent === column);
  const parent = lines[index];
  const next = lines[contentBelow(lines, head.index)];
  const first = heads.at(-1);
  // Words are those of a text.
  if (!first || heads.some(({ key, isDashed }) => key === undefined && !isDashed)) return [];
  // What stands below a key that has its value already belongs to another one.
  if (
    parent?.key !== undefined &&
    !hasBar(parent) &&
    isClosed(parent) &&
    parent.contentAt - parent.start === head.indent
  )
    // Where keys are free, any of them would take a list; and items of one list are alike.
    return (first.isDashed && hasFreeKeys(text, head.start)) || (next?.isDashed && !areAlike(first, next))
      ? []
      : [first];
  if (next && next.indent > head.indent) return [];
  const isApart = (line: Line): boolean => isBlank(lines[line.index - 1]);
  return [...heads.filter(isApart), ...heads.filter((line) => !isApart(line))].slice(0, limits.movedHeadLines);
}

/** Whether two items both have keys, or are both words. */
const areAlike = (one: Line, other: Line): boolean => {
  const hasKeys = ({ key, value }: Line): boolean => key !== undefined || value.startsWith("{");
  return one.isDashed === other.isDashed && hasKeys(one) === hasKeys(other);
};

function movedUp(head: Line, first: Line, lines: readonly Line[], positions: Positions): Candidate {
  const name = head.text.trim();
  // Notes right above the first line go with it.
  let top = first.index;
  while (lines[top - 1]?.text.trim().startsWith("#")) top -= 1;
  const at = positions.startOf(top);
  const end = positions.startOf(head.index + 1);
  return {
    code: "shape/misplaced-key",
    message: `${quote(`${head.key ?? ""}:`, 36)} stands below the lines that belong to it.`,
    label: "below its lines",
    help: `Move it up, above line ${top + 1}:\n${name}\n  ${first.text.trim()}`,
    start: head.contentAt,
    end: head.contentAt + name.length,
    title: `Move “${head.key ?? ""}:” up`,
    safety: "review",
    edits: [
      { start: at, end: at, text: `${head.text}\n` },
      { start: head.start, end, text: "" },
    ],
  };
}
