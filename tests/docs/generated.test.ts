import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { documentFiles, problemFolder } from "../../schema/cli/generate/document-files.ts";
import type { Generated } from "../../schema/cli/generate/inputs/input-error.ts";
import { ruleListFiles } from "../../schema/cli/generate/rule-list-files.ts";
import { schemaFiles } from "../../schema/cli/generate/schema-files.ts";

const root = process.cwd();

function filesOf(generated: Generated): ReadonlyMap<string, string> {
  if ("problem" in generated) throw new Error(generated.problem);
  return generated.files;
}

const language = filesOf(await schemaFiles(root));
const rules = filesOf(await ruleListFiles());
const documents = filesOf(await documentFiles(root));

// Compared as one true or false: a difference of thousands of lines helps nobody.
test.each([...language, ...rules, ...documents])("%s is what its sources say", (file, text) => {
  expect(
    readFileSync(`${root}/${file}`, "utf8") === text,
    `${file} is stale. Run npm run generate and commit what it writes.`,
  ).toBe(true);
});

test("every generated file of the language is compared", () =>
  expect([...language.keys()].toSorted()).toEqual([
    "renderer/model/show-fields.ts",
    "schema/language/icons/former-names.json",
    "schema/language/icons/names.json",
    "schema/language/site.schema.json",
    "schema/language/types.ts",
    "schema/language/validator.js",
    "schema/language/written-site.ts",
  ]));

test("no page of a problem is left over", () => {
  const pages = readdirSync(problemFolder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".md"),
  );
  expect(pages.filter((name) => !documents.has(`${problemFolder}/${name}`))).toEqual([]);
});
