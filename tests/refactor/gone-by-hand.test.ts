import { describe, expect, test } from "vitest";
import { fixText } from "../../schema/repair/fix.ts";
import { applyEdits } from "../../schema/reader/positions.ts";
import { isRefused, openText } from "../../schema/edit/editable.ts";
import { unset } from "../../schema/edit/unset.ts";
import { indexReferences } from "../../schema/refactor/reference-index.ts";
import { isAddressed, type Thing } from "../../schema/refactor/things/thing.ts";
import { isError, type Path, type Problem } from "../../schema/problem.ts";
import { bakery, changedLines, leadsTo, open, planOf, problemsOf, tryDelete } from "./restructure.ts";

/** The text without what is at a path, as an author who deletes it leaves the file. */
function without(text: string, at: Path): string {
  const editable = openText(text);
  const result = isRefused(editable) ? editable : unset(editable, at);
  if (isRefused(result)) throw new Error(result.refused);
  return applyEdits(text, result.edits);
}

const errorsIn = (text: string): readonly Problem[] => problemsOf(text).filter(isError);

/** What each of the choices makes of a text, by its title. */
const choicesOf = (text: string, { fixes = [] }: Partial<Problem> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(fixes.map(({ title, edits }) => [title, applyEdits(text, edits)]));

describe("What was deleted by hand has the choices of the command", () => {
  const questions = without(bakery, ["routes", 1, "sections", 1]);

  test("a section: the links go, or lead to its page, or wait for what is announced", () => {
    const [problem, ...others] = errorsIn(questions);
    expect(others).toEqual([]);
    expect(problem?.message).toBe("Page /pricing has no place named “questions”.");
    const choices = choicesOf(questions, problem);
    // Only the questions used a fact.
    expect(Object.keys(choices)).toEqual([
      "Take the 2 links away (1 new warning)",
      "Let /pricing/questions lead to /pricing (1 new warning)",
      "Announce /pricing/questions as planned (1 new warning)",
    ]);
    for (const text of Object.values(choices))
      expect(problemsOf(text).map(({ message }) => message)).toEqual(["Nothing uses “order.note”."]);
    const [plain = "", redirected = "", planned = ""] = Object.values(choices);
    expect(plain).toBe(planOf(tryDelete(bakery, "/pricing#questions", { unlink: true })).text);
    expect(changedLines(questions, redirected)).toEqual({
      gone: [
        "- { title: Questions, description: What people ask., href: /pricing/questions }",
        "[q]: /pricing/questions",
        "movedFrom: [/costs]",
      ],
      come: [
        "- { title: Questions, description: What people ask., href: /pricing }",
        "[q]: /pricing",
        "movedFrom: [/costs, /pricing/questions, /costs/questions]",
      ],
    });
    expect(leadsTo(redirected, "/pricing/questions")).toBe("/pricing");
    expect(changedLines(questions, planned)).toEqual({
      gone: [],
      come: ["- { path: /pricing/questions, title: Questions }"],
    });
    for (const text of [plain, redirected, planned]) expect(errorsIn(text)).toEqual([]);
  });

  test("a page: its links go, or lead to the start page, or wait for what is announced", () => {
    const text = without(bakery, ["routes", 3]);
    const [problem] = errorsIn(text);
    expect(problem?.message).toBe("There is no page /visit, and 2 links lead to it.");
    const choices = choicesOf(text, problem);
    expect(Object.keys(choices)).toEqual([
      "Take the 2 links away (1 new warning)",
      // The menu leads there with another entry.
      "Let /visit lead to /, and take 1 link away (1 new warning)",
      "Announce /visit as planned (1 new warning)",
    ]);
    const [plain = "", redirected = ""] = Object.values(choices);
    expect(changedLines(text, plain)).toEqual({
      gone: [
        "- { label: Visit, href: /visit }",
        "answer: At [our shop](/visit), as [the family box](/pricing/boxes/family) says.",
      ],
      come: ["answer: At our shop, as [the family box](/pricing/boxes/family) says."],
    });
    expect(leadsTo(redirected, "/visit")).toBe("/");
    expect(changedLines(text, redirected)).toEqual({
      gone: [
        "- { label: Visit, href: /visit }",
        "answer: At [our shop](/visit), as [the family box](/pricing/boxes/family) says.",
      ],
      come: ["movedFrom: [/visit]", "answer: At [our shop](/), as [the family box](/pricing/boxes/family) says."],
    });
    for (const changed of Object.values(choices)) expect(errorsIn(changed).length).toBeLessThan(errorsIn(text).length);
  });

  const isOnPage = (thing: Thing): boolean =>
    isAddressed(thing) && thing.at[0] === "routes" && thing.name !== "/" && thing.name !== "/pricing/archive#1";
  const { things } = indexReferences(open(bakery));
  test.each(things.filter(isOnPage).map((thing) => [thing.name, thing]))(
    "%s: each choice that is offered leaves no such error, and the links go as by command",
    (name, { at }) => {
      const text = without(bakery, at);
      const errors = errorsIn(text);
      const byCommand = tryDelete(bakery, name, { unlink: true });
      const command = byCommand.kind === "plan" ? byCommand.plan.text : "";
      const wanted = new Set(changedLines(bakery, command).gone);
      const made = errors.flatMap((problem) =>
        Object.entries(choicesOf(text, problem)).map(([title, changed]) => ({ problem, title, changed })),
      );
      for (const { problem, changed } of made) {
        const left = errorsIn(changed).map(({ message }) => message);
        expect(left).not.toContain(problem.message);
        expect(left.length).toBeLessThan(errors.length);
        const { gone } = changedLines(text, changed);
        expect(gone.filter((line) => !wanted.has(line) && !line.startsWith("movedFrom"))).toEqual([]);
      }
      const plain = made.filter(({ title }) => title.startsWith("Take") && command !== "" && errors.length === 1);
      expect(plain.map(({ changed }) => changed)).toEqual(plain.map(() => command));
    },
  );

  test("an address that is nearly another one is a typo, and many at once are more than a deletion", () => {
    const typo = bakery.replace("](/visit)", "](/visitt)");
    expect(errorsIn(typo)[0]?.fixes).toMatchObject([{ title: "Write /visit", safety: "review" }]);
    const many = bakery.replace("[our shop](/visit)", "[a](/qqqq) [b](/wwww) [c](/zzzz) [d](/kkkk) [e](/jjjj)");
    expect(errorsIn(many)).toHaveLength(5);
    expect(errorsIn(many).flatMap(({ fixes = [] }) => fixes)).toEqual([]);
  });

  test("no option takes one of them, even where only one is left", () => {
    const check = (text: string): readonly Problem[] => problemsOf(text);
    const problems = check(questions);
    const { text } = fixText(questions, problems, check, "all");
    expect(errorsIn(text)).toHaveLength(1);
    const alone = problems.map((one) => ({ ...one, fixes: one.fixes?.slice(0, 1) ?? [] }));
    expect(fixText(questions, alone, () => alone, "all").text).toBe(questions);
  });
});
