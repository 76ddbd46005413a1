import { describe, expect, test } from "vitest";
import { applyEdits } from "../reader/positions.ts";
import { isRefused, openText, type Change } from "./editable.ts";
import { insertAt } from "./insert.ts";
import { move } from "./move.ts";
import { renameKey } from "./rename-key.ts";
import { rewrite } from "./rewrite.ts";
import { set } from "./set.ts";
import { unset } from "./unset.ts";

/** The text after a change, or why it is not made. */
function after(text: string, change: Change): string {
  const on = openText(text);
  const result = isRefused(on) ? on : change(on);
  return isRefused(result) ? result.refused : applyEdits(text, result.edits);
}

describe("A value that is set", () => {
  test.each([
    ["stays without quotes", "a: one\n", "two", "a: two\n"],
    ["stays in single quotes", "a: 'one'\n", "it's", "a: 'it''s'\n"],
    ["stays in double quotes", 'a: "one"\n', "two", 'a: "two"\n'],
    ["gets quotes where it would be read as something else", "a: one\n", "yes", 'a: "yes"\n'],
    ["stays behind its bar", "a: |\n   one\n   two\nb: 1\n", "three\nfour\n", "a: |\n   three\n   four\nb: 1\n"],
    ["keeps the last line end out behind a bar", "a: |\n  one\n", "two", "a: |-\n  two\n"],
    ["gets a bar when it becomes many lines", "a: one\n", "one\ntwo\n", "a: |\n  one\n  two\n"],
    ["leaves a comment in its column", "a: one   # why\n", "three", "a: three # why\n"],
    ["moves a comment where there is no room", "a: one # why\n", "three", "a: three # why\n"],
    ["keeps a comment behind a bar", "a: one # why\n", "one\ntwo\n", "a: | # why\n  one\n  two\n"],
  ])("%s", (_, text, value, expected) => {
    expect(after(text, (on) => set(on, ["a"], value))).toBe(expected);
  });

  test("is written where nothing was", () => {
    expect(after("a:   # why\nb: 1\n", (on) => set(on, ["a"], 2))).toBe("a: 2 # why\nb: 1\n");
  });

  test("is added behind the key that the schema lists before it", () => {
    const text = "version: 1\nroutes:\n  - path: /\n    sections:\n      - type: text\n";
    expect(after(text, (on) => set(on, ["routes", 0, "title"], "Home"))).toBe(
      "version: 1\nroutes:\n  - path: /\n    title: Home\n    sections:\n      - type: text\n",
    );
  });
});

describe("An item", () => {
  const list = "list:\n  # the first\n  - a: 1\n\n  # the second\n  - b: 2 # two\n";

  test("moves with the comment above it, and blank lines stay", () => {
    expect(after(list, (on) => move(on, ["list", 0], ["list", 1]))).toBe(
      "list:\n  # the second\n  - b: 2 # two\n\n  # the first\n  - a: 1\n",
    );
  });

  test("moves into another list, indented as that is", () => {
    expect(after("a:\n- x: |\n    one\n- y\nb:\n    - z\n", (on) => move(on, ["a", 0], ["b", 1]))).toBe(
      "a:\n- y\nb:\n    - z\n    - x: |\n        one\n",
    );
  });

  test("is deleted with its comment", () => {
    expect(after(list, (on) => unset(on, ["list", 1]))).toBe("list:\n  # the first\n  - a: 1\n");
  });

  test("is inserted like its neighbors", () => {
    expect(after("a:\n  - { x: 1 }\n", (on) => insertAt(on, ["a"], 1, { x: 2 }))).toBe(
      "a:\n  - { x: 1 }\n  - { x: 2 }\n",
    );
  });
});

describe("Characters of a text that are replaced", () => {
  test.each([
    ["stay where they are written", "a: |\n  one\n  two\n", { start: 4, end: 5, text: "T" }, "a: |\n  one\n  Two\n"],
    ["may be an apostrophe between apostrophes", "a: 'it''s'\n", { start: 2, end: 3, text: "i" }, "a: 'itis'\n"],
    [
      "are no part of the indentation, where a line begins with a space",
      "a: |\n  one\n   two\n",
      { start: 4, end: 5, text: "x" },
      "a: |\n  one\n  xtwo\n",
    ],
    ["are no part of the end of a line", "a: one \n  two\n", { start: 3, end: 4, text: "-" }, "a: one-two\n"],
  ])("%s", (_, text, change, expected) => {
    expect(after(text, (on) => rewrite(on, ["a"], [change]))).toBe(expected);
  });
});

describe("A key", () => {
  test("gets another name, and keeps its value", () => {
    expect(after("a: { b: 1 } # x\n", (on) => renameKey(on, ["a", "b"], "c"))).toBe("a: { c: 1 } # x\n");
  });

  test("gets no name that is taken", () => {
    expect(after("a: 1\nb: 2\n", (on) => renameKey(on, ["a"], "b"))).toBe("There is a key “b” already.");
  });
});

test.each([
  ["a name for a piece of the file (&)", "a: &x 1\nb: 2\n"],
  ["a tag (!)", "a: !!str 1\n"],
])("A text with %s is not edited", (what, text) => {
  expect(after(text, (on) => set(on, ["b"], 1))).toContain(what);
});
