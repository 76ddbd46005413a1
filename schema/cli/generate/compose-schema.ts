import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { readBlockSchema } from "./inputs/block-schema.ts";
import { blockTypes } from "./inputs/block-types.ts";
import { InputError } from "./inputs/input-error.ts";
import { readJson } from "./inputs/read-json.ts";
import { isNode, type Json, type SchemaNode } from "./schema-node.ts";

const pascal = (name: string): string => name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Section types of a site, in the folder `blocks` of its root. One that is called as a built-in type takes its place. */
interface OwnSource {
  readonly root: string;
  readonly types: readonly string[];
}

/**
 * The whole contract, from the frame (`schema/language/root.json`), the shared parts (`schema/language/parts/<group>/<part>.json`) and the
 * sections' own fields (`blocks/<type>/schema.json`).
 *
 * - `{ "part": "label", … }` takes over the part of that name; what stands beside it wins. Parts that are objects with
 *   a title become definitions; the rest is written out in place and keeps `part`, by which the inventory finds it.
 * - Every object lists its keys, unless it says `open`.
 * - Every section has the fields of `schema/language/section-base.json`.
 * @throws InputError if a file is missing or wrong
 */
export function composeSchema(root: string, ofSite?: OwnSource): SchemaNode {
  const partsFolder = "schema/language/parts";
  const parts = new Map(
    readdirSync(join(root, partsFolder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .map((file) => [basename(file, ".json"), readJson(root, join(partsFolder, file), "the JSON Schema of a part")]),
  );
  const partNames = [...parts.keys(), "section", "section-or-use"];
  const base = readJson(root, "schema/language/section-base.json", "the fields of every section");
  const types = [...new Set([...blockTypes(root), ...(ofSite?.types ?? [])])].sort();
  const isOwn = (type: string): boolean => ofSite?.types.includes(type) === true;
  const siteRoot = ofSite?.root ?? root;
  const definitions = new Map<string, SchemaNode>();
  const reference = (name: string): SchemaNode => ({ $ref: `#/$defs/${name}` });

  function expand(node: SchemaNode, file: string): SchemaNode {
    const part = node["part"];
    if (typeof part === "string") return expandPart(part, node, file);
    const out: SchemaNode = {};
    for (const [key, value] of Object.entries(node)) out[key] = expandValue(key, value, file);
    if (out["type"] === "object" && !out["open"] && out["additionalProperties"] === undefined)
      out["additionalProperties"] = false;
    return out;
  }

  function expandValue(key: string, value: Json, file: string): Json {
    if (key === "properties" && isNode(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, field]) => [name, isNode(field) ? expand(field, file) : field]),
      );
    if (["items", "additionalProperties", "then", "else"].includes(key) && isNode(value)) return expand(value, file);
    return value;
  }

  function expandPart(name: string, node: SchemaNode, file: string): SchemaNode {
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
    if (!shape)
      throw new InputError(
        `${file} names the part "${name}", which does not exist. Write one of: ${[...parts.keys()].join(", ")}.`,
      );
    if (shape["title"] === undefined) return { ...expand({ ...shape, ...own }, file), part: name };
    if (!definitions.has(name)) {
      definitions.set(name, {});
      definitions.set(name, { ...expand(shape, `${partsFolder}/${name}.json`), part: name });
    }
    return { ...reference(name), ...own };
  }

  function sectionOf(type: string): SchemaNode {
    const own = readBlockSchema(isOwn(type) ? siteRoot : root, type, partNames, Object.keys(base));
    const properties: SchemaNode = { type: { const: type, description: String(own["description"]) } };
    const fields = isNode(own["properties"]) ? own["properties"] : {};
    for (const name of new Set([...Object.keys(base), ...Object.keys(fields)])) {
      const ours = fields[name];
      const inherited = base[name];
      properties[name] = { ...(isNode(inherited) ? inherited : {}), ...(isNode(ours) ? ours : {}) };
    }
    const required = Array.isArray(own["required"]) ? own["required"] : [];
    return {
      ...expand({ ...own, type: "object", required: ["type", ...required], properties }, `blocks/${type}/schema.json`),
      title: `${pascal(type)}Section`,
      label: own["title"] ?? type,
    };
  }

  const rootFile = "schema/language/root.json";
  const site = expand(readJson(root, rootFile, "the keys of a site file"), rootFile);
  expandPart("section-use", {}, rootFile);
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
