import { expect, test } from "vitest";
import { applyEdits } from "../../schema/reader/positions.ts";
import { bakery, leadsTo, planOf, problemsOf, tryRename } from "./restructure.ts";

// Nothing leads to the page by the path of another one, which tells which page has moved.
const byHand = bakery.replace("- path: /pricing\n", "- path: /prices\n");

test("a page that was renamed by hand is one problem, whose fix is the command", () => {
  const problems = problemsOf(byHand).filter(({ severity }) => severity === "error");
  expect(problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    "link/renamed-page: You renamed /pricing to /prices: 10 links still lead to the old address.",
  ]);
  const [fix] = problems[0]?.fixes ?? [];
  const fixed = applyEdits(byHand, fix?.edits ?? []);
  // The command also keeps the address that the page below had by the one above.
  expect(fixed.replace("want to compare.\n", "want to compare.\n    movedFrom: [/costs/archive]\n")).toBe(
    planOf(tryRename(bakery, "/pricing", "/prices", { only: true })).text,
  );
  expect(leadsTo(fixed, "/pricing/questions")).toBe("/prices#questions");
});

test("the fix leaves the lines of the page that were right", () => {
  const text = byHand.replace("anchor: questions", "anchor: pricing/questions");
  const [problem] = problemsOf(text).filter(({ severity }) => severity === "error");
  expect(problem).toMatchObject({ code: "link/renamed-page", fixes: [{}] });
  const fixed = applyEdits(text, problem?.fixes?.[0]?.edits ?? []);
  expect(fixed).toContain("anchor: prices/questions");
  expect(problemsOf(fixed).filter(({ severity }) => severity === "error")).toEqual([]);
});
