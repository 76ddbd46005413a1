import { isMap, type Data } from "../../problem.ts";

/** How often each word occurs, and how many there are. */
interface Bag {
  readonly words: ReadonlyMap<string, number>;
  readonly size: number;
}

const known = new WeakMap<object, Bag>();

function bagOf(data: Data): Bag {
  const holder = typeof data === "object" && data !== null ? data : undefined;
  const found = holder && known.get(holder);
  if (found) return found;
  const words = new Map<string, number>();
  let size = 0;
  const add = (word: string): void => {
    words.set(word, (words.get(word) ?? 0) + 1);
    size += 1;
  };
  const collect = (value: Data): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (isMap(value)) Object.values(value).forEach(collect);
    else if (typeof value === "string") (value.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []).forEach(add);
    else if (value !== null) add(String(value));
  };
  collect(data);
  const bag = { words, size };
  if (holder) known.set(holder, bag);
  return bag;
}

/** How much two values have in common: from 0, no word, to 1, the same words. Where a value stands in them does not count. */
export function likeness(one: Data, other: Data): number {
  const [a, b] = [bagOf(one), bagOf(other)];
  const all = a.size + b.size;
  if (all === 0) return 1;
  const [few, many] = a.words.size < b.words.size ? [a, b] : [b, a];
  let common = 0;
  for (const [word, times] of few.words) common += Math.min(times, many.words.get(word) ?? 0);
  return (2 * common) / all;
}

/** The most that their likeness can be, from their sizes alone. */
export function likenessBound(one: Data, other: Data): number {
  const [a, b] = [bagOf(one).size, bagOf(other).size];
  return a + b === 0 ? 1 : (2 * Math.min(a, b)) / (a + b);
}
