import { Ajv } from "ajv";
import { InputError } from "./input-error.ts";
import { readJson } from "./read-json.ts";
import { isNode, nodesOf, type Json, type SchemaNode } from "../schema-node.ts";

/** Knows the keywords of JSON Schema and passes over our own. */
const ajv = new Ajv({ strict: false });

const content = 'a JSON Schema object with "title", "description" and "properties"';

/**
 * The schema of a block's own fields.
 * @throws InputError if it is missing or is no JSON Schema
 */
export function readBlockSchema(root: string, type: string): SchemaNode {
  const file = `blocks/${type}/schema.json`;
  const schema = readJson(root, file, content);
  const missing = ["title", "description"].find((key) => typeof schema[key] !== "string");
  if (missing !== undefined) throw new InputError(`${file} has no "${missing}". Write ${content} there.`);
  if (ajv.validateSchema(schema) !== true) {
    const [first] = ajv.errors ?? [];
    const place = first?.instancePath ? ` at ${first.instancePath}` : "";
    const reason = `it ${first?.message ?? "does not fit"}`;
    throw new InputError(`${file} is no valid JSON Schema${place}: ${reason}. Write ${content} there.`);
  }
  const untitled = findUntitled(schema["properties"], "/properties");
  if (untitled !== undefined)
    throw new InputError(
      `${file} has an object without a "title" at ${untitled}. Write the name of its type there: "title": "FaqItem".`,
    );
  return schema;
}

/** Where an object with fields has no title, by which its type and its functions are named. */
function findUntitled(fields: Json | undefined, place: string): string | undefined {
  for (const [name, field] of nodesOf(fields))
    for (const [node, at] of [
      [field, `${place}/${name}`],
      [field["items"], `${place}/${name}/items`],
    ] as const) {
      if (!isNode(node) || node["properties"] === undefined) continue;
      if (typeof node["title"] !== "string") return at;
      const inner = findUntitled(node["properties"], `${at}/properties`);
      if (inner !== undefined) return inner;
    }
  return undefined;
}
