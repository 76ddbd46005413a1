import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isNode, type Json, type SchemaNode } from "./schema-node.ts";

function readJson(path: string): SchemaNode {
  const value: Json = JSON.parse(readFileSync(path, "utf8"));
  if (!isNode(value)) throw new Error(`${path} holds no object`);
  return value;
}

const pascal = (name: string): string => name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The whole contract, from the frame (`schema/language/root.json`), the shared parts (`schema/language/parts/<group>/<part>.json`) and the
 * sections' own fields (`blocks/<type>/schema.json`).
 *
 * - `{ "part": "label", … }` takes over the part of that name; what stands beside it wins. Parts that are objects with
 *   a title become definitions; the rest is written out in place and keeps `part`, by which the inventory finds it.
 * - Every object lists its keys, unless it says `open`.
 * - Every section has the fields of `schema/language/section-base.json`.
 */
export function composeSchema(root: string): SchemaNode {
  const partsFolder = join(root, "schema/language/parts");
  const parts = new Map(
    readdirSync(partsFolder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .map((file) => [basename(file, ".json"), readJson(join(partsFolder, file))]),
  );
  const base = readJson(join(root, "schema/language/section-base.json"));
  const types = readdirSync(join(root, "blocks"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const definitions = new Map<string, SchemaNode>();
  const reference = (name: string): SchemaNode => ({ $ref: `#/$defs/${name}` });

  function expand(node: SchemaNode): SchemaNode {
    const part = node["part"];
    if (typeof part === "string") return expandPart(part, node);
    const out: SchemaNode = {};
    for (const [key, value] of Object.entries(node)) out[key] = expandValue(key, value);
    if (out["type"] === "object" && !out["open"] && out["additionalProperties"] === undefined)
      out["additionalProperties"] = false;
    return out;
  }

  function expandValue(key: string, value: Json): Json {
    if (key === "properties" && isNode(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, field]) => [name, isNode(field) ? expand(field) : field]),
      );
    if (["items", "additionalProperties"].includes(key) && isNode(value)) return expand(value);
    return value;
  }

  function expandPart(name: string, node: SchemaNode): SchemaNode {
    const { part: _, ...own } = node;
    if (name === "section") return { ...reference("section"), ...own };
    if (name === "section-or-use")
      return {
        ...own,
        title: "SectionOrUse",
        if: { type: "object", required: ["use"] },
        then: reference("section-use"),
        else: reference("section"),
        tsType: "Section",
      };
    const shape = parts.get(name);
    if (!shape) throw new Error(`There is no part “${name}” in schema/language/parts`);
    if (shape["title"] === undefined) return { ...expand({ ...shape, ...own }), part: name };
    if (!definitions.has(name)) {
      definitions.set(name, {});
      definitions.set(name, { ...expand(shape), part: name });
    }
    return { ...reference(name), ...own };
  }

  function sectionOf(type: string): SchemaNode {
    const own = readJson(join(root, "blocks", type, "schema.json"));
    const properties: SchemaNode = { type: { const: type, description: String(own["description"]) } };
    const fields = isNode(own["properties"]) ? own["properties"] : {};
    for (const name of new Set([...Object.keys(base), ...Object.keys(fields)])) {
      const ours = fields[name];
      const inherited = base[name];
      properties[name] = { ...(isNode(inherited) ? inherited : {}), ...(isNode(ours) ? ours : {}) };
    }
    const required = Array.isArray(own["required"]) ? own["required"] : [];
    return {
      ...expand({ ...own, type: "object", required: ["type", ...required], properties }),
      title: `${pascal(type)}Section`,
      label: own["title"] ?? type,
    };
  }

  const site = expand(readJson(join(root, "schema/language/root.json")));
  expandPart("section-use", {});
  for (const type of types) definitions.set(`section-${type}`, sectionOf(type));
  definitions.set("section", {
    title: "Section",
    description: "A section of a page.",
    type: "object",
    required: ["type"],
    properties: {
      type: {
        description: "What the section is to a reader.",
        enum: types,
        errorMessage: `A section is one of: ${types.join(", ")}.`,
      },
    },
    discriminator: { propertyName: "type" },
    oneOf: types.map((type) => reference(`section-${type}`)),
  });
  return { ...site, $defs: Object.fromEntries([...definitions].sort(([a], [b]) => (a < b ? -1 : 1))) };
}
