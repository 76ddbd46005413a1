import { expect, test } from "vitest";
import { collectInventory } from "../language/inventory.ts";
import { indexSite } from "./site-index.ts";

const found = (texts: string[], characters: string): readonly string[] =>
  indexSite(collectInventory({ constants: { texts } }))
    .textsWith(characters)
    .flatMap(({ entry, source }) => (entry.part === "constant" ? [source] : []));

test("texts are found by any of their signs, in the order of the site", () => {
  expect(found(["plain words", "a {name}", "a [link]", "50 %"], "[{")).toEqual(["a {name}", "a [link]"]);
});

test("a sign stands for itself alone", () => {
  const signs = [..."!\"#$%&'()*+-/:;<=>?@[\\]_`{|}~"];
  for (const sign of signs) expect(found(signs, sign)).toEqual([sign]);
});

test("one digit, control character or foreign letter stands for all of them", () => {
  const texts = ["24 rolls", "a tab\there", "two\nlines", "café", "𝒷read", "bread, and. rolls"];
  expect(found(texts, "0")).toEqual(["24 rolls"]);
  expect(found(texts, "\n")).toEqual(["a tab\there", "two\nlines"]);
  expect(found(texts, "ß")).toEqual(["café", "𝒷read"]);
});
