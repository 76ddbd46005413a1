import { isMap, type Data } from "../../problem.ts";

/** Whether two values say the same; the order of keys says nothing. */
export function isSame(one: Data, other: Data): boolean {
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSame(item, other[index] ?? null))
    );
  if (!isMap(one)) return one === other;
  if (!isMap(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key] ?? null, other[key] ?? null))
  );
}
