import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { LanguageServer, yamlServer } from "./language-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const server = new LanguageServer(yamlServer);
beforeAll(() => server.start());
afterAll(() => server.stop());

const head =
  "# yaml-language-server: $schema=schema/language/site.schema.json\nversion: 1\nsite: { name: Corner Bakery, url: https://bakery.example }\n";
const at = (name: string): string => resolve(`${name}.yaml`);

/** Asks at the end of the text, as an editor does after the last key was pressed. */
async function askAtEnd(method: string, name: string, text: string, back = 0): Promise<string> {
  await server.open(at(name), text);
  const lines = text.split("\n");
  const position = { line: lines.length - 1, character: (lines.at(-1) ?? "").length - back };
  return JSON.stringify(await server.ask(method, { textDocument: { uri: pathToFileURL(at(name)).href }, position }));
}

test("an editor finds nothing wrong with site.yaml", async () => {
  expect(await server.open(at("site"), readFileSync("site.yaml", "utf8"))).toEqual([]);
});

test("an editor proposes the section types", async () => {
  const proposals = await askAtEnd(
    "textDocument/completion",
    "types",
    `${head}routes:\n  - path: /\n    title: Home\n    sections:\n      - type: `,
  );
  for (const type of ["hero", "text", "faq", "call-to-action"]) expect(proposals).toContain(`"label":"${type}"`);
});

test("an editor proposes the fields of a section's own type", async () => {
  const proposals = await askAtEnd(
    "textDocument/completion",
    "fields",
    `${head}routes:\n  - path: /\n    title: Home\n    sections:\n      - type: hero\n        `,
  );
  for (const field of ["title", "intro", "stats", "cards", "actions"])
    expect(proposals).toContain(`"label":"${field}"`);
  expect(proposals).not.toContain('"label":"filterBy"');
});

test("an editor shows what a field is for", async () => {
  const text = `${head}routes:\n  - path: /\n    title: Home\n    sections:\n      - type: hero\n        note: x`;
  expect(await askAtEnd("textDocument/hover", "hover", text, 5)).toContain("A small line under the buttons.");
});

test("an editor underlines a link that is written wrong, in our own words", async () => {
  const [first] = await server.open(
    at("path"),
    `${head}routes:\n  - path: Pricing\n    title: Home\n    sections: [{ type: text, body: x }]\n`,
  );
  expect(first?.message).toContain("A path is / or lower-case words");
  expect(first?.range.start.line).toBe(4);
});
