import { writeFileSync } from "node:fs";
import { composeSchema } from "./compose.ts";
import { typesOf } from "./generate-types.ts";
import { validatorOf } from "./generate-validator.ts";

const root = process.cwd();
const schema = composeSchema(root);
writeFileSync(`${root}/schema/site.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
writeFileSync(`${root}/schema/types.ts`, await typesOf(schema));
writeFileSync(`${root}/schema/validator.js`, validatorOf(schema));
