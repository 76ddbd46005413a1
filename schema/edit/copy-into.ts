import { dataAt } from "../language/data-at.ts";
import type { Path } from "../problem.ts";
import { isRefused, refuse, type Editable, type EditResult } from "./editable.ts";
import { insertInFlow } from "./flow/insert-in-flow.ts";
import { insertKeyLines } from "./insert.ts";
import { insertLines } from "./insert-lines.ts";
import { columnOf, shifted } from "./place/lines.ts";
import { collectionAt, nameOf, placeAt, type Place } from "./place/place.ts";
import { growsTooLong, inBlocks } from "./replace-value.ts";
import { writeLines } from "./write-lines.ts";
import { styleOf } from "./write/file-style.ts";
import { hasBlockText, linesBelow, onLine } from "./write/write-data.ts";

/** Writes a copy of an item into a list: as it is written, with its comments, indented for its new place. */
export function copyInto(on: Editable, from: Path, list: Path, index: number): EditResult {
  const place = placeAt(on, from);
  return place ? insertItem(on, list, index, itemTextOf(on, place)) : refuse(`${nameOf(from)} is not in the file.`);
}

/** An item as text. */
export interface ItemText {
  /** Its lines, from the column of its dash on. */
  readonly lines: readonly string[];
  readonly keepsBlanks: boolean;
  /** The item on one line, for a place between brackets; nothing where it would lose something there. */
  readonly onLine?: string;
}

/** An item as it is written. */
export function itemTextOf(on: Editable, { parent, slot, index }: Place): ItemText {
  const { positions } = on.source;
  const column = columnOf(positions, slot.head);
  const raw = on.text.slice(slot.start, slot.end);
  const data = dataAt(on.value, [...parent.path, index]) ?? null;
  const style = styleOf(on);
  const hasComment = on.comments.some(({ start }) => start >= slot.start && start < slot.end);
  const line =
    parent.node.flow && !raw.includes("\n")
      ? raw
      : hasComment || (hasBlockText(data) && !style.inQuotes)
        ? undefined
        : onLine(data, style);
  if (!parent.node.flow)
    return {
      lines: shifted(raw, -column).split(/\r?\n/),
      keepsBlanks: slot.keepsBlanks,
      ...(line !== undefined && { onLine: line }),
    };
  const [first = "", ...below] = on.text.slice(slot.head, slot.end).split(/\r?\n/);
  const lines = [`- ${first}`, ...below.map((one) => (one.trim() === "" ? "" : `    ${one.trimStart()}`))];
  return { lines, keepsBlanks: false, ...(line !== undefined && { onLine: line }) };
}

/** Writes an item into a list, before the item that has the index now. A list that is not there yet is made. */
export function insertItem(on: Editable, list: Path, index: number, item: ItemText): EditResult {
  const old = dataAt(on.value, list);
  const collection = collectionAt(on, list);
  const count = collection?.entries.length ?? 0;
  if (old !== undefined && old !== null && collection?.node.kind !== "list")
    return refuse(`${nameOf(list)} is not a list.`);
  if (index < 0 || index > count) return refuse(`${nameOf(list)} has ${count} items.`);
  if (old === undefined) return insertKeyLines(on, list, item);
  if (!collection || count === 0) return intoEmpty(on, list, item);
  if (!collection.node.flow) return insertLines(on, collection, index, item.lines, item.keepsBlanks);
  const at = collection.slots[Math.max(0, index - 1)]?.end ?? collection.node.end;
  if (item.onLine === undefined || growsTooLong(on, at, at, `, ${item.onLine}`)) {
    const apart = inBlocks(on, list, (now) => insertItem(now, list, index, item));
    if (!isRefused(apart) || item.onLine === undefined) return apart;
  }
  return { edits: insertInFlow(on, collection, index, item.onLine) };
}

/** The first item of a list that is written as empty. */
function intoEmpty(on: Editable, list: Path, item: ItemText): EditResult {
  const place = placeAt(on, list);
  if (!place) return refuse(`${nameOf(list)} is not in the file.`);
  const { listStep, inQuotes } = styleOf(on);
  const { start, end } = place.entry.value;
  if (inQuotes && item.onLine !== undefined) return { edits: [{ start, end, text: `[${item.onLine}]` }] };
  if (!place.parent.node.flow) return writeLines(on, place, linesBelow(item.lines, listStep));
  return inBlocks(on, list, (now) => insertItem(now, list, 0, item));
}
