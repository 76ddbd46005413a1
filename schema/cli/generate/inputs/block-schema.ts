import { Ajv, type ErrorObject } from "ajv";
import { nearest } from "../../../reader/nearest.ts";
import { isNode, nodesOf, type Json, type SchemaNode } from "../schema-node.ts";
import { InputError } from "./input-error.ts";
import { findIdleKey } from "./schema-keys.ts";
import { errorAt, parseJson, readText } from "./read-json.ts";

/** The parts for section types of a site, as docs/blocks.md explains them. */
const commonParts = ["actions", "date", "icon", "image", "label", "link", "markdown", "money", "text"];

/** Knows the keywords of JSON Schema and passes over our own. */
const ajv = new Ajv({ strict: false, verbose: true });

const content = 'a JSON Schema object with "title", "description" and "properties"';

/**
 * The schema of a block's own fields.
 * @param parts the names of the parts that a field may have
 * @param inherited the fields that every section has
 * @throws InputError if it is missing, is no JSON Schema, or says what nothing would obey
 */
export function readBlockSchema(
  root: string,
  type: string,
  parts: readonly string[],
  inherited: readonly string[],
): SchemaNode {
  const file = `blocks/${type}/schema.json`;
  const text = readText(root, file, content);
  const schema = parseJson(text, file, content);
  const missing = ["title", "description"].find((key) => typeof schema[key] !== "string");
  if (missing !== undefined) throw new InputError(`${file} has no "${missing}". Write ${content} there.`);
  if (ajv.validateSchema(schema) !== true) {
    const [first] = ajv.errors ?? [];
    throw errorAt(file, text, first?.instancePath ?? "", first ? sentenceFor(first) : "This is no JSON Schema.");
  }
  const unknown = findPart(schema, parts, "");
  if (unknown) throw errorAt(file, text, unknown.pointer, unknownPart(unknown.name, parts));
  const idle = findIdleKey(schema, inherited);
  if (idle) throw errorAt(file, text, idle.pointer, idle.sentence);
  const untitled = findUntitled(schema["properties"], "/properties");
  if (untitled !== undefined)
    throw errorAt(
      file,
      text,
      untitled,
      'This object has no "title". Write the name of its type there: "title": "FaqItem".',
    );
  return schema;
}

const list = (names: readonly unknown[]): string => names.map((name) => JSON.stringify(name)).join(", ");

/** `Did you mean "label"? ` or nothing. */
function proposal(written: unknown, names: readonly unknown[]): string {
  const known = names.filter((name) => typeof name === "string");
  const meant = typeof written === "string" ? nearest(written, known) : undefined;
  return meant === undefined ? "" : `Did you mean "${meant}"? `;
}

/** What is wrong with a value of a schema. */
function sentenceFor({ instancePath, keyword, params, data, message = "does not fit" }: ErrorObject): string {
  const key = instancePath.split("/").at(-1) ?? "";
  const value = JSON.stringify(data) ?? "";
  const written = value.length > 60 ? "this value" : value;
  const allowed: unknown = Reflect.get(params, "allowedValues");
  if (keyword === "enum" && Array.isArray(allowed))
    return `"${key}" cannot be ${written}. ${proposal(data, allowed)}It is one of: ${list(allowed)}.`;
  return `"${key}" cannot be ${written}: it ${message}.`;
}

const unknownPart = (name: string, parts: readonly string[]): string => {
  const meant = proposal(name, commonParts) || proposal(name, parts);
  return `There is no part "${name}". ${meant}For texts, prices, links and pictures there are: ${commonParts.join(", ")}.`;
};

/** The first field that names a part which does not exist. */
function findPart(
  node: SchemaNode,
  parts: readonly string[],
  pointer: string,
): { readonly name: string; readonly pointer: string } | undefined {
  const { part } = node;
  if (typeof part === "string" && !parts.includes(part)) return { name: part, pointer: `${pointer}/part` };
  const inner: (readonly [string, Json | undefined])[] = [
    ...nodesOf(node["properties"]).map(([name, field]) => [`/properties/${escaped(name)}`, field] as const),
    ...["items", "additionalProperties", "then", "else"].map((key) => [`/${key}`, node[key]] as const),
  ];
  for (const [step, child] of inner) {
    const found = isNode(child) ? findPart(child, parts, pointer + step) : undefined;
    if (found) return found;
  }
  return undefined;
}

const escaped = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");

/** Where an object with fields has no title, by which its type and its functions are named. */
function findUntitled(fields: Json | undefined, place: string): string | undefined {
  for (const [name, field] of nodesOf(fields))
    for (const [node, at] of [
      [field, `${place}/${escaped(name)}`],
      [field["items"], `${place}/${escaped(name)}/items`],
    ] as const) {
      if (!isNode(node) || node["properties"] === undefined) continue;
      if (typeof node["title"] !== "string") return at;
      const inner = findUntitled(node["properties"], `${at}/properties`);
      if (inner !== undefined) return inner;
    }
  return undefined;
}
