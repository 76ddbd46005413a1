import { readFileSync } from "node:fs";
import { array, assert, constantFrom, oneof, property, string, tuple } from "fast-check";
import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import type { SearchDocument } from "../../search/document.ts";
import { searchOptions } from "../../search/options.ts";
import { prepare } from "../load-site.ts";
import { documentsOf } from "./search-documents.ts";
import { indexOf } from "./search-index.ts";

/** What the library itself writes. */
function ofLibrary(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch(searchOptions);
  index.addAll(documents);
  return JSON.stringify(index);
}

const numbered = (texts: readonly (readonly [title: string, text: string, group: string])[]): SearchDocument[] =>
  texts.map(([title, text, group], id) => ({
    id,
    title,
    text,
    group,
    icon: "tag",
    to: "/a/b",
    page: "/a",
    anchor: "b",
  }));

test("the index of a whole site is the one that the library makes", () => {
  const { show } = prepare(readFileSync("site.yaml", "utf8"), "site.yaml", "public", "build");
  const documents = show ? documentsOf(show.model) : [];
  expect(documents.length).toBeGreaterThan(100);
  expect(indexOf(documents)).toBe(ofLibrary(documents));
});

test("words in capitals, signs between words, and texts without any are counted as the library counts them", () => {
  const documents = numbered([
    ["Bread and bread, BREAD", "", "…"],
    ["", "Rye – “rye” (rye)! a.b", "__proto__ constructor 10 1"],
    ["İstanbul straße", "bread\nand\u2028salt \ud83e", "Bread"],
  ]);
  expect(indexOf(documents)).toBe(ofLibrary(documents));
});

test("whatever the texts, the index is the one that the library makes", () => {
  const word = constantFrom("rye", "ryes", "Rye", "bread", "breads", "b", "be", "salt", ",", "…", "a-b", "🥐");
  const text = oneof(
    array(word, { maxLength: 8 }).map((words) => words.join(" ")),
    string({ unit: "grapheme", maxLength: 20 }),
  );
  assert(
    property(array(tuple(text, text, text), { minLength: 1, maxLength: 8 }), (texts) => {
      expect(indexOf(numbered(texts))).toBe(ofLibrary(numbered(texts)));
    }),
  );
});
