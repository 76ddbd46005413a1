import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { composeSchema } from "./compose.ts";
import { showFieldsOf } from "./generate-show-fields.ts";
import { typesOf } from "./generate-types.ts";
import { validatorOf } from "./generate-validator.ts";
import { writtenSiteOf } from "./generate-written-site.ts";
import { kindList, ruleList } from "./rule-lists.ts";
import { allMetas, ruleFiles } from "./rule-metas.ts";

/** The names of all lucide icons. */
function iconNames(): string[] {
  const nodes: Record<string, unknown> = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve("lucide-static/icon-nodes.json"), "utf8"),
  );
  return Object.keys(nodes).sort();
}

const root = process.cwd();
const schema = composeSchema(root);
writeFileSync(`${root}/schema/language/site.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
writeFileSync(`${root}/schema/language/types.ts`, await typesOf(schema));
writeFileSync(`${root}/schema/language/written-site.ts`, writtenSiteOf(schema));
writeFileSync(`${root}/renderer/model/show-fields.ts`, showFieldsOf(schema));
writeFileSync(`${root}/schema/language/validator.js`, validatorOf(schema));
writeFileSync(`${root}/schema/language/icon-names.json`, `${JSON.stringify(iconNames())}\n`);
writeFileSync(`${root}/schema/rules/rules.ts`, ruleList([...ruleFiles.keys()]));
writeFileSync(`${root}/schema/problems/kinds.ts`, kindList(allMetas));
