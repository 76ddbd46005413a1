import { readdirSync, readFileSync } from "node:fs";
import { array, assert, constantFrom, nat, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { parseWhole, plainly } from "../read.ts";
import type { Parsed } from "./parsed.ts";

/** What the library makes of a text, without the short way. */
const composed = (text: string): Parsed => parseWhole(text, () => undefined);

const isPlain = (text: string): boolean => {
  let given = false;
  parseWhole(text, (tokens, whole) => {
    const tree = plainly(tokens, whole);
    given = tree !== undefined;
    return tree;
  });
  return given;
};

const small = [
  "version: 1 # the first",
  "site: { name: Corner Bakery, open: true, since: 1999, rate: 4.5, }",
  "",
  "routes:",
  "  - path: /",
  "    title: 'It''s \"fresh\"'",
  '    note: "tab\\there"',
  "    plain: one",
  "      two",
  "    list: [a, 'b', { c: d }]",
  "    # between",
  "    text: |",
  "      Line",
  "    folded: >-",
  "      one",
  "      two",
  "  -   - 2026-11-21",
  "      - -1",
  "",
].join("\n");

const corpus = ["tests/problems", "tests/sites/bakery"].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => `${folder}/${name}`),
);

describe("the short way to the tree", () => {
  test("is taken by a whole site, and by the usual ways to write", () => {
    expect(isPlain(readFileSync("site.yaml", "utf8"))).toBe(true);
    expect(isPlain(small)).toBe(true);
  });

  test.each([
    "a: &b c",
    "a: *b",
    "a: !!str 1",
    "--- a",
    "a:\n\t- b",
    "a: {b}",
    "a: [b: c]",
    "a:",
    "? a\n: b",
    "a: .inf",
  ])("is not taken by %j", (text) => expect(isPlain(text)).toBe(false));

  test.each(["site.yaml", ...corpus])("gives for %s what the library gives", (name) => {
    const text = readFileSync(name, "utf8");
    expect(parseWhole(text)).toEqual(composed(text));
  });

  test.each([
    ["007", 7],
    ["-0", -0],
    ["1e3", 1000],
    ["0x1F", 31],
    ["+1", 1],
    ["1.", 1],
    [".5", 0.5],
    ["1.10", 1.1],
    ["12345678901234567890", Number("12345678901234567890")],
    ["True", true],
    ["~", null],
    ["1_000", "1_000"],
    ["12:30", "12:30"],
    ["-x", "-x"],
    ["nullable", "nullable"],
    ["0o8", "0o8"],
  ])("reads %s as %s", (written, value) => {
    const text = `a: ${written}\n`;
    expect(parseWhole(text)).toEqual(composed(text));
    expect(parseWhole(text).root).toMatchObject({ pairs: [{ value: { value } }] });
  });

  test("gives what the library gives, whatever is put into a text or taken out of it", () => {
    const signs = [
      "'",
      '"',
      "#",
      " #",
      ":",
      ": ",
      "-",
      "- ",
      ",",
      "[",
      "]",
      "{",
      "}",
      " ",
      "  ",
      "\t",
      "\n",
      "\r\n",
      "\\",
    ];
    const more = ["&a ", "*a", "!t ", "|", ">", "%", "@", "? ", "---\n", "...\n", "\uFEFF", "\u00a0", "~", "0"];
    const change = record({
      at: nat(small.length),
      out: nat(3),
      put: constantFrom("", ...signs, ...more),
    });
    assert(
      property(array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const text = changes.reduce((now, { at, out, put }) => now.slice(0, at) + put + now.slice(at + out), small);
        expect(parseWhole(text)).toEqual(composed(text));
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});
