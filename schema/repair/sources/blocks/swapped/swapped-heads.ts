import { kindsOfKey } from "../../../../language/descriptor.ts";
import type { Candidate } from "../../../../reader/candidate.ts";
import type { Positions } from "../../../../reader/positions.ts";
import { limits } from "../../../limits.ts";
import { isBlank, type Line } from "../../../regions/line.ts";
import { blockFrom, contentAbove, contentBelow, hasBar, isHead, keysAt, linesOf } from "../../../regions/lines.ts";
import { swappedLines } from "../../structure.ts";

/** Two lines that changed places, of which one is the first line of an item, an entry, a list or a long text. */
export function* swappedHeads(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  let found = 0;
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (!above || isBlank(above) || line.key === undefined) continue;
    if (!relations.some((areSwapped) => areSwapped(above, line, lines))) continue;
    yield swappedLines(above, line);
    if (++found === limits.pastedBlocks) return;
  }
}

/** Where the keys of a block are, in characters from the left. */
const columnOf = ({ isDashed, contentAt, start, indent }: Line): number => (isDashed ? contentAt - start : indent + 2);

/** A line that was written below another one, and that one: whether they look as if they had changed places. */
type Relation = (above: Line, line: Line, lines: readonly Line[]) => boolean;

/** `title: Prices` above `- path: /prices`, in a page that has a title. */
function isAboveItsHead(line: Line, head: Line, lines: readonly Line[]): boolean {
  const { key } = line;
  if (key === undefined || !head.isDashed || line.isDashed || line.indent !== columnOf(head)) return false;
  const before = headAbove(head, lines);
  return (
    before !== undefined &&
    !keysOf(head, lines).includes(key) &&
    keysOf(before, lines).filter((one) => one === key).length > 1
  );
}

/** `bowl:` above the picture of the mug, which is the entry before. */
function isBelowNextHead(head: Line, line: Line, lines: readonly Line[]): boolean {
  if (!(head.isDashed || isHead(head)) || line.isDashed || line.indent !== columnOf(head)) return false;
  const { key = "" } = line;
  const before = headAbove(head, lines);
  if (!before || keysOf(before, lines).includes(key)) return false;
  if (keysOf(head, lines).filter((one) => one === key).length < 2) return false;
  // Where the others have the key, the one before has lost it.
  const other = headAbove(before, lines) ?? headBelow(head, lines);
  return other !== undefined && keysOf(other, lines).includes(key);
}

/** `items:` above `columns: 2` and the items below that, or `body: |` above `anchor: bread` and the text. */
function isBetweenHeadAndLines(head: Line, line: Line, lines: readonly Line[]): boolean {
  const opensText = hasBar(head);
  if (!(isHead(head) || opensText) || line.isDashed || isHead(line) || hasBar(line)) return false;
  const column = head.contentAt - head.start;
  const next = lines[contentBelow(lines, line.index)];
  return line.indent === column && next !== undefined && (next.isDashed || opensText) && next.indent > column;
}

/** Words above `body: |`, or the first item of a list, or its only one, above `items:`. */
function isAboveItsKey(line: Line, key: Line, lines: readonly Line[]): boolean {
  const column = key.contentAt - key.start;
  const before = contentAbove(lines, line.index);
  const next = lines[contentBelow(lines, key.index)];
  if (key.isDashed || line.indent <= column) return false;
  const isEmpty = key.value === "" && (next === undefined || next.indent <= column);
  // A list of one item that became part of the list above.
  if (isEmpty && line.isDashed && line.indent <= column + 2) return kindsOfKey(key.key ?? "")?.has("array") === true;
  if (before?.key === undefined || before.value === "") return false;
  const isText = hasBar(key) && !hasBar(before);
  // A name that goes on in the next line is no text.
  if (isText)
    return before.contentAt - before.start === column && /^["“(]?[\p{Lu}\p{N}].*[.!?]$/u.test(line.text.trim());
  return isHead(key) && line.isDashed && before.contentAt - before.start <= column && next?.indent === line.indent;
}

const relations: readonly Relation[] = [isAboveItsHead, isBelowNextHead, isBetweenHeadAndLines, isAboveItsKey];

const keysOf = (head: Line, lines: readonly Line[]): string[] => keysAt(blockFrom(lines, head.index), columnOf(head));

/** The first line of the item or entry before another one, or after it, of the same list or group. */
function headAbove({ index, indent, isDashed }: Line, lines: readonly Line[]): Line | undefined {
  for (let at = index - 1, line = lines[at]; line; at -= 1, line = lines[at]) {
    if (isBlank(line) || line.indent > indent) continue;
    return line.indent === indent && line.isDashed === isDashed ? line : undefined;
  }
  return undefined;
}

function headBelow(head: Line, lines: readonly Line[]): Line | undefined {
  const next = lines[contentBelow(lines, blockFrom(lines, head.index).at(-1)?.index ?? head.index)];
  return next?.indent === head.indent && next.isDashed === head.isDashed ? next : undefined;
}
