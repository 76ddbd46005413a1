import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { validatorOf } from "./generate-validator.ts";

/** Compiles the committed schema. */
export function writeValidator(root: string): void {
  const schema = JSON.parse(readFileSync(join(root, "schema/language/site.schema.json"), "utf8"));
  writeFileSync(join(root, "schema/language/validator.js"), validatorOf(schema));
}
