import { expect } from "vitest";
import { editableOf } from "../../edit/editable.ts";
import { emptyMap } from "../../language/data.ts";
import { collectInventory } from "../../language/inventory.ts";
import type { FileFacts, Files, LeftOut, Problem } from "../../problem.ts";
import { read } from "../../reader/read.ts";
import { createContext } from "../context.ts";
import type { Rule } from "../rule.ts";
import { problemsOf } from "../run-rules.ts";

const usual: FileFacts = { bytes: 5000, kind: "svg", width: 480, height: 360 };
const unfit =
  /\b(?:oneOf|anyOf|additionalProperties|instancePath|must NOT have|must match|undefined|NaN|scalar|mapping|flow|implicit key|invalid|illegal|forbidden|please|sorry|oops)\b|\[object|!|"\/|\\d/i;

/** The public folder of a test: names, or names with what is known of them. */
export function filesOf(files: Readonly<Record<string, Partial<FileFacts>>>, leftOut: readonly LeftOut[] = []): Files {
  return {
    leftOut: () => leftOut,
    list: () => Object.keys(files),
    facts: (path) => (Object.hasOwn(files, path) ? { ...usual, ...files[path] } : undefined),
  };
}

/** The problems that a rule finds in a text, or several of them. */
function problemsIn(rules: Rule | readonly Rule[], text: string, files: Files = filesOf({})): Problem[] {
  const { value, source, unknownPaths, comments } = read(text, "site.yaml");
  const inventory = collectInventory(value ?? null, unknownPaths);
  const context = createContext({ editable: editableOf(source, value ?? emptyMap(), comments), inventory, files });
  const problems = [rules].flat().flatMap((rule) => problemsOf(rule, context));
  for (const problem of problems) {
    expect(problem.message.length, problem.message).toBeLessThanOrEqual(90);
    expect(problem.label?.split(" ").length ?? 0, problem.label).toBeLessThanOrEqual(6);
    expect(
      `${problem.message}\n${problem.label}\n${problem.help}`.replaceAll("undefined\n", "").replace(/\nundefined$/, ""),
    ).not.toMatch(unfit);
  }
  return problems;
}

function applyFix(text: string, problem: Problem): string | undefined {
  const edits = problem.fixes?.[0]?.edits.toSorted((a, b) => b.start - a.start);
  return edits?.reduce((out, edit) => out.slice(0, edit.start) + edit.text + out.slice(edit.end), text);
}

/**
 * What a rule finds, one line each: `link/unknown-page: /prices`, the code and the underlined words. Where a fix is
 * offered, it is tried first: it must remove its problem and bring no other.
 */
export function found(rules: Rule | readonly Rule[], text: string, files?: Files): string[] {
  const problems = problemsIn(rules, text, files);
  for (const problem of problems) {
    const after = applyFix(text, problem);
    if (after !== undefined)
      expect(problemsIn(rules, after, files).length, `${problem.code} after its fix:\n${after}`).toBeLessThan(
        problems.length,
      );
  }
  return problems.map(({ code, range }) => `${code}: ${text.slice(range.start.offset, range.end.offset)}`);
}

/** The text after the first fix of its first problem. */
export function fixed(rules: Rule | readonly Rule[], text: string, files?: Files): string | undefined {
  const [problem] = problemsIn(rules, text, files);
  const isChoice = problem?.fixes?.[0]?.safety === "choice";
  return problem && !isChoice ? applyFix(text, problem) : undefined;
}

/** The words of the first problem: headline, then help. */
export function words(rules: Rule | readonly Rule[], text: string, files?: Files): string {
  const [problem] = problemsIn(rules, text, files);
  return [problem?.message, problem?.help].join("\n");
}
