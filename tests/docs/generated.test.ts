import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { composeSchema } from "../../schema/cli/generate/compose.ts";
import { typesOf } from "../../schema/cli/generate/generate-types.ts";
import { showFieldsOf } from "../../schema/cli/generate/generate-show-fields.ts";
import { writtenSiteOf } from "../../schema/cli/generate/generate-written-site.ts";
import type { SchemaNode } from "../../schema/cli/generate/schema-node.ts";
import { validatorOf } from "../../schema/cli/generate/generate-validator.ts";

const root = process.cwd();
const committed = (file: string): string => readFileSync(`${root}/${file}`, "utf8");
const stale = (file: string): string => `${file} is stale. Run npm run generate and commit what it writes.`;

let schema: SchemaNode;
beforeAll(() => {
  schema = composeSchema(root);
});

// Compared as one true or false: a difference of thousands of lines helps nobody.
test("the committed schema is what its pieces say", () => {
  expect(
    `${JSON.stringify(schema, null, 2)}\n` === committed("schema/language/site.schema.json"),
    stale("schema/language/site.schema.json"),
  ).toBe(true);
});

test("the committed types are what the schema says", async () => {
  expect((await typesOf(schema)) === committed("schema/language/types.ts"), stale("schema/language/types.ts")).toBe(
    true,
  );
});

test("the committed validator is what the schema says", () => {
  expect(validatorOf(schema) === committed("schema/language/validator.js"), stale("schema/language/validator.js")).toBe(
    true,
  );
});

test("the committed types of the written site are what the schema says", () => {
  const file = "schema/language/written-site.ts";
  expect(writtenSiteOf(schema) === committed(file), stale(file)).toBe(true);
});

test("the committed functions that show the fields are what the schema says", () => {
  const file = "renderer/model/show-fields.ts";
  expect(showFieldsOf(schema) === committed(file), stale(file)).toBe(true);
});
