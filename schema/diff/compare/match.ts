import type { Data } from "../../problem.ts";
import { likeness, likenessBound } from "./likeness.ts";
import { isSame, sizeOf } from "./same.ts";

/** An item of a list that is looked for in the other list. */
export interface Item {
  readonly data: Data;
  /** What it may be known by, the surest first; nothing where it has no such name. */
  readonly names: readonly (string | undefined)[];
}

/** Positions of the same item in both lists. */
export type Match = readonly [before: number, after: number];

/** How many pairs of items are compared word by word; beyond that an item counts as new. */
const maxComparisons = 20_000;

/**
 * Finds the items of one list in the other: those with the same content, those with the same name, those that are alike, and of what
 * is left the single values that stand in the same place. Each item is found at most once.
 * @param least how alike two items must be, from 0 to 1
 */
export function matchItems(before: readonly Item[], after: readonly Item[], least: number): Match[] {
  const matches: Match[] = [];
  const left = { before: new Set(before.keys()), after: new Set(after.keys()) };
  const pair = (one: number, other: number): void => {
    matches.push([one, other]);
    left.before.delete(one);
    left.after.delete(other);
  };
  pairEnds(before, after, pair);
  pairEqual(before, after, left, pair);
  const tiers = Math.max(0, ...[...before, ...after].map(({ names }) => names.length));
  for (let tier = 0; tier < tiers; tier += 1) {
    const ours = byName(before, left.before, tier);
    const theirs = byName(after, left.after, tier);
    for (const [name, ones] of ours) {
      const others = theirs.get(name) ?? [];
      const [one, other] = [ones[0], others[0]];
      if (one === undefined || other === undefined) continue;
      if (ones.length === 1 && others.length === 1) pair(one, other);
      else pairAlike(before, after, { before: new Set(ones), after: new Set(others) }, 0, pair);
    }
  }
  pairAlike(before, after, left, least, pair);
  pairPlaces(before, after, matches, pair);
  return matches.sort(([one], [other]) => one - other);
}

type Pair = (before: number, after: number) => void;
interface Left {
  readonly before: ReadonlySet<number>;
  readonly after: ReadonlySet<number>;
}

const isEqual = (one: Item | undefined, other: Item | undefined): boolean => isSame(one?.data, other?.data);

/** What is the same at the start and at the end stays where it is. */
function pairEnds(before: readonly Item[], after: readonly Item[], pair: Pair): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isEqual(before[start], after[start])) {
    pair(start, start);
    start += 1;
  }
  for (let end = 1; start + end <= shorter; end += 1) {
    const [one, other] = [before.length - end, after.length - end];
    if (!isEqual(before[one], after[other])) return;
    pair(one, other);
  }
}

/** Only what is as large is compared. */
function pairEqual(before: readonly Item[], after: readonly Item[], left: Left, pair: Pair): void {
  const places = new Map<Data, number[]>();
  for (const index of left.after) {
    const size = sizeOf(after[index]?.data ?? null);
    const same = places.get(size);
    if (same) same.push(index);
    else places.set(size, [index]);
  }
  for (const index of left.before) {
    const alike = places.get(sizeOf(before[index]?.data ?? null)) ?? [];
    const at = alike.findIndex((other) => isEqual(before[index], after[other]));
    const [found] = at < 0 ? [] : alike.splice(at, 1);
    if (found !== undefined) pair(index, found);
  }
}

function byName(items: readonly Item[], left: ReadonlySet<number>, tier: number): Map<string, number[]> {
  const named = new Map<string, number[]>();
  for (const index of left) {
    const name = items[index]?.names[tier];
    if (name === undefined) continue;
    const same = named.get(name);
    if (same) same.push(index);
    else named.set(name, [index]);
  }
  return named;
}

/** The most alike first. */
function pairAlike(before: readonly Item[], after: readonly Item[], left: Left, least: number, pair: Pair): void {
  if (left.before.size * left.after.size > maxComparisons) return;
  const pairs: { readonly one: number; readonly other: number; readonly score: number }[] = [];
  for (const one of left.before)
    for (const other of left.after) {
      const [ours, theirs] = [before[one]?.data ?? null, after[other]?.data ?? null];
      const isAlike = isSingle(ours) === isSingle(theirs) && likenessBound(ours, theirs) >= least;
      const score = isAlike ? likeness(ours, theirs) : -1;
      if (score >= least) pairs.push({ one, other, score });
    }
  const taken = { before: new Set<number>(), after: new Set<number>() };
  for (const { one, other } of pairs.sort((a, b) => b.score - a.score || a.one - b.one || a.other - b.other)) {
    if (taken.before.has(one) || taken.after.has(other)) continue;
    taken.before.add(one);
    taken.after.add(other);
    pair(one, other);
  }
}

const isSingle = (data: Data | undefined): boolean => typeof data !== "object" || data === null;

/** Between two neighbors that were found, as many single values as before: each is compared with what stood in its place. */
function pairPlaces(before: readonly Item[], after: readonly Item[], matches: readonly Match[], pair: Pair): void {
  const taken = new Set(matches.map(([, other]) => other));
  const ordered = [...matches].sort(([one], [other]) => one - other);
  const ends: readonly Match[] = [[-1, -1], ...ordered, [before.length, after.length]];
  for (const [index, [one, other]] of ends.entries()) {
    const [nextOne = one, nextOther = other] = ends[index + 1] ?? [];
    const many = nextOne - one;
    if (many < 2 || nextOther - other !== many) continue;
    for (let step = 1; step < many; step += 1) {
      const [ours, theirs] = [before[one + step], after[other + step]];
      if (ours && theirs && isSingle(ours.data) && isSingle(theirs.data) && !taken.has(other + step))
        pair(one + step, other + step);
    }
  }
}
