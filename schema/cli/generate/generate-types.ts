import { compile, type JSONSchema } from "json-schema-to-typescript";
import { isNode, type SchemaNode } from "./schema-node.ts";
import { withSectionBase } from "./with-section-base.ts";

/** The keys that the generator of types reads; everything else is for the check. */
const kept = new Set([
  "title",
  "description",
  "type",
  "properties",
  "required",
  "items",
  "additionalProperties",
  "enum",
  "const",
  "oneOf",
  "$ref",
  "tsType",
  "$defs",
]);

/** The schema as it is after reading: fields with a default are always there, one-off notes of the check are left out. */
function afterReading(node: SchemaNode, definitions: SchemaNode): SchemaNode {
  const ref = node["$ref"];
  if (typeof ref === "string") {
    const target = definitions[ref.replace("#/$defs/", "")];
    return isNode(target) && target["tsType"] !== undefined ? { tsType: target["tsType"] } : { $ref: ref };
  }
  const tsType = node["tsType"];
  if (tsType !== undefined) return { tsType, description: node["description"] ?? "" };
  const out: SchemaNode = {};
  for (const [key, value] of Object.entries(node)) {
    if (!kept.has(key)) continue;
    if ((key === "properties" || key === "$defs") && isNode(value)) {
      const fields = Object.entries(value).flatMap(([name, field]): [string, SchemaNode][] =>
        !isNode(field) || field["$ref"] === "#/$defs/entry-action" || (key === "$defs" && field["tsType"] !== undefined)
          ? []
          : [[name, afterReading(field, definitions)]],
      );
      out[key] = Object.fromEntries(fields);
    } else if (Array.isArray(value))
      out[key] = value.map((item) => (isNode(item) ? afterReading(item, definitions) : item));
    else out[key] = isNode(value) ? afterReading(value, definitions) : value;
  }
  const fields = node["properties"];
  if (isNode(fields)) {
    const filled = Object.entries(fields)
      .filter(([, field]) => isNode(field) && field["default"] !== undefined)
      .map(([name]) => name);
    const required = Array.isArray(node["required"]) ? node["required"] : [];
    out["required"] = [...new Set([...required, ...filled])];
  }
  if (node["discriminator"] !== undefined) return { title: "Section", oneOf: out["oneOf"] ?? [] };
  return out;
}

const header = `/* Generated from schema/ and blocks/ by \`npm run generate\`; do not edit. */
import type { Address, DateText, Image, Markdown, Money, Text, Typefaces } from "./values.ts";
`;

const footer = `
/** The section of a type, or any section. */
export type SectionType = Section["type"];
export type SectionOf<T extends SectionType = SectionType> = { [K in T]: Extract<Section, { type: K }> & { type: K } }[T];
`;

/** TypeScript for the site as it is after reading: defaults, references and texts filled in. */
export async function typesOf(schema: SchemaNode): Promise<string> {
  const input: JSONSchema = withSectionBase(afterReading(schema, isNode(schema["$defs"]) ? schema["$defs"] : {}));
  const code = await compile(input, "Site", {
    bannerComment: "",
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
    unreachableDefinitions: true,
  });
  // The library says of each definition where it stands in the schema.
  const named = code.replaceAll(
    /(?:\/\*\*)?\n \*(?:\n \*)? This interface was referenced by .*\n \* via .*\n \*\//g,
    (comment) => (comment.startsWith("/**") ? "" : "\n */"),
  );
  return header + named + footer;
}
