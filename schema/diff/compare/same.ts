import { isMap, type Data } from "../../problem.ts";

/** How many characters a list or mapping holds, which is the same for the same content; a single value stands for itself. */
export const sizeOf = (data: Data): Data => (typeof data === "object" && data !== null ? charactersIn(data) : data);

function charactersIn(data: Data): number {
  if (Array.isArray(data)) return data.reduce<number>((sum, item) => sum + 1 + charactersIn(item), 0);
  if (!isMap(data)) return typeof data === "string" ? data.length : 1;
  let sum = 0;
  for (const key in data) sum += key.length + charactersIn(data[key] ?? null);
  return sum;
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
