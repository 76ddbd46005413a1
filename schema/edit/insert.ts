import { fieldAt } from "../language/descriptor.ts";
import { dataAt } from "../language/data-at.ts";
import type { Data, Path } from "../problem.ts";
import { isRefused, refuse, type Editable, type EditResult } from "./editable.ts";
import { insertInFlow } from "./flow/insert-in-flow.ts";
import { insertLines } from "./insert-lines.ts";
import { collectionAt, nameOf, type Collection } from "./place/place.ts";
import { growsTooLong, inBlocks, replaceValue } from "./replace-value.ts";
import { styleOf } from "./write/file-style.ts";
import { notAName, notWritable } from "./write/writable.ts";
import { keyText } from "./write/quoted.ts";
import {
  entryLines,
  hasBlockText,
  inLines,
  linesBelow,
  oneLine,
  onLine,
  pairLines,
  type Lines,
} from "./write/write-data.ts";

export interface InsertOptions {
  /** Brackets stay on their line, however long it gets: for what is taken away again, so that the line is as it was. */
  readonly staysOnLine?: boolean;
}

/** Writes a value into a list, before the item that has the index now. A list that is not there yet is made. */
export function insertAt(
  on: Editable,
  list: Path,
  index: number,
  value: Data,
  options: InsertOptions = {},
): EditResult {
  const reason = notWritable(value);
  if (reason !== undefined) return refuse(reason);
  const old = dataAt(on.value, list);
  const key = list.at(-1);
  if (old === undefined && typeof key === "string" && index === 0)
    return insertKey(on, list.slice(0, -1), key, [value], options);
  if (old === null || (Array.isArray(old) && old.length === 0))
    return index === 0 ? replaceValue(on, list, [value]) : refuse(`${nameOf(list)} has no items.`);
  const collection = collectionAt(on, list);
  if (collection?.node.kind !== "list") return refuse(`${nameOf(list)} is not a list.`);
  if (index < 0 || index > collection.entries.length)
    return refuse(`${nameOf(list)} has ${collection.entries.length} items.`);
  const style = styleOf(on);
  if (!collection.node.flow)
    return insertLines(on, collection, index, entryLines("-", itemLines(on, collection, index, value)));
  if (options.staysOnLine === true) return { edits: insertInFlow(on, collection, index, onLine(value, style)) };
  return intoFlow(on, collection, index, onLine(value, style), hasBlockText(value), (now) =>
    insertAt(now, list, index, value),
  );
}

/** An item like its neighbor: between braces where that one is. */
function itemLines(on: Editable, { entries }: Collection, index: number, value: Data): Lines {
  const style = styleOf(on);
  const neighbor = (entries[index - 1] ?? entries[index])?.value;
  const isFlow = (neighbor?.kind === "map" || neighbor?.kind === "list") && neighbor.flow;
  const line = isFlow && typeof value === "object" && !hasBlockText(value) ? onLine(value, style) : undefined;
  const isShort = line !== undefined && !growsTooLong(on, neighbor?.start ?? 0, neighbor?.end ?? 0, line);
  return isShort ? oneLine(line) : inLines(value, style, "dash");
}

/** Writes a new key that holds a list of one item, as it is written. */
export function insertKeyLines(on: Editable, list: Path, { lines }: { readonly lines: readonly string[] }): EditResult {
  const [key, path] = [list.at(-1), list.slice(0, -1)];
  if (typeof key !== "string") return refuse(`${nameOf(list)} is not in the file.`);
  const collection = collectionAt(on, path);
  if (collection?.node.kind !== "map") return refuse(`${nameOf(path)} is not a mapping of keys.`);
  const style = styleOf(on);
  if (collection.node.flow) return inBlocks(on, path, (now) => insertKeyLines(now, list, { lines }));
  const written = entryLines(`${keyText(key)}:`, linesBelow(lines, style.listStep));
  return insertLines(on, collection, indexOfKey(on, collection, key), written);
}

/** Writes a new key into a mapping: behind the last key there that the schema lists before it. */
export function insertKey(
  on: Editable,
  path: Path,
  key: string,
  value: Data,
  { staysOnLine = false }: InsertOptions = {},
): EditResult {
  const reason = notAName(key) ?? notWritable(value);
  if (reason !== undefined) return refuse(reason);
  const collection = collectionAt(on, path);
  if (collection?.node.kind !== "map") return refuse(`${nameOf(path)} is not a mapping of keys.`);
  if (collection.entries.length === 0) return replaceOrRefuse(on, path, { [key]: value });
  const index = indexOfKey(on, collection, key);
  if (!collection.node.flow) return insertLines(on, collection, index, pairLines(key, value, styleOf(on)));
  const style = styleOf(on);
  const written = `${keyText(key, style.inQuotes)}: ${onLine(value, style)}`;
  if (staysOnLine) return { edits: insertInFlow(on, collection, index, written) };
  return intoFlow(on, collection, index, written, hasBlockText(value), (now) => insertKey(now, path, key, value));
}

const replaceOrRefuse = (on: Editable, path: Path, value: Data): EditResult =>
  path.length === 0 ? refuse("The file is empty.") : replaceValue(on, path, value);

/** Between brackets where there is room; else the brackets are taken apart. */
function intoFlow(
  on: Editable,
  collection: Collection,
  index: number,
  written: string,
  hasBlock: boolean,
  again: (now: Editable) => EditResult,
): EditResult {
  const at = collection.slots[Math.max(0, index - 1)]?.end ?? collection.node.end;
  if (hasBlock || growsTooLong(on, at, at, `, ${written}`)) {
    const apart = inBlocks(on, collection.path, again);
    if (!isRefused(apart)) return apart;
  }
  return { edits: insertInFlow(on, collection, index, written) };
}

/** Where a new key goes. */
function indexOfKey(on: Editable, { path, entries }: Collection, key: string): number {
  const order = Object.keys(fieldAt(on.value, path)?.properties ?? {});
  const own = order.indexOf(key);
  if (own === -1) return entries.length;
  const before = new Set(order.slice(0, own));
  return entries.findLastIndex(({ pair }) => pair !== undefined && before.has(pair.name)) + 1;
}
