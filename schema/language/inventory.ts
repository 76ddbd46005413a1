import { childField, defaultsOf, fieldFor, root, typesOf } from "./descriptor.ts";
import type { Field } from "./field.ts";
import { isMap, type Data, type DataMap, type Path } from "../problem.ts";
import { emptyMap, withoutPrototypes } from "./data.ts";

/** A value that the schema names as a part: a label, a link, an anchor, an image, … */
export interface InventoryEntry {
  readonly part: string;
  readonly path: Path;
  readonly value: Data;
  /** What the language says of the value. */
  readonly field: Field;
  /** References in it may name the fields of an entry of `collection`. */
  readonly entryScope?: true;
  readonly collection?: string;
  /** It is not written in the file: the schema's default stands for it. */
  readonly isDefault?: true;
}

/** A place that does not fit the schema or could not be read: what it would have contributed is not known. */
export interface Gap {
  readonly path: Path;
  /** It is an unknown key that can only hold words: no place is missing because of it. */
  readonly isOfWords?: true;
  /** The part that the value there should have been. */
  readonly part?: string;
}

/** The site after defaults, and everything in it that a part names, in the order of the file. */
export interface Inventory {
  readonly site: DataMap;
  readonly entries: readonly InventoryEntry[];
  readonly gaps: readonly Gap[];
  /** All entries of a part; an empty list where there are none. */
  of(part: string): readonly InventoryEntry[];
}

/** The parts that bring in what stands elsewhere: where such a key is missing, so is all of that. */
const bringing = new Set(["collection", "shared"]);

/** The parts that name a place in one value. */
const naming = new Set([...bringing, "anchor", "path"]);

/** Whether an unknown key holds one value, beside all keys that it could have been in place of and that others refer to. */
const isOfWords = (map: DataMap, key: string, { properties = {} }: Field): boolean =>
  isSingle(map[key]) &&
  Object.entries(properties).every(([name, { part }]) => !naming.has(part ?? "") || Object.hasOwn(map, name));

const isSingle = (value: Data | undefined): boolean => ["string", "number", "boolean"].includes(typeof value);

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Whether a field takes values of this kind. */
export function accepts(field: Field, value: Data): boolean {
  const types = typesOf(field);
  const kind = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  return (
    types.length === 0 ||
    types.includes(kind) ||
    (kind === "number" && Number.isInteger(value) && types.includes("integer"))
  );
}

/**
 * Walks a value along the language, once. Fills defaults in and collects what the parts name. Places that do not fit become gaps.
 * No mapping of the site has a prototype, whatever those of the value have.
 * @param unknownPaths places that reading had to leave out
 */
export function collectInventory(value: Data, unknownPaths: readonly Path[] = []): Inventory {
  const entries: InventoryEntry[] = [];
  const gaps: Gap[] = unknownPaths.map((path) => ({ path }));
  const path: (string | number)[] = [];
  let defaultsAt = 0;

  const addGap = (about: Omit<Gap, "path"> = {}): void => void gaps.push({ path: [...path], ...about });

  function visitMap(map: DataMap, field: Field, collection: string | undefined): DataMap {
    const { properties, additionalProperties } = field;
    if (!properties && typeof additionalProperties !== "object") return withoutPrototypes(map);
    const out = emptyMap();
    const from = map["from"];
    const inside = properties?.["from"]?.part === "collection" && typeof from === "string" ? from : collection;
    for (const key of Object.keys(map)) {
      const child = childField(field, key);
      if (!child || child.computed === true) {
        if (additionalProperties === false || child) addGap(isOfWords(map, key, field) ? { isOfWords: true } : {});
        continue;
      }
      path.push(key);
      out[key] = visit(map[key] ?? null, child, inside);
      path.pop();
    }
    for (const [key, given] of defaultsOf(field)) {
      const child = properties?.[key];
      if (!child || Object.hasOwn(map, key)) continue;
      path.push(key);
      defaultsAt++;
      out[key] = visit(given, child, inside);
      defaultsAt--;
      path.pop();
    }
    for (const key of field.required ?? []) {
      const part = childField(field, key)?.part;
      if (Object.hasOwn(map, key) || part === undefined || !bringing.has(part)) continue;
      path.push(key);
      addGap({ part });
      path.pop();
    }
    return out;
  }

  function visit(data: Data, written: Field, collection: string | undefined): Data {
    const field = fieldFor(written, data);
    const { part } = field;
    if (field.discriminator) {
      addGap();
      return data;
    }
    if (!accepts(field, data)) {
      addGap(part === undefined ? {} : { part });
      return data;
    }
    const entry: Mutable<InventoryEntry> | undefined =
      part === undefined ? undefined : { part, path: [...path], value: data, field };
    if (entry) entries.push(entry);
    if (entry && defaultsAt > 0) entry.isDefault = true;
    if (entry && field.scope === "entry") {
      entry.entryScope = true;
      if (collection !== undefined) entry.collection = collection;
    }
    let out = data;
    if (isMap(data)) out = visitMap(data, field, collection);
    else if (Array.isArray(data) && field.items) {
      const { items } = field;
      out = data.map((item, index) => {
        path.push(index);
        const filled = visit(item, items, collection);
        path.pop();
        return filled;
      });
    }
    if (entry) entry.value = out;
    return out;
  }

  const filled = visit(value, root, undefined);
  const byPart = new Map<string, InventoryEntry[]>();
  for (const entry of entries) {
    const same = byPart.get(entry.part);
    if (same) same.push(entry);
    else byPart.set(entry.part, [entry]);
  }
  return { site: isMap(filled) ? filled : emptyMap(), entries, gaps, of: (part) => byPart.get(part) ?? [] };
}
