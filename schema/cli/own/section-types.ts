import { isNode, nodesOf, type Json, type SchemaNode } from "../generate/schema-node.ts";

/** What section types of a site may name. */
const typesModule = "lintel/types";

/** The names of `lintel/types`, which types of fields may name. */
const exported = [
  "Action",
  "Address",
  "Badge",
  "CheckItem",
  "DateText",
  "Entry",
  "Image",
  "Markdown",
  "Money",
  "Stat",
  "Table",
  "Text",
];

const pascal = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The declarations of a site's own section types, as `.lintel/types.d.ts` has them: what their blocks get.
 * @param schema of the whole language
 */
export function sectionTypes(schema: SchemaNode, types: readonly string[]): string {
  const definitions = isNode(schema["$defs"]) ? schema["$defs"] : {};
  const interfaces = types.map((type) => {
    const section = definitions[`section-${type}`];
    return `export interface ${pascal(type)}Section ${isNode(section) ? objectOf(section, definitions, "") : "{}"}\n`;
  });
  const used = exported.filter((name) => interfaces.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  return `/* Written by lintel from the schemas in blocks/; do not edit. */
import type { ${used.join(", ")} } from ${JSON.stringify(typesModule)};

${interfaces.join("\n")}
declare module ${JSON.stringify(typesModule)} {
  interface OwnSections {
${types.map((type) => `    ${JSON.stringify(type)}: ${pascal(type)}Section;\n`).join("")}  }
}
`;
}

function objectOf(node: SchemaNode, definitions: SchemaNode, indent: string): string {
  const required = Array.isArray(node["required"]) ? node["required"] : [];
  const fields = nodesOf(node["properties"]).map(([key, field]) => {
    const isThere = required.includes(key) || fullOf(field, definitions)["default"] !== undefined;
    const description = field["description"];
    const comment = typeof description === "string" ? `${indent}  /** ${description.replaceAll("*/", "* /")} */\n` : "";
    return `${comment}${indent}  readonly ${keyOf(key)}${isThere ? "" : "?"}: ${typeOf(field, definitions, `${indent}  `)};\n`;
  });
  return `{\n${fields.join("")}${indent}}`;
}

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));

/** A field with what it refers to. */
function fullOf(node: SchemaNode, definitions: SchemaNode): SchemaNode {
  const reference = typeof node["$ref"] === "string" ? definitions[node["$ref"].replace("#/$defs/", "")] : undefined;
  return isNode(reference) ? { ...reference, ...node } : node;
}

function typeOf(node: SchemaNode, definitions: SchemaNode, indent: string): string {
  const full = fullOf(node, definitions);
  const { tsType, title, items } = full;
  if (typeof tsType === "string") return tsType;
  if (full["const"] !== undefined) return literal(full["const"]);
  if (Array.isArray(full["enum"])) return full["enum"].map(literal).join(" | ");
  if (typeof title === "string" && exported.includes(title) && node["$ref"] !== undefined) return title;
  if (full["type"] === "array" && isNode(items)) {
    const item = typeOf(items, definitions, indent);
    return `${item.includes(" | ") ? `(${item})` : item}[]`;
  }
  if (isNode(full["properties"])) return objectOf(full, definitions, indent);
  const kinds = Array.isArray(full["type"]) ? full["type"] : [full["type"]];
  return kinds
    .map((kind) => (kind === "integer" ? "number" : kind === "object" || kind === undefined ? "unknown" : String(kind)))
    .join(" | ");
}

const literal = (value: Json | undefined): string => JSON.stringify(value ?? null);
