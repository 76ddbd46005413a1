import { fieldAt, settle, type Field } from "../language.ts";
import { isMap, type DataMap, type Path } from "../problem.ts";
import type { Context } from "./context.ts";
import { knownKeys, mapAt } from "./known-keys.ts";

/** The place where a key belongs that stands in another one. */
export interface Home {
  readonly path: Path;
  /** Whether it is around the place where the key stands; else it is a neighbour. */
  readonly isAbove: boolean;
}

/** The nearest set of keys, around the path or beside the key, that knows the key and does not have it yet. */
export function homeOf({ value }: Context, path: Path, key: string): Home | undefined {
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const above = path.slice(0, length);
    const field = fieldAt(value, above);
    if (field && knownKeys(field).includes(key) && !Object.hasOwn(mapAt(value, above), key))
      return { path: above, isAbove: true };
  }
  const field = fieldAt(value, path);
  const beside = field && below(field, mapAt(value, path), path, key, 2);
  return beside && { path: beside, isAbove: false };
}

/** The first set of keys inside these that knows the key and does not have it yet. */
function below(field: Field, map: DataMap, path: Path, key: string, depth: number): Path | undefined {
  for (const [name, own] of Object.entries(field.properties ?? {})) {
    const data = Object.hasOwn(map, name) ? map[name] : undefined;
    if (data !== null && !isMap(data)) continue;
    const inner = settle(own, data);
    if (knownKeys(inner).includes(key) && !(isMap(data) && Object.hasOwn(data, key))) return [...path, name];
    const deeper = isMap(data) && depth > 1 ? below(inner, data, [...path, name], key, depth - 1) : undefined;
    if (deeper) return deeper;
  }
  return undefined;
}
