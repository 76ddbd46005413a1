import { isMap, type Data } from "../../problem.ts";

const known = new WeakMap<object, string>();

/** The value as a text that is the same for the same content, whatever the order of its keys. */
export function contentOf(data: Data): string {
  if (typeof data !== "object" || data === null) return JSON.stringify(data);
  const found = known.get(data);
  if (found !== undefined) return found;
  const content = Array.isArray(data)
    ? `[${data.map(contentOf).join(",")}]`
    : `{${Object.keys(data)
        .toSorted()
        .map((key) => `${JSON.stringify(key)}:${contentOf(data[key] ?? null)}`)
        .join(",")}}`;
  known.set(data, content);
  return content;
}

/** Whether two values have the same content, whatever the order of their keys. */
export function isSame(one: Data | undefined, other: Data | undefined): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined) return false;
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, index) => isSame(item, other[index]))
    );
  if (!isMap(one) || !isMap(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}
