import type { Path } from "../problem.ts";
import { refuse, type Editable, type EditResult } from "./editable.ts";
import { copyInto } from "./copy-into.ts";
import { closeLastLine } from "./place/close-last-line.ts";
import { isBlank, lineCount } from "./place/lines.ts";
import { collectionAt, nameOf, placeAt, type Collection } from "./place/place.ts";
import { trailOf } from "./flow/trail.ts";
import { sequence } from "./sequence.ts";
import { minimal } from "./text/compose-edits.ts";
import { unset } from "./unset.ts";

/**
 * Moves an item of a list, with the comments that belong to it.
 * @param from the path of the item
 * @param to the path of a list, with the index that the item has there afterwards
 */
export function move(on: Editable, from: Path, to: Path): EditResult {
  const [list, index] = [to.slice(0, -1), to.at(-1)];
  const source = from.slice(0, -1);
  if (placeAt(on, from)?.parent.node.kind !== "list") return refuse(`${nameOf(from)} is not an item of a list.`);
  if (typeof index !== "number") return refuse("An item is moved to a place in a list.");
  if (isInside(list, source) && isInside(source, list)) return reorder(on, source, Number(from.at(-1)), index);
  if (isInside(list, from)) return refuse(`${nameOf(from)} cannot be moved into itself.`);
  return sequence(on, [
    (now) => copyInto(now, from, list, index),
    (now) => unset(now, afterInsertion(from, list, index)),
  ]);
}

/**
 * Moves a key of a mapping with its value to another place among its neighbors, with the comments that belong to it.
 * @param from its place in the mapping, from 0; `to` is the place that it has afterwards
 */
export const moveKey = (on: Editable, map: Path, from: number, to: number): EditResult => reorder(on, map, from, to);

const isInside = (path: Path, outer: Path): boolean => outer.every((step, index) => path[index] === step);

/** The path of what was at a path before an item was inserted. */
function afterInsertion(path: Path, list: Path, index: number): Path {
  const step = path[list.length];
  return isInside(path, list) && typeof step === "number" && step >= index ? path.with(list.length, step + 1) : path;
}

/** Moves within a list: the items between take each other's places, and what is between them stays. */
function reorder(on: Editable, path: Path, from: number, to: number): EditResult {
  const collection = collectionAt(on, path);
  const count = collection?.slots.length ?? 0;
  if (!collection || to < 0 || to >= count) return refuse(`${nameOf(path)} has ${count} items.`);
  const order = Array.from({ length: count }, (_, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  const pieces = collection.node.flow ? flowPieces(on, collection) : blockPieces(on, collection, order);
  const edits = order.flatMap((source, index) =>
    pieces.flatMap((pieceOf) => {
      const [place, content] = [pieceOf(index, index), pieceOf(source, index)];
      return !place || !content || index === source
        ? []
        : [{ ...place, text: on.text.slice(content.start, content.end) }];
    }),
  );
  return { edits: minimal(on.text, closeLastLine(on, edits)) };
}

type Range = { readonly start: number; readonly end: number };

/** Parts of an item that take a place each: the range of what an item has for the place of another one. */
type Pieces = readonly ((source: number, place: number) => Range | undefined)[];

/**
 * An item with lines of its own. The blank lines below it belong to the place, but where they are part of a text: they go along with that
 * text, and the others share in the blank lines that are left, in their order.
 */
function blockPieces({ source: { positions } }: Editable, { slots }: Collection, order: readonly number[]): Pieces {
  const lines = (source: number): Range | undefined => slots[source];
  const keeps = (index: number): boolean => slots[index]?.keepsBlanks === true;
  if (!order.some((source, place) => source !== place && keeps(source))) return [lines];
  const blanks = slots.map(({ end }) => {
    let line = positions.lineOf(end);
    while (line + 1 < lineCount(positions) && isBlank(positions, line + 1)) line += 1;
    return { start: end, end: positions.endOf(line) };
  });
  const left = blanks.filter((_, index) => !keeps(index));
  const others = order.filter((source) => !keeps(source));
  const blanksFor = (source: number, place: number): Range | undefined =>
    keeps(source) || source === place ? blanks[source] : left[others.indexOf(source)];
  return [lines, blanksFor];
}

/** Between brackets the comment behind an item moves too. */
const flowPieces = (on: Editable, { slots, node }: Collection): Pieces => [
  (source) => slots[source],
  (source) => {
    const slot = slots[source];
    return slot && trailOf(on, slot, node);
  },
];
