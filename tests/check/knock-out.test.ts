import { describe, expect, test, vi } from "vitest";
import { checkSite } from "../../schema/check.ts";
import { metas } from "../../schema/rules/metas.ts";
import { rules } from "../../schema/rules/rules.ts";
import { allCodes } from "../../schema/problems/lookup.ts";
import { problemsOf } from "../../schema/cli/generate/try-example.ts";
import { corpusFiles, corpusNames, corpusText, expected } from "./corpus.ts";

/** What the corpus and the examples of the pages hold the check to, by name: each can be run again. */
const cases = new Map<string, () => readonly string[]>([
  ...corpusNames.map(
    (name) => [name, () => marksOf(checkSite(corpusText(name), { files: corpusFiles }).problems)] as const,
  ),
  ...[...metas].map(([code, { bad }]) => [code, () => marksOf(problemsOf(bad))] as const),
]);

/** What of a problem the marks of the corpus hold. */
function marksOf(problems: ReturnType<typeof problemsOf>): readonly string[] {
  return problems.map(({ code, range, fixes }) => `${range.start.line} ${code} ${fixes?.[0]?.safety ?? ""}`);
}

/** In which cases each rule finds something. */
const finds = new Map(rules.map((rule): [typeof rule, string[]] => [rule, []]));
const whole = new Map<string, readonly string[]>();
let current = "";
const recorders = rules.map((rule) => {
  const find = rule.find.bind(rule);
  return vi.spyOn(rule, "find").mockImplementation((context, code) => {
    const found = [...find(context, code)];
    const places = finds.get(rule);
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
  test.each(rules.map((rule) => [rule.meta.code, rule] as const))("%s", (_, rule) => {
    const knockedOut = vi.spyOn(rule, "find").mockReturnValue([]);
    const places = finds.get(rule) ?? [];
    const isMissed = places.some((name) => cases.get(name)?.().join("\n") !== whole.get(name)?.join("\n"));
    knockedOut.mockRestore();
    expect(isMissed, `found in ${places.join(", ")}`).toBe(true);
  });
});

/** Codes that no marked line of the corpus can have, and what holds them instead. */
const elsewhere: Readonly<Record<string, string>> = {
  "file/not-found": "a call of the command line: the example of its page",
  "file/is-folder": "a call of the command line: the example of its page",
  "file/encoding": "the corpus is text: the example of its page is written in another encoding",
  "file/too-big": "a file of megabytes: the example of its page makes one",
};

test("every code is marked in the corpus or listed with the test that covers it", () => {
  const marked = new Set(corpusNames.flatMap(expected).map((one) => one.split(" ")[1] ?? ""));
  expect([...allCodes].filter((code) => !marked.has(code)).toSorted()).toEqual(Object.keys(elsewhere).toSorted());
});
