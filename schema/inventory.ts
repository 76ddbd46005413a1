import { isMap, type Data, type DataMap, type Path } from "./problem.ts";

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

/** A node of the schema, made ready for the walk. */
interface Shape {
  readonly node: DataMap;
  readonly part: string | undefined;
  readonly accepts: readonly string[];
  readonly properties: DataMap | undefined;
  readonly defaults: readonly [string, Data][];
  readonly items: DataMap | undefined;
  readonly values: DataMap | undefined;
  readonly isOpen: boolean;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const newMap = (): DataMap => Object.create(null);
const mapOf = (data: Data | undefined): DataMap | undefined => (isMap(data) ? data : undefined);

function typeOf(value: Data): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}

/**
 * Walks a value and its schema together, once. Fills defaults in; follows `$ref`, `properties`, `items`,
 * `additionalProperties`, a discriminator and `if`/`then`/`else` on required keys. Broken places become gaps.
 * @param holes places that reading had to leave out
 */
export function takeInventory(value: Data, schema: DataMap, holes: readonly Path[] = []): Inventory {
  const definitions = mapOf(schema["$defs"]) ?? newMap();
  const shapes = new Map<DataMap, Shape>();
  const variants = new Map<DataMap, Map<Data, DataMap>>();
  const entries: InventoryEntry[] = [];
  const gaps: Gap[] = holes.map((hole) => ({ path: hole }));
  const path: (string | number)[] = [];
  let defaultsAt = 0;

  const target = (node: DataMap): DataMap | undefined => {
    const reference = node["$ref"];
    return typeof reference === "string" ? mapOf(definitions[reference.replace("#/$defs/", "")]) : undefined;
  };

  function shapeOf(written: DataMap): Shape {
    const done = shapes.get(written);
    if (done) return done;
    const referred = target(written);
    const node = referred ? { ...referred, ...written } : written;
    const { part, type } = node;
    const properties = mapOf(node["properties"]);
    const defaults = Object.entries(properties ?? {}).flatMap(([key, field]): [string, Data][] => {
      const given = isMap(field) ? (field["default"] ?? target(field)?.["default"]) : undefined;
      return given === undefined ? [] : [[key, given]];
    });
    const shape: Shape = {
      node,
      part: typeof part === "string" ? part : undefined,
      accepts: (Array.isArray(type) ? type : [type]).filter((one) => typeof one === "string"),
      properties,
      defaults,
      items: mapOf(node["items"]),
      values: mapOf(node["additionalProperties"]),
      isOpen: node["additionalProperties"] !== false,
    };
    shapes.set(written, shape);
    return shape;
  }

  /** The schema that holds for this very value: the section of its type, or the use of a shared one. */
  function choose(node: DataMap, at: Data): DataMap | undefined {
    const condition = mapOf(node["if"]);
    if (condition) {
      const required = Array.isArray(condition["required"]) ? condition["required"] : [];
      const holds = isMap(at) && required.every((key) => typeof key === "string" && Object.hasOwn(at, key));
      const branch = mapOf(node[holds ? "then" : "else"]);
      return branch && choose(branch, at);
    }
    const full = target(node) ?? node;
    if (!isMap(full["discriminator"]) || !Array.isArray(full["oneOf"])) return node;
    let byType = variants.get(full);
    if (!byType) {
      byType = new Map();
      for (const option of full["oneOf"]) {
        const variant = mapOf(option);
        const type = variant && mapOf(mapOf((target(variant) ?? variant)["properties"])?.["type"])?.["const"];
        if (variant && type !== undefined) byType.set(type, variant);
      }
      variants.set(full, byType);
    }
    return isMap(at) ? byType.get(at["type"] ?? null) : undefined;
  }

  const gap = (about: Pick<Gap, "key" | "part"> = {}): void => void gaps.push({ path: [...path], ...about });

  function visitMap(at: DataMap, shape: Shape, collection: string | undefined): DataMap {
    const { properties, values } = shape;
    if (!properties && !values) return at;
    const out = newMap();
    const from = at["from"];
    const inside = mapOf(properties?.["from"])?.["part"] === "collection" && typeof from === "string" ? from : collection;
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
    const fits = shape.accepts.length === 0 || shape.accepts.includes(type) || (type === "integer" && shape.accepts.includes("number"));
    if (!fits) {
      gap(shape.part === undefined ? {} : { part: shape.part });
      return at;
    }
    const entry: Mutable<InventoryEntry> | undefined = shape.part === undefined ? undefined : { part: shape.part, path: [...path], value: at, node: shape.node };
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
  return { site: mapOf(filled) ?? newMap(), entries, gaps, of: (part) => byPart.get(part) ?? [] };
}
