import { expect, test } from "vitest";
import type { LeftOut } from "../../problem.ts";
import { filesOf, found, words } from "../testing/try-rule.ts";
import { rule } from "./not-published.ts";
import { rule as hidden } from "./private.ts";

const rules = [rule, hidden];
const text = "version: 1\nsite: { name: A }";
const without = (...leftOut: readonly LeftOut[]) => filesOf({ "a.svg": {} }, leftOut);

test("a folder of files is silent", () => {
  expect(found(rules, text, without())).toEqual([]);
});

test.each(["outside", "dead-link", "folder-link", "special", "unreadable"] as const)(
  "%s is reported of each file, also where nothing names it",
  (why) => {
    const name = "a-folder-with-a-long-name/and-a-file-with-a-long-name.txt";
    expect(found(rules, text, without({ name, why }, { name: "b.txt", why }))).toEqual([
      "public/not-published: version: 1",
      "public/not-published: version: 1",
    ]);
  },
);

test("hidden files are one note", () => {
  const names = [".env", ".git", "art/prices-of-last-year.pdf~", ".htaccess"];
  const files = without(...names.map((name) => ({ name, why: "private" as const })));
  expect(found(rules, text, files)).toEqual(["public/private: version: 1"]);
  expect(words(rules, text, files)).toMatch(/^Private in public\/, so not published: \.env, \.git and 2 more\.\n/);
});
