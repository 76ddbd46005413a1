import { dataAt } from "../../../language/data-at.ts";
import { fieldAt, fieldFor, knownKeys, typesOf } from "../../../language/descriptor.ts";
import type { Field } from "../../../language/field.ts";
import { synonymsOf } from "../../../language/names.ts";
import { isMap, type DataMap, type Path } from "../../../problem.ts";
import type { Context } from "../context.ts";
import { mapAt } from "../map-at.ts";

/** The place where a key belongs that stands in another one. */
export interface Home {
  readonly path: Path;
  /** Around the place where the key stands; a neighbour of the key; or elsewhere in the frame of the file. */
  readonly kind: "above" | "beside" | "elsewhere";
}

/** The parts of the file whose keys are known by heart. */
const frame: readonly Path[] = [[], ["site"], ["site", "theme"], ["menus"]];

/** For a key of the frame or of a page: the only place in the frame that knows it, whether it is there already or not. */
export function frameHome({ value }: Context, path: Path, key: string): Home | undefined {
  const isOfFrame =
    frame.some((place) => place.join("/") === path.join("/")) || (path[0] === "routes" && path.length === 2);
  const [only, other] = frame.filter((place) => knownKeys(fieldAt(value, place) ?? {}).includes(key));
  return isOfFrame && only && !other ? { path: only, kind: "elsewhere" } : undefined;
}

/** The nearest set of keys, around the path or beside the key, that knows the key and does not have it yet. */
export function homeOf({ value }: Context, path: Path, key: string): Home | undefined {
  const around = fieldAt(value, path)?.properties ?? {};
  const holder = synonymsOf(key).find(
    (name) => !Object.hasOwn(mapAt(value, path), name) && knownKeys(fieldFor(around[name] ?? {}, null)).includes(key),
  );
  if (holder !== undefined) return { path: [...path, holder], kind: "beside" };
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const above = path.slice(0, length);
    const field = fieldAt(value, above);
    if (field && knownKeys(field).includes(key) && !Object.hasOwn(mapAt(value, above), key))
      return { path: above, kind: "above" };
  }
  const field = fieldAt(value, path);
  const beside = (field && below(field, mapAt(value, path), path, key, 2)) ?? firstSection(value, path, key);
  return beside && { path: beside, kind: "beside" };
}

/** The first section of a page, for a key that stands above it and belongs in it. */
function firstSection(value: DataMap, path: Path, key: string): Path | undefined {
  const first = [...path, "sections", 0];
  const section = path[0] === "routes" && path.length === 2 ? dataAt(value, first) : undefined;
  const isHome = isMap(section) && !Object.hasOwn(section, key) && knownKeys(fieldAt(value, first) ?? {}).includes(key);
  return isHome ? first : undefined;
}

/** The first set of keys inside these that knows the key and does not have it yet. */
function below(field: Field, map: DataMap, path: Path, key: string, depth: number): Path | undefined {
  for (const [name, own] of Object.entries(field.properties ?? {})) {
    const data = Object.hasOwn(map, name) ? map[name] : undefined;
    // What has to be there may be begun with this key; a text in its place is the value of another of its keys.
    const mayHold =
      data === undefined
        ? (field.required?.includes(name) ?? false)
        : typeof data !== "object" || isMap(data) || data === null;
    if (!mayHold) continue;
    const inner = fieldFor(own, isMap(data) ? data : null);
    if (!isMap(data) && data !== null && !typesOf(inner).includes("object")) continue;
    if (knownKeys(inner).includes(key) && !(isMap(data) && Object.hasOwn(data, key))) return [...path, name];
    const deeper = isMap(data) && depth > 1 ? below(inner, data, [...path, name], key, depth - 1) : undefined;
    if (deeper) return deeper;
  }
  return undefined;
}
