import { readFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCli, call, folderWith, program } from "../cli/cli.ts";
import { LanguageServer } from "../cli/language-server.ts";
import { placeAt, textAfter } from "../cli/workspace-edit.ts";
import { bakery, renamed } from "./restructure.ts";

const folder = folderWith(bakery);
const file = join(folder, "site.yaml");
const server = new LanguageServer([program, "lsp", "--stdio"]);

beforeAll(async () => {
  buildCli();
  mkdirSync(join(folder, "public/art"), { recursive: true });
  for (const name of ["art/oven.svg", "art/loaf.svg"])
    writeFileSync(join(folder, "public", name), '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"/>');
  writeFileSync(join(folder, "public/prices.pdf"), "%PDF-1.4 prices");
  await server.start();
  await server.open(file, bakery);
}, 120_000);
afterAll(() => server.stop());

/** The text after a rename in a code editor, at the first place where these words stand. */
async function inEditor(words: string, newName: string): Promise<string> {
  const answer = await server.ask("textDocument/rename", {
    textDocument: { uri: pathToFileURL(file).href },
    position: placeAt(bakery, bakery.indexOf(words) + 2),
    newName,
  });
  if (answer instanceof Error) throw answer;
  return textAfter(answer, bakery);
}

// The editor of the development server asks the same functions of the core.
describe("The command line and a code editor do the same as the plan says", () => {
  test.each([
    ["/pricing", "/prices", "(/pricing)", "/prices"],
    ["{trial.days}", "{trial.length}", "trial.days}", "trial.length"],
    ["badge:fresh", "badge:warm", "fresh]", "warm"],
  ])("%s → %s", async (from, to, words, newName) => {
    writeFileSync(file, bakery);
    expect(call(["rename", from, to], { cwd: folder })).toMatchObject({ code: 0, err: "" });
    const after = renamed(bakery, from, to);
    expect(readFileSync(file, "utf8")).toBe(after);
    expect(await inEditor(words, newName)).toBe(after);
  });
});
