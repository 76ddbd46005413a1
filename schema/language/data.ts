import { isMap, type Data, type DataMap } from "../problem.ts";

/** A mapping without a prototype: it has its own keys and no others. */
export const emptyMap = (): DataMap => Object.create(null);

/** A copy in which no mapping has a prototype. */
export function withoutPrototypes(map: DataMap): DataMap {
  const bare = (data: Data): Data =>
    Array.isArray(data) ? data.map(bare) : isMap(data) ? withoutPrototypes(data) : data;
  const out = emptyMap();
  for (const [key, data] of Object.entries(map)) out[key] = bare(data);
  return out;
}
