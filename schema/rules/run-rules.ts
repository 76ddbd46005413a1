import type { Problem } from "../problem.ts";
import type { Code } from "../problems/kinds.ts";
import { kindOf } from "../problems/lookup.ts";
import type { Steps } from "../steps.ts";
import type { Rule } from "./rule.ts";
import { rules } from "./rules.ts";
import { createContext, type Context, type Materials } from "./context.ts";
import { maxFindings } from "./support/shared.ts";

/**
 * Runs every rule that is wanted, unless a problem that was found before them is about the file as a whole. What a broken place would
 * have contributed is never reported as missing.
 */
export function* runRules(
  materials: Materials,
  found: readonly Problem[] = [],
  isWanted: (code: Code) => boolean = () => true,
): Steps<Problem[]> {
  if (found.some(({ code }) => kindOf(code).concernsWholeFile)) return [];
  const context = createContext(materials);
  const problems: Problem[] = [];
  for (const rule of rules) {
    if (!isWanted(rule.meta.code)) continue;
    problems.push(...problemsOf(rule, context));
    yield;
  }
  return problems;
}

/** The problems that one rule finds; of very many, the first. */
export function problemsOf({ meta: { code, severity }, find }: Rule, context: Context): Problem[] {
  const problems: Problem[] = [];
  for (const finding of find(context, code)) if (problems.push({ code, severity, ...finding }) === maxFindings) break;
  return problems;
}
