import { fieldAt, settle } from "../language.ts";
import { isMap, type Path } from "../problem.ts";
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
  const beside = Object.entries(mapAt(value, path)).find(([name, data]) => {
    const own = field?.properties?.[name];
    if (!own || (data !== null && !isMap(data)) || !knownKeys(settle(own, data)).includes(key)) return false;
    return !(isMap(data) && Object.hasOwn(data, key));
  });
  return beside && { path: [...path, beside[0]], isAbove: false };
}
