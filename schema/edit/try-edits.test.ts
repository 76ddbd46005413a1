import { expect, test } from "vitest";
import type { Problem } from "../problem.ts";
import type { Code } from "../problems/kinds.ts";
import { tryEdits } from "./try-edits.ts";

const at = { line: 1, column: 1, offset: 0 };

/** Finds an error for each word of the text that is one of these. */
const codes: Readonly<Record<string, Code>> = {
  dead: "link/unknown-page",
  gone: "link/unknown-anchor",
  wrong: "shape/unknown-key",
};
const check = (text: string): readonly Problem[] =>
  text.split(" ").flatMap((word): Problem[] => {
    const code = codes[word];
    return code === undefined ? [] : [{ code, severity: "error", message: word, range: { start: at, end: at } }];
  });

const rewritten = (text: string, after: string) => tryEdits(text, [{ start: 0, end: text.length, text: after }], check);

test("A change that brings an error is refused with it", () => {
  const { isWorse, brought } = rewritten("fine", "dead");
  expect([isWorse, brought.map(({ message }) => message)]).toEqual([true, ["dead"]]);
});

test("A change is not refused for the errors that were there", () => {
  expect(rewritten("dead gone", "gone dead fine").isWorse).toBe(false);
  expect(rewritten("dead dead", "dead").isWorse).toBe(false);
});

test("A change that takes away as many errors as it brings is made", () => {
  expect(rewritten("dead", "gone").isWorse).toBe(false);
  expect(rewritten("dead", "gone dead").isWorse).toBe(true);
});
