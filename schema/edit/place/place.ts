import type { Path } from "../../problem.ts";
import type { ListNode, MapNode, TreeNode } from "../../reader/tree.ts";
import type { Editable } from "../editable.ts";
import { blockSlots, entriesOf, flowSlots, type Entry, type Slot } from "./slots.ts";

/** A list or mapping, with the slots of what it holds. */
export interface Collection {
  readonly node: ListNode | MapNode;
  readonly path: Path;
  readonly entries: readonly Entry[];
  readonly slots: readonly Slot[];
}

/** An item or a pair in its list or mapping. */
export interface Place {
  readonly parent: Collection;
  readonly index: number;
  readonly entry: Entry;
  readonly slot: Slot;
}

/** What was found of a text. A list of 260 items that stand twice is asked for once for each of them. */
const found = new WeakMap<Editable, Map<ListNode | MapNode, Collection>>();

/** The list or mapping at a path. */
export function collectionAt(on: Editable, path: Path): Collection | undefined {
  const node = on.source.node(path);
  if (node?.kind !== "list" && node?.kind !== "map") return undefined;
  const known = found.get(on) ?? new Map<ListNode | MapNode, Collection>();
  found.set(on, known);
  const collection = known.get(node) ?? {
    node,
    path,
    entries: entriesOf(node),
    slots: node.flow ? flowSlots(on, node) : blockSlots(on, node, path.length === 0),
  };
  known.set(node, collection);
  return collection;
}

/** The item or pair at a path, which is not the whole file. */
export function placeAt(on: Editable, path: Path): Place | undefined {
  const step = path.at(-1);
  const parent = step === undefined ? undefined : collectionAt(on, path.slice(0, -1));
  if (!parent) return undefined;
  const index =
    parent.node.kind === "list" ? Number(step) : parent.entries.findIndex(({ pair }) => pair?.name === String(step));
  const [entry, slot] = [parent.entries[index], parent.slots[index]];
  return entry && slot && { parent, index, entry, slot };
}

/** The path of the outermost list or mapping between brackets that holds a place, or is there. */
export function outermostFlow(on: Editable, path: Path): Path | undefined {
  for (let length = 0; length <= path.length; length += 1) {
    const node: TreeNode | undefined = on.source.node(path.slice(0, length));
    if ((node?.kind === "list" || node?.kind === "map") && node.flow) return path.slice(0, length);
  }
  return undefined;
}

/** Behind the colon of a pair, or the dash of an item. */
export function leadEnd({ text }: Editable, { pair }: Entry, head: number): number {
  return pair ? text.indexOf(":", pair.key.end) + 1 : head + 1;
}

/** How a place is called in a sentence. */
export function nameOf(path: Path): string {
  const key = path.findLast((step) => typeof step === "string");
  const last = path.at(-1);
  if (key === undefined) return "The file";
  return typeof last === "number" ? `Item ${last + 1} of “${key}”` : `“${key}”`;
}
