import type { FontTables } from "./tables.ts";

/** An axis of a variable font: `wght`, `wdth`, … */
export interface Axis {
  readonly tag: string;
  readonly min: number;
  readonly usual: number;
  readonly max: number;
}

const fixed = (table: DataView, at: number): number => table.getInt32(at) / 65536;
const short = (table: DataView, at: number): number => table.getInt16(at) / 16384;

/** The axes of a font; none where it is not variable. */
export function axesOf(tables: FontTables): readonly Axis[] {
  const table = tables.get("fvar");
  if (!table) return [];
  const start = table.getUint16(4);
  const size = table.getUint16(10);
  return Array.from({ length: table.getUint16(8) }, (_, index) => {
    const at = start + index * size;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((place) => table.getUint8(at + place)));
    return { tag, min: fixed(table, at + 4), usual: fixed(table, at + 8), max: fixed(table, at + 12) };
  });
}

/** How much wider a glyph is in one instance of a variable font than in its usual one, in units of the font. */
export type AdvanceDelta = (glyph: number) => number;

const none: AdvanceDelta = () => 0;

/**
 * The advances of an instance, as the table HVAR has them.
 * @param wanted by the tag of the axis; others keep their usual value
 */
export function advanceDeltas(tables: FontTables, wanted: Readonly<Record<string, number>>): AdvanceDelta {
  const table = tables.get("HVAR");
  const axes = axesOf(tables);
  if (!table || axes.length === 0) return none;
  const place = placeOf(axes, tables.get("avar"), wanted);
  const store = table.getUint32(4);
  const weights = regionWeights(table, store + table.getUint32(store + 2), place);
  const indexOf = deltaIndex(table, table.getUint32(8));
  return (glyph) => {
    const [outer, inner] = indexOf(glyph);
    if (outer >= table.getUint16(store + 6)) return 0;
    return deltaAt(table, store + table.getUint32(store + 8 + 4 * outer), inner, weights);
  };
}

/** Where an instance is on each axis, from -1 to 1. */
function placeOf(
  axes: readonly Axis[],
  avar: DataView | undefined,
  wanted: Readonly<Record<string, number>>,
): readonly number[] {
  let at = 8;
  return axes.map(({ tag, min, usual, max }) => {
    const value = Math.min(max, Math.max(min, wanted[tag] ?? usual));
    const place = value < usual ? (value - usual) / (usual - min) : value > usual ? (value - usual) / (max - usual) : 0;
    if (!avar) return place;
    const count = avar.getUint16(at);
    const pairs = Array.from({ length: count }, (_, index): readonly [number, number] => [
      short(avar, at + 2 + 4 * index),
      short(avar, at + 4 + 4 * index),
    ]);
    at += 2 + 4 * count;
    return bent(place, pairs);
  });
}

/** A value between the pairs of a table, on the line from one to the next. */
function bent(value: number, pairs: readonly (readonly [from: number, to: number])[]): number {
  for (const [index, [from, to]] of pairs.entries()) {
    const [nextFrom, nextTo] = pairs[index + 1] ?? [from, to];
    if (value >= from && value <= nextFrom && nextFrom > from)
      return to + ((value - from) / (nextFrom - from)) * (nextTo - to);
  }
  return value;
}

/** How much each region of the variation store counts at a place. */
function regionWeights(table: DataView, at: number, place: readonly number[]): readonly number[] {
  const axes = table.getUint16(at);
  return Array.from({ length: table.getUint16(at + 2) }, (_, region) => {
    let weight = 1;
    for (let axis = 0; axis < axes; axis += 1) {
      const spot = at + 4 + (region * axes + axis) * 6;
      weight *= share(place[axis] ?? 0, short(table, spot), short(table, spot + 2), short(table, spot + 4));
    }
    return weight;
  });
}

function share(value: number, start: number, peak: number, end: number): number {
  if (peak === 0 || start > peak || peak > end || (start < 0 && end > 0)) return 1;
  if (value <= start || value >= end) return value === peak ? 1 : 0;
  if (value === peak) return 1;
  return value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak);
}

/** Where the deltas of a glyph stand: which group, and which item in it. */
function deltaIndex(table: DataView, at: number): (glyph: number) => readonly [outer: number, inner: number] {
  if (at === 0) return (glyph) => [0, glyph];
  const isLong = table.getUint8(at) === 1;
  const format = table.getUint8(at + 1);
  const count = isLong ? table.getUint32(at + 2) : table.getUint16(at + 2);
  const size = ((format & 0x30) >> 4) + 1;
  const innerBits = (format & 0x0f) + 1;
  const first = at + (isLong ? 6 : 4);
  return (glyph) => {
    if (count === 0) return [0, glyph];
    const entry = first + Math.min(glyph, count - 1) * size;
    let value = 0;
    for (let byte = 0; byte < size; byte += 1) value = value * 256 + table.getUint8(entry + byte);
    return [Math.floor(value / 2 ** innerBits), value % 2 ** innerBits];
  };
}

function deltaAt(table: DataView, at: number, item: number, weights: readonly number[]): number {
  if (item >= table.getUint16(at)) return 0;
  const written = table.getUint16(at + 2);
  const isLong = written >= 0x8000;
  const wide = written & 0x7fff;
  const regions = table.getUint16(at + 4);
  const narrow = regions - wide;
  const [wideSize, narrowSize] = isLong ? [4, 2] : [2, 1];
  const row = at + 6 + 2 * regions + item * (wide * wideSize + narrow * narrowSize);
  let sum = 0;
  for (let index = 0; index < regions; index += 1) {
    const isWide = index < wide;
    const spot = row + (isWide ? index * wideSize : wide * wideSize + (index - wide) * narrowSize);
    const size = isWide ? wideSize : narrowSize;
    const delta = size === 4 ? table.getInt32(spot) : size === 2 ? table.getInt16(spot) : table.getInt8(spot);
    sum += delta * (weights[table.getUint16(at + 6 + 2 * index)] ?? 0);
  }
  return sum;
}
