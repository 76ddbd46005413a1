import { describe, expect, test } from "vitest";
import { countMistakes, mistakesOf } from "../shape/mistakes.ts";
import { shape } from "../shape/shape.ts";
import { read as readWith, type Reading } from "../reader/read.ts";
import { createRepair } from "./repair.ts";

const read = (text: string): Reading =>
  readWith(text, "site.yaml", createRepair(text, "site.yaml", { countMistakes, mistakesOf, shape }).readOptions);
const codes = (text: string): string[] => read(text).problems.map(({ code }) => code);

describe("what cannot be read", () => {
  test("does not hide the rest of the file", () => {
    const { value, problems } = read('title: "Bread\nintro: a\nintro: b\n');
    expect(problems.map(({ code, range }) => [code, range.start.line])).toEqual([
      ["yaml/unclosed-quote", 1],
      ["yaml/duplicate-key", 3],
    ]);
    expect(value).toEqual({ title: "Bread", intro: "a" });
  });

  test("is put right without touching a byte outside", () => {
    const text = "# note\r\na: {x} y # tail\r\nb: 1\r\n";
    const [fix] = read(text).problems[0]?.fixes ?? [];
    expect(fix?.edits).toEqual([{ start: 11, end: 16, text: '"{x} y"' }]);
  });

  test("is one problem, not the three that the parser makes of it", () => {
    expect(codes("a:\n  - b: 1\n     c: 2\n  - b: 2\n")).toEqual(["yaml/indentation"]);
  });

  test("takes a paragraph back into its text, and not the next item of the list around it", () => {
    const text = [
      "items:",
      "  - question: Can you repair it?",
      "    answer: |",
      "      We look for:",
      "",
      "      - broken cords,",
      "      - loose joints.",
      "",
      "  A repair costs a third.",
      "  - question: Are you open?",
      "    answer: Yes.",
      "",
    ].join("\n");
    const [problem, ...others] = read(text).problems;
    expect([problem?.code, problem?.range.start.line, others.length]).toEqual(["yaml/indentation", 9, 0]);
    expect(problem?.fixes?.[0]?.edits.map((edit) => edit.text)).toEqual(["    "]);
  });

  test("names pieces that are repeated only once each", () => {
    expect(codes("a: &x { b: 1 }\nc: *x\nd: *x\n")).toEqual(["yaml/not-supported"]);
  });
});
