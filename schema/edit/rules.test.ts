import { describe, expect, test } from "vitest";
import { applyEdits } from "../reader/positions.ts";
import { duplicate } from "./duplicate.ts";
import { isRefused, openText, type Change } from "./editable.ts";
import { insertAt } from "./insert.ts";
import { moveKeyInto } from "./move-key.ts";
import { insertText } from "./insert-text.ts";
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

describe("The last item", () => {
  test("goes with its key where the list may be left out", () => {
    const page = (more: string): string => `routes:\n  - path: /\n    title: A\n${more}    sections: []\n`;
    expect(after(page("    movedFrom: [/old]\n"), (on) => unset(on, ["routes", 0, "movedFrom", 0]))).toBe(page(""));
  });

  test("stays, with the reason, where the language wants one", () => {
    expect(after("version: 1\nroutes:\n  - path: /\n", (on) => unset(on, ["routes", 0]))).toBe(
      "“routes” needs at least one item.",
    );
  });
});

describe("Between brackets", () => {
  test.each([
    ["{ a: 1 }", "{ a: 1, c: 2 }"],
    ["{a: 1}", "{a: 1, c: 2}"],
    ["{\n  a: 1, # one\n}", "{\n  a: 1, # one\n  c: 2,\n}"],
    ["{\n  a: 1 # one\n}", "{\n  a: 1, # one\n  c: 2\n}"],
  ])("%s gets a key in its own spacing", (text, expected) => {
    expect(after(`x: ${text}\n`, (on) => set(on, ["x", "c"], 2))).toBe(`x: ${expected}\n`);
  });

  test("an empty list is filled in the spacing of the file", () => {
    expect(after("x: []\ny: [ 1 ]\n", (on) => insertAt(on, ["x"], 0, "a"))).toBe("x: [ a ]\ny: [ 1 ]\n");
  });

  test.each<readonly [string, Change]>([
    ["a new key", (on) => set(on, ["x", "c"], ["yes", "é", null])],
    ["a new key at the top", (on) => set(on, ["y"], { "b c": "word", d: {} })],
    ["a new item", (on) => insertAt(on, ["x", "l"], 1, { e: "word", f: [1.5, true] })],
    ["an item that is given as YAML", (on) => insertText(on, ["x", "l"], 1, "- a word\n")],
    ["a new name", (on) => renameKey(on, ["x", "a"], "g")],
    ["another kind of value", (on) => set(on, ["x", "a"], "word")],
    ["a text of several lines", (on) => set(on, ["x", "t"], "one\ntwo\n")],
    ["a long text", (on) => set(on, ["x", "t"], "word ".repeat(60))],
    ["a long new text", (on) => set(on, ["x", "u"], "word ".repeat(60))],
    ["a copy", (on) => duplicate(on, ["x", "l", 0])],
    ["an item from elsewhere", (on) => move(on, ["x", "l", 0], ["z", 0])],
    ["a key from elsewhere", (on) => moveKeyInto(on, ["x", "a"], ["q", "a"])],
  ])("a file of JSON stays one with %s", (_, change) => {
    const text = JSON.stringify(
      { version: 1, routes: [], x: { a: 1, t: "short", l: ["one", { k: 2 }] }, z: [] },
      undefined,
      2,
    );
    for (const written of [text, JSON.stringify(JSON.parse(text))])
      expect(() => JSON.parse(after(`${written}\n`, change)), after(`${written}\n`, change)).not.toThrow();
  });

  test("items keep the comments behind them", () => {
    expect(after("x: [\n  a, # one\n  b, # two\n]\n", (on) => move(on, ["x", 0], ["x", 1]))).toBe(
      "x: [\n  b, # two\n  a, # one\n]\n",
    );
  });

  test("a text of several lines takes the brackets apart, and so does a line that would be too long", () => {
    expect(after("x:\n  - { a: 1, b: c } # why\n", (on) => set(on, ["x", 0, "b"], "d\ne\n"))).toBe(
      "x:\n  - # why\n    a: 1\n    b: |\n      d\n      e\n",
    );
    const long = "word ".repeat(30).trim();
    expect(after("x: { a: 1, b: c }\n", (on) => set(on, ["x", "b"], long))).toBe(`x:\n  a: 1\n  b: ${long}\n`);
    expect(after("x: { a: 1, b: c }\n", (on) => set(on, ["x", "b"], "short"))).toBe("x: { a: 1, b: short }\n");
  });
});

