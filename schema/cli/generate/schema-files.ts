import { compiledFiles } from "./compile-schema.ts";
import { composeSchema } from "./compose-schema.ts";
import { typesOf } from "./generate-types.ts";
import { iconFiles } from "./icon-files.ts";
import { generated, type Generated } from "./inputs/input-error.ts";

/** What is generated from the schemas, by path from the root. Writes nothing. */
export const schemaFiles = (root: string): Promise<Generated> =>
  generated(async () => {
    const schema = composeSchema(root);
    return new Map([
      ["schema/language/site.schema.json", `${JSON.stringify(schema, null, 2)}\n`],
      ["schema/language/types.ts", await typesOf(schema)],
      ...iconFiles(),
      ...compiledFiles(schema),
    ]);
  });
