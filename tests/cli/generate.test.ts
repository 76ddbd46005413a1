import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { documentFiles } from "../../schema/cli/generate/document-files.ts";
import { schemaFiles } from "../../schema/cli/generate/schema-files.ts";

/** A copy of the sources that the generator reads and writes. */
const root = mkdtempSync(join(tmpdir(), "lintel-generate-"));
const write = (file: string, text: string): void => writeFileSync(join(root, file), text);
const examples = "blocks/faq/examples.yaml";
const schema = "blocks/faq/schema.json";

beforeAll(() => {
  for (const folder of ["blocks", "schema", "docs"]) cpSync(folder, join(root, folder), { recursive: true });
}, 60_000);
beforeEach(() => cpSync("blocks/faq", join(root, "blocks/faq"), { recursive: true }));
afterAll(() => rmSync(root, { recursive: true }));

/** What a step of the generator says instead of writing. */
async function problemOf(generate: typeof schemaFiles): Promise<string> {
  const result = await generate(root);
  return "problem" in result ? result.problem : "none";
}

describe("examples.yaml", () => {
  test("that is missing is named, with an example to write", async () => {
    rmSync(join(root, examples));
    expect(await problemOf(documentFiles)).toBe(
      `${examples} is missing. Write at least one example there:\n\n- name: Shortest\n  section:\n    type: faq\n    …`,
    );
  });
  test.each([
    ["is empty", "\n", /^blocks\/faq\/examples\.yaml is empty\. Write at least one example/],
    [
      "is not valid YAML",
      "- name: [\n",
      /^blocks\/faq\/examples\.yaml is not valid YAML: .* line 2.*Correct that line\.$/,
    ],
    ["is no list", "name: Shortest\n", /^blocks\/faq\/examples\.yaml has no example of the section type “faq”\. Write/],
    ["has no section", "- name: Shortest\n", /has no example of the section type “faq”/],
    [
      "has sections of other types",
      "- name: A\n  section:\n    type: text\n    body: B\n",
      /has no example of the section/,
    ],
    [
      "is indented in another way",
      "-   name: A\n    section: { type: faq }\n",
      /is not indented as examples are\. Write/,
    ],
  ])("that %s", async (_, text, words) => {
    write(examples, text);
    expect(await problemOf(documentFiles)).toMatch(words);
  });
});

describe("schema.json", () => {
  test("that is missing", async () => {
    rmSync(join(root, schema));
    expect(await problemOf(schemaFiles)).toBe(
      `${schema} is missing. Write a JSON Schema object with "title", "description" and "properties" there.`,
    );
  });
  test.each([
    ["is empty", "", /^blocks\/faq\/schema\.json is empty\. Write a JSON Schema object/],
    ["is cut off", '{ "title": ', /^blocks\/faq\/schema\.json:1:12 is not valid JSON: it ends too early\.$/],
    ["is a list", "[]", /^blocks\/faq\/schema\.json holds no JSON object\. Write/],
    ["has no description", '{ "title": "FAQ" }', /^blocks\/faq\/schema\.json has no "description"\. Write/],
    [
      "is no JSON Schema",
      '{ "title": "FAQ", "description": "D.", "properties": { "title": { "type": "strnig" } } }',
      /^blocks\/faq\/schema\.json:1:75: "type" cannot be "strnig"\. Did you mean "string"\? It is one of: "array", /,
    ],
    [
      "has an object without a title",
      '{ "title": "FAQ", "description": "D.", "properties": { "items": { "type": "array", "items": { "type": "object", "properties": {} } } } }',
      /^blocks\/faq\/schema\.json:1:\d+: This object has no "title"\. Write the name/,
    ],
    [
      "names a part that there is not",
      '{ "title": "FAQ", "description": "D.", "properties": { "title": { "part": "lable" } } }',
      /^blocks\/faq\/schema\.json:1:\d+: There is no part "lable"\. Did you mean "label"\? /,
    ],
  ])("that %s", async (_, text, words) => {
    write(schema, text);
    expect(await problemOf(schemaFiles)).toMatch(words);
  });
});

test("a mistake ends the command with the sentence alone, and leaves every file as it was", { timeout: 60_000 }, () => {
  for (const name of ["renderer", "package.json", "tsconfig.json"]) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  // A change that would be written, and a mistake.
  write(schema, readFileSync(join(root, schema), "utf8").replace('"title": "', '"title": "New '));
  rmSync(join(root, "blocks/text/examples.yaml"));
  const state = (): string[] =>
    ["schema/language", "docs"].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")),
    );
  const before = state();
  const { status, stdout, stderr } = spawnSync(process.execPath, ["schema/cli/generate/generate.mjs"], {
    cwd: root,
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^blocks\/text\/examples\.yaml is missing\. [^\n]*\n\n- name: Shortest\n[^]*…\n$/);
  expect(state()).toEqual(before);
});
