import { isMap, type Data, type DataMap, type Path } from "../../schema/problem.ts";

/** A copy of data with the value at a path replaced; `undefined` takes it away. */
export function withValue(data: Data, [step, ...rest]: Path, value: Data | undefined): Data {
  if (step === undefined) return value ?? null;
  if (Array.isArray(data))
    return data.flatMap((item, index) => {
      if (index !== step) return [item];
      return rest.length === 0 && value === undefined ? [] : [withValue(item, rest, value)];
    });
  if (!isMap(data)) return data;
  const copy: DataMap = {};
  for (const key of Object.keys(data)) {
    const old = data[key] ?? null;
    if (key !== step) copy[key] = old;
    else if (rest.length > 0 || value !== undefined) copy[key] = withValue(old, rest, value);
  }
  return copy;
}

/** Every value of data that is no list and no mapping, with its path. */
export function leavesOf(data: Data, path: Path = []): { readonly path: Path; readonly value: Data }[] {
  if (Array.isArray(data)) return data.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (isMap(data)) return Object.entries(data).flatMap(([key, value]) => leavesOf(value, [...path, key]));
  return [{ path, value: data }];
}

/** Every list of data, with its path. */
export function listsOf(data: Data, path: Path = []): { readonly path: Path; readonly items: readonly Data[] }[] {
  if (Array.isArray(data))
    return [{ path, items: data }, ...data.flatMap((item, index) => listsOf(item, [...path, index]))];
  if (isMap(data)) return Object.entries(data).flatMap(([key, value]) => listsOf(value, [...path, key]));
  return [];
}

/** The same data with the keys of every mapping the other way round, but for entries of collections: their order shows. */
export function withKeysReversed(data: Data, path: Path = []): Data {
  if (Array.isArray(data)) return data.map((item, index) => withKeysReversed(item, [...path, index]));
  if (!isMap(data)) return data;
  const keys = Object.keys(data);
  const isShown = path[0] === "collections" && path.length === 2;
  return Object.fromEntries(
    (isShown ? keys : keys.toReversed()).map((key) => [key, withKeysReversed(data[key] ?? null, [...path, key])]),
  );
}
