import { isError, type Problem } from "../problem.ts";
import { newAmong } from "../problems/tally.ts";
import type { Plan, Planned } from "./plan/plan.ts";
import { counted } from "./words/words.ts";

/** The check of a text. */
export interface TriedText {
  /** The problems one by one; of the rules only those that report one of the codes, where some are given. */
  examine(codes?: ReadonlySet<string>): readonly Problem[];
  /** Of these at least those that another text of the file lacks. */
  examineBeside(other: string, codes?: ReadonlySet<string>): readonly Problem[];
  /** The same grouped by their cause, with the search for what was meant. */
  finish(): { readonly problems: readonly Problem[] };
}

/** Begins to check a text of the site file, with the public folder as it is once the plan is done. */
export type CheckText = (text: string, plan: Plan | undefined) => TriedText;

/**
 * Tries a plan before it is offered: refused where the file would have an error that it does not have now. What the plan changes is
 * looked at first, after it and before; only where that finds a new error, the rest of the file is, to count all of them. What was meant
 * is only searched for where the plan is refused.
 */
export function tryPlan(planned: Planned, text: string, check: CheckText): Planned {
  if (planned.kind === "refused") return planned;
  const { plan } = planned;
  const tried = check(plan.text, plan);
  const changed = tried.examineBeside(text);
  if (changed.length === 0) return planned;
  const now = check(text, undefined);
  const gainedThere = newAmong(changed, now.examineBeside(plan.text, codesOf(changed)));
  if (!gainedThere.some(isError)) return withWarnings(plan, gainedThere);
  const after = tried.examine();
  const before = now.examine(codesOf(after));
  const gained = newAmong(after, before);
  const isWorse = after.filter(isError).length > before.filter(isError).length;
  if (isWorse && gained.some(isError)) {
    const explained = newAmong(tried.finish().problems, now.finish().problems).filter(isError);
    const errors = explained.length > 0 ? explained : gained.filter(isError);
    return {
      kind: "refused",
      refusal: {
        kind: "problems",
        message: `The file would have ${counted(errors.length, "error")} that it does not have now`,
        help: [],
        problems: errors,
        text: plan.text,
      },
    };
  }
  return withWarnings(plan, gained);
}

function withWarnings(plan: Plan, gained: readonly Problem[]): Planned {
  const warnings = gained.filter(({ severity }) => severity === "warning");
  const words = warnings.map(({ message }) => `New warning: ${message}`);
  return { kind: "plan", plan: { ...plan, effects: [...plan.effects, ...words] } };
}

/** The rules that matter for the text before, if these problems are left: all of them where one is an error. */
const codesOf = (left: readonly Problem[]): ReadonlySet<string> | undefined =>
  left.some(isError) ? undefined : new Set(left.map(({ code }) => code));
