import { kindsOfKey } from "../../../language/descriptor.ts";
import type { Edit } from "../../../problem.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { contentBelow, isHead, linesOf, runFrom } from "../../regions/lines.ts";

/** Lists whose items all lack their dash; one candidate for each. */
export function* lostDashes(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  let found = 0;
  for (const head of lines) {
    if (!isHead(head) || kindsOfKey(head.key ?? "")?.has("array") !== true) continue;
    const first = lines[contentBelow(lines, head.index)];
    const column = head.contentAt - head.start;
    if (!first || first.isDashed || first.indent <= column) continue;
    const run = runFrom(lines, first.index, first.indent);
    const candidate = itemsWithoutDash(head, run, first.indent - column);
    if (!candidate) continue;
    yield candidate;
    if (++found === limits.pastedBlocks) return;
  }
}

/** Each item begins with the same key, and none with a dash. */
function itemsWithoutDash(head: Line, run: readonly Line[], step: number): Candidate | undefined {
  const [first] = run;
  const own = run.filter((line) => line.indent === first?.indent && !isBlank(line));
  // An item in braces is one line; of the others, each begins with the same key.
  const isBraced = ({ text }: Line): boolean => /^\s*\{.*\}\s*(?:#.*)?$/.test(text);
  const key = own.find((line) => line.key !== undefined)?.key;
  const starts = own.filter((line) => isBraced(line) || (key !== undefined && line.key === key));
  if (!first || starts[0] !== first || starts.length < 2 || own.some(({ isDashed }) => isDashed)) return undefined;
  // Where the keys are as far to the right as they would be behind a dash, only the dashes are missing.
  const isAligned = step >= 4;
  // Where keys stand below a value, further to the right, they are in their places: only the first line of each item moved.
  const isRagged = run.some((line, index) => {
    const above = run[index - 1];
    return (
      above &&
      starts.includes(above) &&
      above.value !== "" &&
      line.key !== undefined &&
      line.indent === above.indent + 2
    );
  });
  if (isRagged && own.length > starts.length) return undefined;
  const edits = run.flatMap((line): Edit[] => {
    const isStart = starts.includes(line);
    const at = line.start + (isStart ? line.indent : 0);
    if (isRagged) return isStart ? [{ start: at, end: at, text: "- " }] : [];
    if (isAligned) return isStart ? [{ start: at - 2, end: at, text: "- " }] : [];
    return [{ start: at, end: at, text: isStart ? "- " : "  " }];
  });
  return {
    code: "shape/keys-instead-of-list",
    message: `“${head.key ?? ""}” is a list: each of its ${starts.length} items begins with a dash.`,
    label: "no dash",
    start: first.start + first.indent,
    end: first.end,
    title: "Write the dashes",
    safety: "review",
    help:
      key === undefined
        ? "Write a dash and a space before each of the braces."
        : `Write a dash and a space before each “${key}”, and indent the lines below it as far.`,
    edits,
  };
}
