import { isMap, type Data, type DataMap } from "../problem.ts";

/** A node of the schema, made ready for the walk. */
export interface Shape {
  readonly node: DataMap;
  readonly part: string | undefined;
  readonly accepts: readonly string[];
  readonly properties: DataMap | undefined;
  readonly defaults: readonly [string, Data][];
  readonly items: DataMap | undefined;
  readonly values: DataMap | undefined;
  readonly isOpen: boolean;
}

/** Reads nodes of the schema, each one once. */
export interface Shapes {
  /** The schema that holds for this very value: the section of its type, or the use of a shared one. */
  choose(node: DataMap, at: Data): DataMap | undefined;
  shapeOf(node: DataMap): Shape;
}

const mapOf = (data: Data | undefined): DataMap | undefined => (isMap(data) ? data : undefined);

/** Prepares a schema for the walk. */
export function readShapes(schema: DataMap): Shapes {
  const definitions = mapOf(schema["$defs"]) ?? {};
  const shapes = new Map<DataMap, Shape>();
  const variants = new Map<DataMap, Map<Data, DataMap>>();

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

  return { choose, shapeOf };
}
