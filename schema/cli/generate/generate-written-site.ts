import { namedObjects, referenceOf, sectionTitles, writtenFields } from "./named-objects.ts";
import { isNode, nodesOf, type SchemaNode } from "./schema-node.ts";

const header = `/* Generated from schema/ and blocks/ by \`npm run generate\`; do not edit. */

/** The site as an author writes it: what the validator accepts. What stands in \`types.ts\` is made of it. */
`;

/** The type of a value as it is written. */
export function writtenType(node: SchemaNode, definitions: SchemaNode): string {
  const reference = referenceOf(node);
  if (reference === "section") return "Section";
  if (reference !== undefined) {
    const target = definitions[reference];
    if (!isNode(target)) throw new Error(`There is no definition “${reference}”`);
    return writtenType(target, definitions);
  }
  const { then, else: other } = node;
  if (isNode(then) && isNode(other)) return `${writtenType(other, definitions)} | ${writtenType(then, definitions)}`;
  if (node["const"] !== undefined) return JSON.stringify(node["const"]);
  if (Array.isArray(node["enum"])) return node["enum"].map((value) => JSON.stringify(value)).join(" | ");
  const { type, items, additionalProperties } = node;
  if (type === "array" && isNode(items)) return `readonly (${writtenType(items, definitions)})[]`;
  if (type === "object") {
    if (isNode(node["properties"]) && typeof node["title"] === "string") return String(node["title"]);
    const values = isNode(additionalProperties) ? writtenType(additionalProperties, definitions) : "unknown";
    return `{ readonly [key: string]: ${values} }`;
  }
  const isOnlyFalse = isNode(node["not"]) && node["not"]["const"] === true;
  return (Array.isArray(type) ? type : [type])
    .map((kind) => (kind === "integer" ? "number" : kind === "boolean" && isOnlyFalse ? "false" : String(kind)))
    .join(" | ");
}

/** TypeScript for the site as it is written: references and texts as strings, fields with a default left out or not. */
export function writtenSiteOf(schema: SchemaNode): string {
  const definitions = Object.fromEntries(nodesOf(schema["$defs"]));
  const interfaces = [...namedObjects(schema)].map(([title, node]) => {
    const required = Array.isArray(node["required"]) ? node["required"] : [];
    const fields = writtenFields(node).map(
      ([key, field]) => `  readonly ${key}${required.includes(key) ? "" : "?"}: ${writtenType(field, definitions)};\n`,
    );
    return `export interface ${title} {\n${fields.join("")}}\n`;
  });
  const sections = sectionTitles(schema).map(([, title]) => `\n  | ${title}`);
  return `${header}export type Section =${sections.join("")};\n\n${interfaces.join("\n")}`;
}
