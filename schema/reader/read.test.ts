import { describe, expect, test } from "vitest";
import { read } from "./read.ts";

const codes = (text: string): string[] => read(text, "site.yaml").problems.map(({ code }) => code);
/** The words that a path is located at. */
function underlined(text: string, path: readonly (string | number)[], spot?: "key" | "value" | "pair"): string {
  const { start, end } = read(text, "site.yaml").source.locate(path, spot);
  return text.slice(start.offset, end.offset);
}
function inside(text: string, words: string): string {
  const { value, source } = read(text, "site.yaml");
  const found = String(value?.["text"]).indexOf(words);
  const { start, end } = source.locateInside(["text"], found, found + words.length);
  return text.slice(start.offset, end.offset);
}

describe("data", () => {
  test("is read as YAML 1.2 reads it", () => {
    const { value } = read("a: no\nb: 12:30\nc: 2026-01-01\nd: 1_000\ne: 1.5\nf: true\ng: [x, 1]\n", "site.yaml");
    expect(value).toEqual({ a: "no", b: "12:30", c: "2026-01-01", d: "1_000", e: 1.5, f: true, g: ["x", 1] });
  });

  test("has own keys only", () => {
    const { value } = read("constants: { toString: x }", "site.yaml");
    expect(Object.getPrototypeOf(value)).toBeNull();
    expect(codes("constants: { __proto__: x }")).toEqual(["security/dangerous-key"]);
  });

  test("may begin with a byte-order mark and have Windows line ends", () => {
    const { value, problems } = read("\ufeffversion: 1\r\nsite:\r\n  name: A\r\n", "site.yaml");
    expect([value, problems]).toEqual([{ version: 1, site: { name: "A" } }, []]);
  });

  test("keeps the first of two equal keys, and 1 is equal to “1”", () => {
    const { value, problems } = read('a: { 1: x, "1": y }', "site.yaml");
    expect(value).toEqual({ a: { 1: "x" } });
    expect(problems).toMatchObject([{ code: "yaml/duplicate-key", range: { start: { column: 12 } } }]);
  });
});

describe("places", () => {
  const text = 'a:\n  b: one\n  c:\n    - "two"\n    - d: 3\ne:\n';

  test("are those of values, keys or pairs", () => {
    expect(underlined(text, ["a", "b"])).toBe("one");
    expect(underlined(text, ["a", "b"], "key")).toBe("b");
    expect(underlined(text, ["a", "b"], "pair")).toBe("b: one");
    expect(underlined(text, ["a", "c", 0])).toBe('"two"');
    expect(underlined(text, ["a", "c", 1, "d"])).toBe("3");
  });

  test("of what is empty are its key, of what is not there the nearest key around it", () => {
    expect(underlined(text, ["e"])).toBe("e");
    expect(underlined(text, ["a", "missing"])).toBe("a");
    expect(underlined(text, ["a", "c", 1, "missing", 2])).toBe("d: 3");
  });

  test.each([
    ["plain", "text: Read the rules first"],
    ["in quotes", 'text: "Read the rules first"'],
    ["after escapes", 'text: "\\u201cRead\\u201d \\"all\\" the rules first"'],
    ["after doubled apostrophes", "text: 'Don''t forget the rules'"],
    ["folded", "text: Read\n  all of\n  the rules first"],
    ["in a block", "text: |\n  Read\n\n  - all\n  the rules first\n"],
    ["in a folded block", "text: >-\n  Read\n  all of the rules\n"],
  ])("inside a text are found: %s", (_, written) => {
    expect(inside(written, "the rules")).toBe("the rules");
  });

  test("count columns in UTF-16 code units", () => {
    const { source } = read("a: 😀 x\nb: y\n", "site.yaml");
    expect(source.locate(["a"]).end).toEqual({ line: 1, column: 8, offset: 7 });
    expect(source.locate(["b"]).start).toEqual({ line: 2, column: 4, offset: 11 });
  });
});

describe("limits", () => {
  test("nesting is bounded, twice in one process, in every form", () => {
    for (const piece of ["- ", "? ", "[", "{a: ", "a:\n "])
      for (const text of [piece.repeat(20_000), piece.repeat(20_000)]) expect(codes(text).length).toBeGreaterThan(0);
    expect(codes("- ".repeat(20_000))).toEqual(["file/too-deep"]);
  });

  test("thirty levels are fine", () => {
    expect(codes(`a: ${"[".repeat(30)}${"]".repeat(30)}`)).toEqual([]);
  });

  test("forty thousand keys are fine", () => {
    expect(codes(Array.from({ length: 40_000 }, (_, n) => `k${n}: 1`).join("\n"))).toEqual([]);
  });

  test("an oversized text is not parsed", () => {
    expect(codes(`a: ${"x".repeat(9 * 1024 * 1024)}`)).toEqual(["file/too-big"]);
  });

  test("an empty text says how to begin", () => {
    for (const text of ["", " \n", "# nothing\n", "\ufeff"]) expect(codes(text)).toEqual(["file/empty"]);
  });
});

test.each(["...\n", "...", "...\n# The end\n\n"])("%j as the last line ends nothing", (end) => {
  expect(read(`version: 1\nsite: { name: A }\n${end}`, "site.yaml").problems).toEqual([]);
});
