import { readShapes, type Shape } from "./shapes.ts";
import { isMap, type Data, type DataMap, type Path } from "../problem.ts";
import { emptyMap, withoutPrototypes } from "../reader/value.ts";

/** A value that the schema names as a part: a label, a link, an anchor, an image, … */
export interface InventoryEntry {
  readonly part: string;
  readonly path: Path;
  readonly value: Data;
  /** The schema of the value, with what stands beside a `$ref` taken over. */
  readonly node: DataMap;
  /** References in it may name the fields of an entry of `collection`. */
  readonly entryScope?: true;
  readonly collection?: string;
  /** It is not written in the file: the schema's default stands for it. */
  readonly isDefault?: true;
}

/** A place that does not fit the schema or could not be read: what it would have contributed is not known. */
export interface Gap {
  readonly path: Path;
  /** The key that is unknown there. */
  readonly key?: string;
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

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const mapOf = (data: Data | undefined): DataMap | undefined => (isMap(data) ? data : undefined);

function typeOf(value: Data): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}

/**
 * Walks a value and its schema together, once. Fills defaults in; follows `$ref`, `properties`, `items`,
 * `additionalProperties`, a discriminator and `if`/`then`/`else` on required keys. Broken places become gaps. No mapping of the
 * site has a prototype, whatever those of the value have: what carries data over from another thread gives them one.
 * @param holes places that reading had to leave out
 */
export function takeInventory(value: Data, schema: DataMap, holes: readonly Path[] = []): Inventory {
  const { choose, shapeOf } = readShapes(schema);
  const entries: InventoryEntry[] = [];
  const gaps: Gap[] = holes.map((hole) => ({ path: hole }));
  const path: (string | number)[] = [];
  let defaultsAt = 0;

  const gap = (about: Pick<Gap, "key" | "part"> = {}): void => void gaps.push({ path: [...path], ...about });

  function visitMap(at: DataMap, shape: Shape, collection: string | undefined): DataMap {
    const { properties, values } = shape;
    if (!properties && !values) return withoutPrototypes(at);
    const out = emptyMap();
    const from = at["from"];
    const inside =
      mapOf(properties?.["from"])?.["part"] === "collection" && typeof from === "string" ? from : collection;
    for (const key of Object.keys(at)) {
      const field = properties && Object.hasOwn(properties, key) ? mapOf(properties[key]) : values;
      if (!field || mapOf(field)?.["computed"] === true) {
        if (!shape.isOpen || field) gap({ key });
        continue;
      }
      path.push(key);
      out[key] = visit(at[key] ?? null, field, inside);
      path.pop();
    }
    for (const [key, given] of shape.defaults) {
      const field = mapOf(properties?.[key]);
      if (!field || Object.hasOwn(at, key)) continue;
      path.push(key);
      defaultsAt++;
      out[key] = visit(given, field, inside);
      defaultsAt--;
      path.pop();
    }
    return out;
  }

  function visit(at: Data, written: DataMap, collection: string | undefined): Data {
    const chosen = choose(written, at);
    if (!chosen) {
      gap();
      return at;
    }
    const shape = shapeOf(chosen);
    const type = typeOf(at);
    const fits =
      shape.accepts.length === 0 ||
      shape.accepts.includes(type) ||
      (type === "integer" && shape.accepts.includes("number"));
    if (!fits) {
      gap(shape.part === undefined ? {} : { part: shape.part });
      return at;
    }
    const entry: Mutable<InventoryEntry> | undefined =
      shape.part === undefined ? undefined : { part: shape.part, path: [...path], value: at, node: shape.node };
    if (entry) entries.push(entry);
    if (entry && defaultsAt > 0) entry.isDefault = true;
    if (entry && shape.node["scope"] === "entry") {
      entry.entryScope = true;
      if (collection !== undefined) entry.collection = collection;
    }
    let out = at;
    if (isMap(at)) out = visitMap(at, shape, collection);
    else if (Array.isArray(at) && shape.items) {
      const { items } = shape;
      out = at.map((item, index) => {
        path.push(index);
        const filled = visit(item, items, collection);
        path.pop();
        return filled;
      });
    }
    if (entry) entry.value = out;
    return out;
  }

  const filled = visit(value, schema, undefined);
  const byPart = new Map<string, InventoryEntry[]>();
  for (const entry of entries) {
    const same = byPart.get(entry.part);
    if (same) same.push(entry);
    else byPart.set(entry.part, [entry]);
  }
  return { site: mapOf(filled) ?? emptyMap(), entries, gaps, of: (part) => byPart.get(part) ?? [] };
}
