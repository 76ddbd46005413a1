import { describe, expect, test, vi } from "vitest";
import { checkSite } from "../../schema/check.ts";
import { checks } from "../../schema/rules/index.ts";
import { allCodes } from "../../schema/problems/lookup.ts";
import { manual } from "../../schema/rules/manual/manual.ts";
import { problemsOf } from "../../schema/cli/generate/try-example.ts";
import { corpusFiles, corpusNames, corpusText, expected } from "./corpus.ts";

/** What the corpus and the manual hold the check to, by name: each can be run again. */
const cases = new Map<string, () => readonly string[]>([
  ...corpusNames.map(
    (name) => [name, () => marksOf(checkSite(corpusText(name), { files: corpusFiles }).problems)] as const,
  ),
  ...[...manual].map(([code, { bad }]) => [code, () => marksOf(problemsOf(bad))] as const),
]);

/** What of a problem the marks of the corpus hold. */
function marksOf(problems: ReturnType<typeof problemsOf>): readonly string[] {
  return problems.map(({ code, range, fixes }) => `${range.start.line} ${code} ${fixes?.[0]?.safety ?? ""}`);
}

/** In which cases each check finds something. */
const finds = new Map(checks.map((check): [typeof check, string[]] => [check, []]));
const whole = new Map<string, readonly string[]>();
let current = "";
const recorders = checks.map((check) => {
  const run = check.run.bind(check);
  return vi.spyOn(check, "run").mockImplementation((context) => {
    const found = [...run(context)];
    const places = finds.get(check);
    if (found.length > 0 && places?.at(-1) !== current) places?.push(current);
    return found;
  });
});
for (const [name, run] of cases) {
  current = name;
  whole.set(name, run());
}
for (const recorder of recorders) recorder.mockRestore();

describe("each rule is needed: without it, the problems of the corpus or of the examples change", () => {
  test.each(checks.map((check) => [check.codes.join(", "), check] as const))("%s", (_, check) => {
    const knockedOut = vi.spyOn(check, "run").mockReturnValue([]);
    const places = finds.get(check) ?? [];
    const isMissed = places.some((name) => cases.get(name)?.().join("\n") !== whole.get(name)?.join("\n"));
    knockedOut.mockRestore();
    expect(isMissed, `found in ${places.join(", ")}`).toBe(true);
  });
});

/** Codes that no marked line of the corpus can have, and what holds them instead. */
const elsewhere: Readonly<Record<string, string>> = {
  "file/not-found": "a call of the command line: its entry in the manual",
  "file/is-folder": "a call of the command line: its entry in the manual",
  "file/encoding": "the corpus is text: its entry in the manual is written in another encoding",
  "file/too-big": "a file of megabytes: its entry in the manual makes one",
};

test("every code is marked in the corpus or listed with the test that covers it", () => {
  const marked = new Set(corpusNames.flatMap(expected).map((one) => one.split(" ")[1] ?? ""));
  expect([...allCodes].filter((code) => !marked.has(code)).toSorted()).toEqual(Object.keys(elsewhere).toSorted());
});

test("the codes of each rule are marked in the corpus or have an example", () => {
  const marked = new Set([...corpusNames.flatMap(expected).map((one) => one.split(" ")[1] ?? ""), ...manual.keys()]);
  expect(checks.flatMap(({ codes }) => codes).filter((code) => !marked.has(code))).toEqual([]);
});
