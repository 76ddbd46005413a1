import { kindsOfKey, topKeys } from "../../../language/descriptor.ts";
import { naming } from "../../../language/words.ts";
import type { Edit } from "../../../problem.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { contentBelow, linesOf, runFrom } from "../../regions/lines.ts";

/* Lines that begin where the line above them begins, though they belong inside it. */

const indented = (lines: readonly Line[]): Edit[] => lines.map(({ start }) => ({ start, end: start, text: "  " }));

const keysAt = (lines: readonly Line[], column: number): string[] =>
  lines.flatMap(({ key, indent }) => (key !== undefined && indent === column ? [key] : []));

function inside(head: Line, first: Line, run: readonly Line[]): Candidate {
  const keys = keysAt(run, first.indent);
  const name = head.key ?? "";
  const words =
    keys.length > 3
      ? `The ${run.length} lines below “${name}” belong inside it and must be indented.`
      : naming(
          keys,
          (names) => `${names} ${keys.length === 1 ? "belongs" : "belong"} inside “${name}” and must be indented.`,
        );
  return {
    code: "yaml/indentation",
    message: words,
    label: "not indented",
    start: first.start + first.indent,
    end: first.end,
    title: run.length === 1 ? "Indent the line" : "Indent the lines",
    safety: "review",
    help: `Put two spaces before ${run.length === 1 ? "the line" : `each of the ${run.length} lines`}: select them and press Tab in most editors.`,
    edits: indented(run),
  };
}

/**
 * What stands below a key without a value and is not indented: all lines up to where they end, then fewer of them. At the left edge
 * they end with the next part of the file.
 */
function* childrenOf(head: Line, lines: readonly Line[]): Iterable<Candidate> {
  const column = head.contentAt - head.start;
  const first = lines[contentBelow(lines, head.index)];
  if (head.key === undefined || head.value !== "" || !first || first.isDashed || first.key === undefined) return;
  if (first.indent !== column) return;
  const isPart = ({ key, indent }: Line): boolean => indent === 0 && key !== undefined && topKeys.includes(key);
  if (column === 0 && isPart(first)) return;
  const run = runFrom(lines, first.index, column, isPart);
  yield inside(head, first, run);
  if (column === 0) return;
  const ends = run.flatMap((line, index) => (index > 0 && line.indent === column && !isBlank(line) ? [index] : []));
  for (const end of ends.slice(0, limits.pastedBlocks)) yield inside(head, first, run.slice(0, end));
}

/** The keys of an item of a list that begin below its dash. */
function itemOf(head: Line, parent: Line | undefined, lines: readonly Line[]): Candidate | undefined {
  if (kindsOfKey(parent?.key ?? "")?.has("array") !== true) return undefined;
  const first = lines[contentBelow(lines, head.index)];
  if (!head.isDashed || head.key === undefined || first?.key === undefined || first.isDashed) return undefined;
  if (first.indent !== head.indent) return undefined;
  const run = runFrom(lines, first.index, head.indent, ({ isDashed, indent }) => isDashed && indent === head.indent);
  const keys = keysAt(run, head.indent);
  return {
    ...inside(head, first, run),
    message: naming(
      keys,
      (names) => `${names} ${keys.length === 1 ? "belongs" : "belong"} to the item above and must be indented.`,
      4,
    ),
    help: `Put two spaces before ${run.length === 1 ? "the line, so that it begins" : `each of the ${run.length} lines, so that they begin`} below the words after the dash.`,
  };
}

/** An item whose dash is gone and whose lines all begin where the dash was. */
function itemWithoutDash(head: Line, beside: Line | undefined, lines: readonly Line[]): Candidate | undefined {
  // Names of the author's own stand in no list.
  if (head.isDashed || head.key === undefined || !beside?.isDashed || !kindsOfKey(head.key)) return undefined;
  const run = runFrom(lines, head.index, head.indent, ({ isDashed, indent }) => isDashed && indent === head.indent);
  const [, ...rest] = run;
  return {
    code: "yaml/missing-dash",
    message: `A new item begins here, but the dash before “${head.key}” is missing.`,
    label: "no dash",
    start: head.contentAt,
    end: head.end,
    title: "Add the dash",
    safety: "review",
    help: `Write a dash and a space before “${head.key}”${rest.length === 0 ? "." : `, and put two spaces before the ${rest.length} lines below it.`}`,
    edits: [{ start: head.contentAt, end: head.contentAt, text: "- " }, ...indented(rest)],
  };
}

/** Lines that are not indented, one candidate for each reading of each place. */
export function* notIndented(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  const above: Line[] = [];
  let found = 0;
  for (const line of lines) {
    if (isBlank(line)) continue;
    while ((above.at(-1)?.indent ?? -1) > line.indent) above.pop();
    const before = above.at(-1);
    const beside = before?.indent === line.indent ? above.pop() : undefined;
    const own = [...childrenOf(line, lines), itemOf(line, above.at(-1), lines), itemWithoutDash(line, beside, lines)];
    for (const candidate of own) if (candidate) yield candidate;
    if (own.some((candidate) => candidate) && ++found === limits.pastedBlocks) return;
    above.push(line);
  }
}
