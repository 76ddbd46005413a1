import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compiledFiles } from "./compile-schema.ts";
import { composeSchema } from "./compose-schema.ts";
import { typesOf } from "./generate-types.ts";
import { generated, type Generated } from "./inputs/input-error.ts";

/** The names of all icons, as JSON. */
function iconNames(): string {
  const nodes: Record<string, unknown> = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve("lucide-static/icon-nodes.json"), "utf8"),
  );
  return `${JSON.stringify(Object.keys(nodes).sort())}\n`;
}

/** What is generated from the schemas, by path from the root. Writes nothing. */
export const schemaFiles = (root: string): Promise<Generated> =>
  generated(async () => {
    const schema = composeSchema(root);
    return new Map([
      ["schema/language/site.schema.json", `${JSON.stringify(schema, null, 2)}\n`],
      ["schema/language/types.ts", await typesOf(schema)],
      ["schema/language/icon-names.json", iconNames()],
      ...compiledFiles(schema),
    ]);
  });
