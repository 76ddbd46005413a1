import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const program = resolve("tests/rooms/check-rooms.mjs");

/** Checks a folder with these files and returns what is reported, a line each. */
function check(files: Readonly<Record<string, string>>): string[] {
  const cwd = mkdtempSync(join(tmpdir(), "lintel rooms-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(cwd, dirname(file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  }
  const { status, stderr } = spawnSync(process.execPath, [program], { cwd, encoding: "utf8" });
  rmSync(cwd, { recursive: true });
  const lines = stderr.split("\n").filter((line) => line !== "");
  expect(status).toBe(lines.length === 0 ? 0 : 1);
  return lines;
}

test("imports along the arrows are accepted", () => {
  const files = {
    "blocks/hero/Hero.tsx":
      'import type { Hero } from "../../schema/language/types.ts";\nimport { t } from "./title.ts";\n',
    "blocks/hero/title.ts": 'import { useState } from "react";\nexport const t = useState;\n',
    "blocks/hero/Hero.test.tsx": 'import { checkSite } from "../../schema/check.ts";\n',
    "schema/language/types.ts": "export interface Hero { title: string }\n",
  };
  expect(check(files)).toEqual([]);
});

test.each([
  ["a value", 'import { checkSite } from "../../schema/check.ts";'],
  ["a type", 'import type { Checked } from "../../schema/check.ts";'],
  ["an import of several lines", 'import {\n  checkSite,\n} from "../../schema/check.ts";'],
  ["a re-export", 'export * from "../../schema/check.ts";'],
  ["a dynamic import", 'const check = await import("../../schema/check.ts");'],
  ["a type in an expression", 'let check: import("../../schema/check.ts").Checked;'],
  ["an import for its effects", 'import "../../schema/check.ts";'],
])("%s that follows no arrow is reported with the place where the code belongs", (_, line) => {
  expect(check({ "blocks/hero/Hero.tsx": `${line}\n`, "schema/check.ts": "" })).toEqual([
    expect.stringMatching(
      /^blocks\/hero\/Hero\.tsx: blocks\/\* may not import schema\/check\.ts\. .*renderer\/parts\//,
    ),
  ]);
});

test("a block that imports another block is reported", () => {
  const files = { "blocks/hero/Hero.tsx": 'import { Faq } from "../faq/Faq.tsx";\n', "blocks/faq/Faq.tsx": "" };
  expect(check(files)).toEqual([expect.stringContaining("blocks/* may not import blocks/faq/Faq.tsx.")]);
});

test("a package that a room may not use is reported", () => {
  expect(check({ "schema/reader/read.ts": 'import { readFileSync } from "node:fs";\n' })).toEqual([
    expect.stringContaining("schema/reader may not import “node:fs”."),
  ]);
});

test("a file in no room is reported", () => {
  expect(check({ "schema/odd.ts": "" })).toEqual(["schema/odd.ts: no room of tests/rooms/arrows.mjs holds this file."]);
});

test("a circle is reported once, type-only imports included", () => {
  const files = {
    "schema/reader/a.ts": 'import type { B } from "./b.ts";\nexport type A = B;\n',
    "schema/reader/b.ts": 'import { c } from "./c.ts";\nexport type B = typeof c;\n',
    "schema/reader/c.ts": 'export const c = (): unknown => import("./a.ts");\n',
  };
  expect(check(files)).toEqual([
    "schema/reader/a.ts → schema/reader/b.ts → schema/reader/c.ts → schema/reader/a.ts: these files import each other in a circle.",
  ]);
});

test("a folder with more than twenty files is reported; tests, subfolders and exceptions do not count", () => {
  const filled = (folder: string, count: number, end = ".ts"): Record<string, string> =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/file-${index}${end}`, ""]));
  expect(
    check({
      ...filled("schema/reader", 20),
      ...filled("schema/reader", 5, ".test.ts"),
      ...filled("schema/reader/fast", 20),
      ...filled("public/art", 30, ".svg"),
    }),
  ).toEqual([]);
  expect(check(filled("schema/reader", 21))).toEqual([
    "schema/reader: 21 files beside tests. Group them in folders of at most 20.",
  ]);
});

test("a banned word in code, in a comment or in the docs is reported with the word to write", () => {
  const files = {
    "blocks/hero/Hero.tsx": "export const a = 1;\n/** The visitor goes where he likes. */\n",
    "blocks/hero/budget.ts": "export const isSpent = false;\n",
    "blocks/hero/README.md": "The header and the shelf are ordinary words.\n",
    "site.yaml": "title: Where he likes\n",
  };
  expect(check(files).sort()).toEqual([
    "blocks/hero/Hero.tsx:2: write “they” instead of “he”.",
    "blocks/hero/budget.ts:1: write “exhausted” instead of “isSpent”.",
  ]);
});
