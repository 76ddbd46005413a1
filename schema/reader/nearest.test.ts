import { expect, test } from "vitest";
import { distance } from "./distance.ts";
import { nearest } from "./nearest.ts";

test("counts letters changed, added, left out and swapped", () => {
  expect(distance("title", "title")).toBe(0);
  expect(distance("titel", "title")).toBe(1);
  expect(distance("tittle", "title")).toBe(1);
  expect(distance("heading", "title")).toBeGreaterThan(4);
});

test("finds the name that was surely meant", () => {
  const known = ["title", "intro", "actions", "sectionNav", "original-price"];
  expect(nearest("titel", known)).toBe("title");
  expect(nearest("Title", known)).toBe("title");
  expect(nearest("action", known)).toBe("actions");
  expect(nearest("section-nav", known)).toBe("sectionNav");
  expect(nearest("originalPrice", known)).toBe("original-price");
});

test("proposes nothing that is merely short, far or one of two", () => {
  expect(nearest("hot", ["new", "job"])).toBeUndefined();
  expect(nearest("link", ["icon", "line-up"])).toBeUndefined();
  expect(nearest("cat", ["hat", "bat"])).toBeUndefined();
  expect(nearest("", ["a"])).toBeUndefined();
});