describe("Comments", () => {
  const text = "list:\n  # The bakery ----\n\n  # one\n  - a\n    # deeper\n  - b\n";

  test("of a banner stay, those of an item move along", () => {
    expect(after(text, (on) => move(on, ["list", 0], ["list", 1]))).toBe(
      "list:\n  # The bakery ----\n\n  - b\n  # one\n  - a\n    # deeper\n",
    );
    expect(after(text, (on) => unset(on, ["list", 0]))).toBe("list:\n  # The bakery ----\n\n  - b\n");
  });

  test("behind a value stay one space behind it, or in the column that they share with others", () => {
    const change: Change = (on) => set(on, ["a"], "de");
    expect(after("a: en-GB # why\nb: 1\n", change)).toBe("a: de # why\nb: 1\n");
    expect(after("a: en-GB # why\nb: 1     # not\n", change)).toBe("a: de    # why\nb: 1     # not\n");
    expect(after("z: 1\na: en-GB  # why\n", change)).toBe("z: 1\na: de     # why\n");
    expect(after("a: e # why\nb: # not\n", change)).toBe("a: de # why\nb: # not\n");
  });

  test("further to the right do not become part of a text above them", () => {
    expect(after("a: b\n    # deep\nc: 1\n", (on) => set(on, ["a"], "x\ny\n"))).toBe("a: |\n  x\n  y\n # deep\nc: 1\n");
  });
});

describe("A copy", () => {
  test("of an item stands behind it, apart as the others are", () => {
    expect(after("l:\n  # x\n  - a\n\n  - b\n", (on) => duplicate(on, ["l", 0]))).toBe(
      "l:\n  # x\n  - a\n\n  # x\n  - a\n\n  - b\n",
    );
  });

  test("of a key needs a name that is free", () => {
    expect(after("a: { b: 1 }\n", (on) => duplicate(on, ["a", "b"], "c"))).toBe("a: { b: 1, c: 1 }\n");
    expect(after("a: 1\nb: 2\n", (on) => duplicate(on, ["a"], "b"))).toBe("There is a key “b” already.");
    expect(after("a: 1\n", (on) => duplicate(on, ["a"]))).toBe("The copy needs a name of its own.");
  });
});

describe("Characters of a text", () => {
  const replace = (text: string, from: string, to: string): string =>
    after(text, (on) => {
      const start = String(on.value["a"]).indexOf(from);
      return rewrite(on, ["a"], [{ start, end: start + from.length, text: to }]);
    });

  test.each([
    ['a: "tab\\t to /old, \\u00e9"\n', 'a: "tab\\t to /new, \\u00e9"\n'],
    ["a: 'it''s /old'\n", "a: 'it''s /new'\n"],
    ["a: >\n  folded\n  to /old\n", "a: >\n  folded\n  to /new\n"],
    ["a: over\n  lines to /old\n", "a: over\n  lines to /new\n"],
  ])("%j are replaced, and the rest stays as it is written", (text, expected) => {
    expect(replace(text, "/old", "/new")).toBe(expected);
  });

  test("bring quotes where they need them", () => {
    expect(replace("a: see /old\n", "/old", "this: new")).toBe('a: "see this: new"\n');
  });
});

