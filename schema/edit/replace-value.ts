import type { Data, Path } from "../problem.ts";
import type { Scalar } from "../reader/tree.ts";
import { isRefused, refuse, type Editable, type EditResult } from "./editable.ts";
import { expand } from "./flow/expand.ts";
import { columnOf } from "./place/lines.ts";
import { nameOf, outermostFlow, placeAt, type Place } from "./place/place.ts";
import { isNothing } from "./place/slots.ts";
import { sequence } from "./sequence.ts";
import { minimal } from "./text/compose-edits.ts";
import { blockText, foldedText } from "./write/block-text.ts";
import { styleOf } from "./write/file-style.ts";
import { scalarOnLine } from "./write/quoted.ts";
import { hasBlockText, inLines, maxColumns, oneLine, onLine, textLines, type Lines } from "./write/write-data.ts";
import { writeLines } from "./write-lines.ts";

/** Writes another value in the place of the one at a path. */
export function replaceValue(on: Editable, path: Path, value: Data): EditResult {
  const place = placeAt(on, path);
  if (!place) return refuse(`${nameOf(path)} is not in the file.`);
  if (!place.parent.node.flow) return writeLines(on, place, linesFor(on, place, value));
  const { value: node, pair } = place.entry;
  const before = node.kind === "scalar" && !isNothing(node) ? node : undefined;
  const isDoubleLine = before?.style === "double" && typeof before.value === "string" && before.value.includes("\n");
  const inPlace =
    typeof value === "object" && value !== null
      ? onLine(value, styleOf(on))
      : scalarOnLine(value, "flow", styleOf(on).inQuotes ?? before);
  const start = before || !isNothing(node) ? node.start : (pair?.key.end ?? node.start);
  const text = start === node.start && !isNothing(node) ? inPlace : `: ${inPlace}`;
  const edits = minimal(on.text, [{ start, end: Math.max(start, node.end), text }]);
  const isTooLong = growsTooLong(on, start, Math.max(start, node.end), text);
  if ((hasBlockText(value) && !isDoubleLine) || isTooLong) {
    const apart = inBlocks(on, path, (now) => replaceValue(now, path, value));
    if (!isRefused(apart)) return apart;
  }
  return { edits };
}

/** Takes the outermost brackets around a place apart, then makes the change. A file of JSON has nothing else. */
export function inBlocks(on: Editable, path: Path, change: (now: Editable) => EditResult): EditResult {
  if (styleOf(on).inQuotes) return refuse("The file is JSON.");
  const outermost = outermostFlow(on, path);
  return outermost ? sequence(on, [(now) => expand(now, outermost), change]) : refuse("There are no brackets.");
}

/** Whether a line that was no longer than others would be with a change. */
export function growsTooLong({ source: { positions } }: Editable, start: number, end: number, text: string): boolean {
  const before = positions.lineText(positions.lineOf(start)).length;
  return before <= maxColumns && before + text.length - (end - start) > maxColumns;
}

/** A value in the style in which the place has its value so far. */
function linesFor(on: Editable, { entry: { value: node, pair }, slot }: Place, value: Data): Lines {
  const style = styleOf(on);
  const parent = pair ? "key" : "dash";
  if (typeof value === "object" && value !== null) {
    const isFlow = (node.kind === "list" || node.kind === "map") && node.flow;
    const line = isFlow && !hasBlockText(value) ? onLine(value, style) : undefined;
    if (line !== undefined && !growsTooLong(on, node.start, node.end, line)) return oneLine(line);
    return inLines(value, style, parent);
  }
  if (node.kind !== "scalar" || isNothing(node)) return inLines(value, style, parent);
  if (typeof value === "string") {
    const own = stepOf(on, node, slot.head) ?? 0;
    // Behind a bar, one digit says the indentation.
    const step = own > 0 && own < 10 ? own : pair ? style.mapStep : 2;
    const width = Math.max(60, ...node.raw.split("\n").map((line) => line.trim().length));
    const block =
      node.style !== "block"
        ? undefined
        : node.raw.startsWith(">")
          ? (foldedText(value, width) ?? blockText(value, step))
          : blockText(value, step);
    if (block) return textLines(block, step);
    const isEscaped = node.style === "double" && typeof node.value === "string" && node.value.includes("\n");
    if (value.includes("\n") && !isEscaped) return inLines(value, style, parent);
  }
  return oneLine(scalarOnLine(value, "block", node));
}

/** How far the lines of a text behind a bar are from its key or dash. */
function stepOf({ source: { positions } }: Editable, { style, raw }: Scalar, head: number): number | undefined {
  if (style !== "block") return undefined;
  const written = /^[|>][-+]?(\d)/.exec(raw)?.[1];
  if (written !== undefined) return Number(written);
  const line = raw
    .split("\n")
    .slice(1)
    .find((one) => one.trim() !== "");
  return line === undefined ? undefined : line.search(/\S/) - columnOf(positions, head);
}
