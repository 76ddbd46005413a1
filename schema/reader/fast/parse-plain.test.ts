import { readdirSync, readFileSync } from "node:fs";
import { array, assert, constantFrom, nat, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCounted, parseWhole } from "../yaml-library.ts";
import type { Parsed } from "../parsed.ts";
import { parsePlain } from "./parse-plain.ts";
import { plainLines } from "./plain-lines.ts";

const isPlain = (text: string): boolean => typeof parsePlain(text, parseCounted) !== "number";

/** What the fast reader makes of a text; where the text is not plain, what the library makes of it. */
function read(text: string): Parsed {
  const plain = parsePlain(text, parseCounted);
  return typeof plain === "number" ? parseWhole(text) : plain;
}

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

const corpus = ["tests/corpus", "tests/sites/bakery"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => `${folder}/${name}`),
);

describe("the fast reader", () => {
  test("reads a whole site, and the usual ways to write", () => {
    expect(isPlain(readFileSync("site.yaml", "utf8"))).toBe(true);
    expect(isPlain(small)).toBe(true);
  });

  test.each([
    "--- a",
    "a: 1\n---\nb: 2\n",
    "a:\n\t- b",
    "? a\n: b",
    "a: 1\n...\n",
    "a: 1\n b: 2\n",
    "a\rb: 1",
    "\ufeffa: 1",
  ])("leaves %j to the library", (text) => expect(isPlain(text)).toBe(false));

  test.each([
    "a:",
    "a: |\n  b\n\n\nc: 1",
    "a: .inf",
    "a: !!str 1",
    "a: &b c\nd: *b",
    "a: {b}",
    "a: b\n\n  c # d\n",
    "a:\n  b\n",
    "- - 1\n  - 2\n",
  ])("asks the library about no more than the lines of %j", (text) => {
    expect(isPlain(text)).toBe(true);
    expect(read(text)).toEqual(parseWhole(text));
  });

  test("counts the tokens of a text as the library does, which tells when there are too many", () => {
    for (const text of [readFileSync("site.yaml", "utf8"), small, small.replaceAll("\n", "\r\n"), "a: [b, c: 1]\n"]) {
      expect(plainLines(text, parseCounted)).toMatchObject({ tokens: parseCounted(text).tokens });
    }
  });

  test.each(["site.yaml", ...corpus])("gives for %s what the library gives", (name) => {
    const text = readFileSync(name, "utf8");
    expect(read(text)).toEqual(parseWhole(text));
    expect(read(text.replaceAll("\n", "\r\n"))).toEqual(parseWhole(text.replaceAll("\n", "\r\n")));
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
    expect(read(text)).toEqual(parseWhole(text));
    expect(read(text).root).toMatchObject({ pairs: [{ value: { value } }] });
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
        expect(read(text)).toEqual(parseWhole(text));
      }),
      { numRuns: 500, seed: 1 },
    );
  }, 120_000);
});
