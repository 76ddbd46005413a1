import type { Problem } from "../problem.ts";
import { groupRepeats } from "./group-repeats.ts";
import type { Rule } from "./rule.ts";
import { rules } from "./rules.ts";
import { createContext, type Context, type Materials } from "./context.ts";
import { maxFindings } from "./support/shared.ts";

/** Runs every rule. What a broken place would have contributed is never reported as missing. */
export function runRules(materials: Materials): Problem[] {
  const context = createContext(materials);
  const problems = rules.flatMap((rule) => problemsOf(rule, context));
  return groupRepeats(problems, materials.source.text);
}

/** The problems that one rule finds; of very many, the first. */
export function problemsOf({ meta: { code, severity }, find }: Rule, context: Context): Problem[] {
  const problems: Problem[] = [];
  for (const finding of find(context, code)) if (problems.push({ code, severity, ...finding }) === maxFindings) break;
  return problems;
}
