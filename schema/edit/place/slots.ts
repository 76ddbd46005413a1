import type { Editable } from "../editable.ts";
import type { ListNode, MapNode, Pair, TreeNode } from "../../reader/tree.ts";
import { isEmpty } from "../../reader/source.ts";
import { beginsLine, columnOf, commentColumn, isBlank, lineCount } from "./lines.ts";

/** Where an item of a list, or a key with its value, stands in the text. */
export interface Slot {
  /** Where the comments directly above begin that belong to it; else its head. */
  readonly start: number;
  /** Its dash or its key; between brackets, its first character. */
  readonly head: number;
  /** Behind the last character of its last line, a comment there included; between brackets, of its value. */
  readonly end: number;
  /** Whether blank lines behind it are part of its text. */
  readonly keepsBlanks: boolean;
}

/** What a list or mapping holds. */
export type Entry = { readonly value: TreeNode; readonly pair?: Pair };

export const entriesOf = (node: ListNode | MapNode): readonly Entry[] =>
  node.kind === "list"
    ? node.items.map((value) => ({ value }))
    : node.pairs.map((pair) => ({ value: pair.value, pair }));

/** Whether nothing is written where a value belongs. */
export const isNothing = (node: TreeNode): boolean => isEmpty(node);

/** The last value that a value ends with. */
function lastLeaf(node: TreeNode): TreeNode {
  if (node.kind === "list" && !node.flow) return lastLeafOf(node.items.at(-1), node);
  if (node.kind === "map" && !node.flow) return lastLeafOf(node.pairs.at(-1)?.value, node);
  return node;
}

const lastLeafOf = (last: TreeNode | undefined, node: TreeNode): TreeNode => (last ? lastLeaf(last) : node);

/** Whether a value ends with a text behind `|+`: the blank lines behind it are part of it. */
export function keepsBlanks(node: TreeNode): boolean {
  const leaf = lastLeaf(node);
  return leaf.kind === "scalar" && leaf.style === "block" && /^[|>]\d?\+/.test(leaf.raw);
}

/** The last line that holds something of a value; that of the head where there is nothing else. */
export function lastLineOf({ source: { positions } }: Editable, { value, pair }: Entry, head: number): number {
  const leaf = lastLeaf(value);
  if (isNothing(leaf)) {
    if (leaf !== value) return Math.max(positions.lineOf(head), positions.lineOf(headOfLast(value) ?? head));
    return positions.lineOf(pair?.key.end ?? head);
  }
  return positions.lineOf(Math.max(leaf.start, leaf.end - 1));
}

/** Where the last pair or item begins that holds nothing. */
function headOfLast(node: TreeNode): number | undefined {
  if (node.kind === "map" && !node.flow) {
    const last = node.pairs.at(-1);
    return last && (headOfLast(last.value) ?? last.key.end);
  }
  if (node.kind === "list" && !node.flow) {
    const last = node.items.at(-1);
    return last && (headOfLast(last) ?? last.start);
  }
  return undefined;
}

/** Where the dash of an item is. */
function dashOf({ source: { positions }, text }: Editable, list: ListNode, index: number): number {
  const item = list.items[index];
  if (index === 0 || !item) return list.start;
  const column = columnOf(positions, list.start);
  for (let line = positions.lineOf(item.start); line > 0; line -= 1) {
    const dash = positions.startOf(line) + column;
    if (dash <= item.start && text[dash] === "-" && dash < positions.endOf(line) && beginsLine(positions, dash))
      return dash;
  }
  return list.start;
}

/** The slots of a list or mapping that has lines of its own. */
export function blockSlots(on: Editable, node: ListNode | MapNode, isRoot: boolean): readonly Slot[] {
  const { positions } = on.source;
  const slots: Slot[] = [];
  for (const [index, entry] of entriesOf(node).entries()) {
    const head = entry.pair ? entry.pair.key.start : node.kind === "list" ? dashOf(on, node, index) : node.start;
    const above = slots.at(-1)?.end;
    // What is above the first key of the file is about the file.
    const start =
      isRoot && index === 0 ? head : withComments(on, head, above === undefined ? -1 : positions.lineOf(above));
    const end = withDeeperComments(on, lastLineOf(on, entry, head), columnOf(positions, head));
    slots.push({ start, head, end, keepsBlanks: keepsBlanks(entry.value) });
  }
  return slots;
}

/** Where the comments begin that are directly above a head and in line with it, below the line `floor`. */
function withComments({ source: { positions } }: Editable, head: number, floor: number): number {
  if (!beginsLine(positions, head)) return head;
  const column = columnOf(positions, head);
  const last = positions.lineOf(head);
  let line = last;
  while (line - 1 > floor && commentColumn(positions, line - 1) === column) line -= 1;
  return line === last ? head : positions.endOf(line) - positions.lineText(line).trimStart().length;
}

/** The end of the last line, with the comments below that are further to the right. */
function withDeeperComments({ source: { positions } }: Editable, last: number, column: number): number {
  let end = last;
  for (let line = last + 1; line < lineCount(positions); line += 1) {
    if (isBlank(positions, line)) continue;
    if (commentColumn(positions, line) <= column) break;
    end = line;
  }
  return positions.endOf(end);
}

/** The slots of a list or mapping between brackets: without the commas, and without what is behind them. */
export function flowSlots(on: Editable, node: ListNode | MapNode): readonly Slot[] {
  const { positions } = on.source;
  let floor = positions.lineOf(node.start);
  return entriesOf(node).map(({ value, pair }) => {
    const head = pair ? pair.key.start : value.start;
    const end = Math.max(pair?.key.end ?? head, value.end);
    const start = withComments(on, head, floor);
    floor = positions.lineOf(end);
    return { start, head, end, keepsBlanks: false };
  });
}
