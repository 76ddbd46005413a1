import { expect, test } from "vitest";
import type { Problem } from "../problem.ts";
import { tally } from "../problems/tally.ts";
import { withoutConsequences } from "./consequences.ts";

const at = { line: 1, column: 1, offset: 0 };
const problem = (message: string, severity: Problem["severity"] = "error"): Problem => ({
  code: "shape/unknown-key",
  severity,
  message,
  range: { start: at, end: at },
  file: "site.yaml",
});

/** What is left, where the fix of each named problem leaves the problems behind its name. */
function left(problems: readonly Problem[], leaves: Readonly<Record<string, readonly Problem[]>>): string[] {
  const leftBy = new Map(
    problems.flatMap((one) => {
      const rest = leaves[one.message];
      return rest ? [[one, tally(rest)] as const] : [];
    }),
  );
  return withoutConsequences(problems, leftBy).map(({ message }) => message);
}

const [a, b, c] = [problem("a"), problem("b"), problem("c")];
const warning = problem("w", "warning");

test("what goes with the correction of another problem is not reported", () => {
  expect(left([a, b, c], { b: [c] })).toEqual(["b", "c"]);
  expect(left([a, b, c], { b: [a, c], c: [a, b] })).toEqual(["a", "b", "c"]);
});

test("of problems that remove each other, in a circle too, the first one is reported", () => {
  expect(left([a, b], { a: [], b: [] })).toEqual(["a"]);
  expect(left([a, b, c], { a: [c], b: [a], c: [b] })).toEqual(["a"]);
});

test("no error is left out for a warning, and of both the error is kept", () => {
  expect(left([warning, a], { w: [] })).toEqual(["w", "a"]);
  expect(left([warning, a], { w: [], a: [] })).toEqual(["a"]);
});

test("what stands several times is left only where each is gone", () => {
  expect(left([a, b, problem("b")], { a: [b] })).toEqual(["a", "b", "b"]);
});
