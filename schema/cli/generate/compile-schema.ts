import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { showFieldsOf } from "./generate-show-fields.ts";
import { validatorOf } from "./generate-validator.ts";
import { writtenSiteOf } from "./generate-written-site.ts";
import type { SchemaNode } from "./schema-node.ts";

/** The code that is made of the composed schema and not committed, by path from the root. */
export const compiledFiles = (schema: SchemaNode): [path: string, text: string][] => [
  ["schema/language/validator.js", validatorOf(schema)],
  ["schema/language/written-site.ts", writtenSiteOf(schema)],
  ["renderer/model/show-fields.ts", showFieldsOf(schema)],
];

/** Compiles the committed schema. */
export function compileSchema(root: string): void {
  const schema: SchemaNode = JSON.parse(readFileSync(join(root, "schema/language/site.schema.json"), "utf8"));
  for (const [path, text] of compiledFiles(schema)) writeFileSync(join(root, path), text);
}
