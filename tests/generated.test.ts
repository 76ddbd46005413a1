import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { composeSchema, type SchemaNode } from "../schema/node/compose.ts";
import { typesOf } from "../schema/node/generate-types.ts";
import { validatorOf } from "../schema/node/generate-validator.ts";

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
    `${JSON.stringify(schema, null, 2)}\n` === committed("schema/site.schema.json"),
    stale("schema/site.schema.json"),
  ).toBe(true);
});

test("the committed types are what the schema says", async () => {
  expect((await typesOf(schema)) === committed("schema/types.ts"), stale("schema/types.ts")).toBe(true);
});

test("the committed validator is what the schema says", () => {
  expect(validatorOf(schema) === committed("schema/validator.js"), stale("schema/validator.js")).toBe(true);
});
