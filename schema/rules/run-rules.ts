import type { Problem } from "../problem.ts";
import type { Code } from "../problems/kinds.ts";
import { kindOf } from "../problems/lookup.ts";
import type { Steps } from "../steps.ts";
import type { Rule } from "./rule.ts";
import { rules } from "./rules.ts";
import type { LastCheck } from "../site/site-memory.ts";
import { narrowed } from "./narrowed.ts";
import { areaOf, areaTextsOf, type Area } from "./areas.ts";
import { createContext, type Context, type Materials } from "./context.ts";
import { maxFindings } from "./support/shared.ts";

/** What a run of the rules may leave out. */
export interface RunOptions {
  /** The problems that were found before. */
  readonly found?: readonly Problem[];
  readonly isWanted?: (code: Code) => boolean;
  /** Of the rules for areas only what they find in these. */
  readonly isLookedAt?: (area: Area) => boolean;
  /** Of the text that was checked before; afterwards of this one. */
  readonly memory?: { lastCheck?: LastCheck };
}

/**
 * Runs every rule that is wanted, unless a problem that was found before them is about the file as a whole. What a broken place would
 * have contributed is never reported as missing. A rule for areas only looks at those that are new since the last check, and at those
 * that it found something in: of 1,000 pages with one new word this saves more than half of the time.
 */
export function* runRules(
  materials: Materials,
  { found = [], isWanted, isLookedAt, memory }: RunOptions = {},
): Steps<Problem[]> {
  if (found.some(({ code }) => kindOf(code).concernsWholeFile)) return [];
  const context = createContext(materials);
  // Where something does not fit the language, the values are not what is written.
  const isSound = found.length === 0 && materials.inventory.gaps.length === 0;
  const texts = memory && isSound && !isWanted && !isLookedAt ? areaTextsOf(materials.editable) : undefined;
  const last = texts && memory?.lastCheck?.facts === texts.facts ? memory.lastCheck : undefined;
  const textOf = (area: Area): string => texts?.areas.get(area) ?? "";
  const old = new Set([...(texts?.areas ?? [])].flatMap(([area, text]) => (last?.areas.has(text) ? [area] : [])));
  const isNew = (area: Area): boolean => !old.has(area);
  const onlyNew = last && narrowed(context, isNew);
  const onlyWanted = isLookedAt && narrowed(context, isLookedAt);
  const foundIn = new Map<Code, ReadonlySet<string>>();
  const problems: Problem[] = [];
  for (const rule of rules) {
    const { code } = rule.meta;
    if (isWanted && !isWanted(code)) continue;
    const known = last?.found.get(code);
    const narrow = known ? narrowed(context, (area) => isNew(area) || known.has(textOf(area))) : onlyNew;
    const isForAreas = rule.looksAt === "areas";
    const ofRule = problemsOf(rule, (isForAreas && (onlyWanted ?? narrow)) || context);
    problems.push(...ofRule);
    if (isForAreas && ofRule.length > 0) {
      // Beyond the limit nobody knows where the others are.
      const isAll = ofRule.length < maxFindings;
      foundIn.set(code, new Set(isAll ? ofRule.map(({ at = [] }) => textOf(areaOf(at))) : texts?.areas.values()));
    }
    yield;
  }
  if (memory && texts) memory.lastCheck = { facts: texts.facts, areas: new Set(texts.areas.values()), found: foundIn };
  return problems;
}

/** The problems that one rule finds; of very many, the first. */
export function problemsOf({ meta: { code, severity }, find }: Rule, context: Context): Problem[] {
  const problems: Problem[] = [];
  for (const finding of find(context, code)) if (problems.push({ code, severity, ...finding }) === maxFindings) break;
  return problems;
}
