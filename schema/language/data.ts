import { isMap, type Data, type DataMap } from "../problem.ts";

/**
 * A mapping without a prototype: it has its own keys and no others. `Object.create(null)` would make a hash table, which takes eight
 * times as long to fill: a check of 1,000 pages makes 100,000 of them.
 */
export const emptyMap = (): DataMap => Object.setPrototypeOf({}, null);

/* A value as one kind of data; the empty one, or nothing, where it is another kind. */
export const textOf = (data: Data | undefined): string | undefined => (typeof data === "string" ? data : undefined);
export const listOf = (data: Data | undefined): readonly Data[] => (Array.isArray(data) ? data : []);
export const mapOf = (data: Data | undefined): DataMap => (isMap(data) ? data : emptyMap());

/** A copy in which no mapping has a prototype. */
export function withoutPrototypes(map: DataMap): DataMap {
  const bare = (data: Data): Data =>
    Array.isArray(data) ? data.map(bare) : isMap(data) ? withoutPrototypes(data) : data;
  const out = emptyMap();
  for (const [key, data] of Object.entries(map)) out[key] = bare(data);
  return out;
}
