import { kindsOfKey } from "../../language/descriptor.ts";
import type { Candidate } from "../../reader/candidate.ts";
import type { Positions } from "../../reader/positions.ts";
import { limits } from "../limits.ts";
import { isBlank, type Line } from "../regions/line.ts";
import { contentAbove, linesOf } from "../regions/lines.ts";

/** Items of which every key has a dash: only the first may have one. One candidate for each list. */
export function* dashedKeys(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  let found = 0;
  for (const [index, line] of lines.entries()) {
    if (!startsWithKey(line)) continue;
    const above = contentAbove(lines, index);
    // The first of them: what is above it is no such line.
    if (above && isPart(above, line)) continue;
    const run = runOf(lines, index);
    const extra = run.filter(({ isDashed, key }) => isDashed && key !== line.key);
    // A single dash too many is reported where it stands.
    if (extra.length < 2 || !extra.every(({ key = "" }) => kindsOfKey(key) !== undefined)) continue;
    if (!areItems(run, line.key ?? "")) continue;
    const count = run.length - extra.length;
    yield {
      code: "yaml/list-marker",
      message: `These ${run.length} lines are ${count === 1 ? "one item" : `${count} items`}: only the first${count === 1 ? "" : " of each"} has a dash.`,
      label: "the first line",
      start: line.contentAt,
      end: line.end,
      title: "Remove the other dashes",
      safety: "review",
      help: `Write two spaces in place of each dash before ${[...new Set(extra.map(({ key = "" }) => `“${key}”`))].slice(0, 4).join(", ")}.`,
      edits: extra.map(({ start, indent }) => ({ start: start + indent, end: start + indent + 1, text: " " })),
    };
    if (++found === limits.pastedBlocks) return;
  }
}

/** Whether a line is a key of the items that begin at another one, with a dash or without. */
const isPart = (line: Line, first: Line): boolean =>
  line.key !== undefined && line.indent === (line.isDashed ? first.indent : first.contentAt - first.start);

const startsWithKey = ({ isDashed, key }: Line): boolean => isDashed && key !== undefined;

/** The keys of the items that begin at a line; what is further inside goes with them. */
function runOf(lines: readonly Line[], from: number): Line[] {
  const first = lines[from];
  const run: Line[] = [];
  for (const line of first ? lines.slice(from, from + limits.movedLines) : []) {
    if (!first || isBlank(line) || line.indent > first.contentAt - first.start) continue;
    if (!isPart(line, first)) break;
    run.push(line);
  }
  return run;
}

/** Whether the lines are items that begin with a key, of which each has a key once. */
function areItems(run: readonly Line[], first: string): boolean {
  const seen = new Set<string>();
  return run.every(({ key = "" }) => {
    if (key === first) seen.clear();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