test("An item that is pasted is indented for its place, with its comments", () => {
  const pasted = "\n      # why\n      type: text\n      body: |\n        one\n          two\n";
  expect(after("l:\n    - a\n", (on) => insertText(on, ["l"], 0, pasted))).toBe(
    "l:\n    # why\n    - type: text\n      body: |\n        one\n          two\n    - a\n",
  );
  expect(after("l:\n  - a\n", (on) => insertText(on, ["l"], 0, "- b\n- c"))).toBe("One item is inserted at a time.");
});

test("Line ends of Windows, a byte-order mark and a missing last line end stay", () => {
  expect(after("\ufeffa: 1\r\nl:\r\n  - x", (on) => insertAt(on, ["l"], 1, { b: 1, c: "d\ne" }))).toBe(
    "\ufeffa: 1\r\nl:\r\n  - x\r\n  - b: 1\r\n    c: |-\r\n      d\r\n      e",
  );
});

describe("Blank lines at the end of a file", () => {
  test.each([
    ["stay where the last item goes", "l:\n  - a\n\n  - b\n\n\n", "l:\n  - a\n\n\n"],
    ["stay with line ends of Windows", "l:\r\n  - a\r\n  - b\r\n\r\n", "l:\r\n  - a\r\n\r\n"],
    ["go where a text above would take them", "l:\n  - |+\n    a\n  - b\n\n\n", "l:\n  - |+\n    a\n"],
  ])("%s", (_, text, expected) => {
    expect(after(text, (on) => unset(on, ["l", 1]))).toBe(expected);
  });
});

describe("Blank lines that a text keeps at the end of a file without a last line end", () => {
  const kept = "|+\n    p\n\n\n";
  test.each<readonly [string, string, Change, string]>([
    [
      "stay where it is moved there",
      `a:\n- h: ${kept}- u: one`,
      (on) => move(on, ["a", 0], ["a", 1]),
      `a:\n- u: one\n- h: ${kept}`,
    ],
    ["stay where what is below it goes", `a:\n- h: ${kept}- u: one`, (on) => unset(on, ["a", 1]), `a:\n- h: ${kept}`],
    [
      "stay where it comes from another list",
      `a:\n- h: ${kept}- v: two\nz:\n- u: one`,
      (on) => move(on, ["a", 0], ["z", 1]),
      `a:\n- v: two\nz:\n- u: one\n- h: ${kept}`,
    ],
    [
      "stay where its key is moved there",
      `m:\n  h: ${kept}  u: one\nz: 1`,
      (on) => moveKeyInto(on, ["m", "h"], ["q"]),
      `m:\n  u: one\nz: 1\nq: ${kept.replaceAll("  ", " ")}`,
    ],
    ...["|+", ">+"].map((bar): [string, string, Change, string] => [
      `stay where they hold nothing but spaces, behind ${bar}`,
      `a:\n- h: ${bar}\n      \n      \n- u: one`,
      (on) => move(on, ["a", 0], ["a", 1]),
      `a:\n- u: one\n- h: ${bar}\n      \n      \n`,
    ]),
    ["are written", "m:\n  h: |\n    p", (on) => set(on, ["m", "h"], "p\n\n\n"), `m:\n  h: ${kept}`],
  ])("%s", (_, text, change, expected) => {
    expect(after(text, change)).toBe(expected);
  });
});

test("Blank lines between items are as many after a move, where one of the items keeps its own in a text", () => {
  const text = "a:\n- u: one\n\n\n- h: |+\n    p\n- v: two\nz: 1\n";
  expect(after(text, (on) => move(on, ["a", 0], ["a", 1]))).toBe("a:\n- h: |+\n    p\n- u: one\n\n\n- v: two\nz: 1\n");
});

test("A key of several words is a key wherever it stands, in a large file too", () => {
  const text = `a:\n${"  - some text\n".repeat(200)}two words: 1\n`;
  expect(after(text, (on) => set(on, ["two words"], 2))).toBe(text.replace("words: 1", "words: 2"));
});
