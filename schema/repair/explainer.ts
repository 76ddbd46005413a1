import { kindOf } from "../problems/lookup.ts";
import { byPlace, type Problem } from "../problem.ts";
import type { Candidate } from "../reader/candidate.ts";
import type { Parse } from "../reader/parsed.ts";
import type { ParseBudget } from "../reader/parse-budget.ts";
import { applyEdits, Positions } from "../reader/positions.ts";
import { problemBefore, problemOf } from "../reader/problem-of.ts";
import { compatible } from "./fix.ts";
import { findBlock, findBlockBetweenKeys } from "./find-block.ts";
import { findMissingLine, isOfContent, type CountLeft } from "./find-missing-line.ts";
import { findStructuralFix } from "./find-structural-fix.ts";
import { keepsWords } from "./kept-words.ts";
import { limits } from "./limits.ts";
import { costOf, type Scorer } from "./scorer.ts";
import { bringsNone, countIn, errorsIn, newAmong, tally } from "../problems/tally.ts";
import { isBeside, isFixed, isNoProblem, isOfStructure, isUnexplained, ofThisText } from "./problem-traits.ts";
import { verifyFixes } from "./verify-fixes.ts";

/** The problems of a text, given as they are found. */
type Explain = (now: string, problems: readonly Problem[]) => readonly Problem[];

export interface Explainer {
  readonly group: Explain;
  readonly besideFixed: Explain;
  /** The problems of the text, with the fixes that do what they promise. `explain`: how those of a fixed text are explained. */
  verify(problems: readonly Problem[], explain: Explain): readonly Problem[];
}

/** Gives the problems of a changed text. `isGuess`: whether something of it was made up. */
export type ExamineText = (changed: string, isGuess?: boolean) => readonly Problem[];

/** The problems of a text, each with its cause. */
interface Explained {
  readonly problems: readonly Problem[];
  /** How many causes were looked for, at most. */
  readonly causes: number;
  /** Whether no more would be found. */
  readonly isComplete: boolean;
}

interface Surroundings {
  readonly text: string;
  readonly file: string;
  readonly scorer: Scorer;
  readonly budget: ParseBudget;
  readonly layoutBudget: { left: number };
  readonly examine: ExamineText;
}

/** What finds the causes of problems, as long as there is budget. */
export function createExplainer({ text, file, scorer, budget, layoutBudget, examine }: Surroundings): Explainer {
  const { parse } = budget;

  /** What was explained before: fixes lead to the same text in any order. What is shown is explained before fixes are tried. */
  const known = new Map<string, Explained>();

  /** Where one line explains all that is wrong around it, that is the problem; the rest is that of the text with the line repaired. */
  const group = (now: string, problems: readonly Problem[]): readonly Problem[] =>
    explained(now, problems, limits.causes).problems;

  function explained(now: string, problems: readonly Problem[], causes: number): Explained {
    const before = known.get(now);
    if (before && (before.isComplete || before.causes >= causes)) return before;
    const found = withCauses(now, problems, causes);
    // What was not looked at to the end proves nothing.
    if (budget.exhausted()) return { problems, causes, isComplete: false };
    known.set(now, found);
    return found;
  }

  function withCauses(now: string, problems: readonly Problem[], causes: number): Explained {
    const isLost = problems.some(({ code }) => kindOf(code).concernsWholeFile);
    const cause = causes > 0 && !isLost ? causeOf(now, problems) : undefined;
    if (!cause) return { problems, causes, isComplete: causes > 0 };
    const changed = applyEdits(now, cause.edits);
    const rest = explained(changed, examine(changed, cause.isGuess), causes - 1);
    const positions = new Positions(now);
    const left = ofThisText(rest.problems, tally(problems));
    const before = left.map((problem) => problemBefore(problem, cause.edits, positions));
    const all = [{ ...problemOf(cause, [], positions), file }, ...before].toSorted(byPlace);
    return { problems: all, causes, isComplete: rest.isComplete };
  }

  /** The problems of texts with some fixes made. */
  const fixedTexts = new Map<string, readonly Problem[]>();

  /** Where the rest says less, or has more fixes, once one of the problems is fixed, it is that rest. */
  function besideFixed(now: string, problems: readonly Problem[], causes: number = limits.causes): readonly Problem[] {
    if (causes === 0 || problems.every(isFixed)) return problems;
    // The fix of a line that is not as it was meant may change what is read elsewhere; another one helps only the search.
    const mayHelp = problems.some(isUnexplained) ? isFixed : isOfStructure;
    const positions = new Positions(now);
    const fixable = problems.filter((each) => isFixed(each) && mayHelp(each));
    // What lies beside a problem that nothing explains may be part of it.
    const unexplained = problems.filter(isUnexplained);
    const apart = fixable.filter((each) => !unexplained.some((other) => isBeside(other, each.range.start.offset)));
    if (saysTheSame(now, problems, apart)) return problems;
    const before = tally(problems);
    for (const one of new Set([...apart.slice(0, limits.setAside), ...fixable.slice(0, limits.setAside)])) {
      const [fix] = one.fixes ?? [];
      if (!fix || !keepsWords(positions, fix.edits, parse)) continue;
      const changed = applyEdits(now, fix.edits);
      const others = problems.filter((other) => other !== one);
      const grouped = group(changed, examine(changed));
      // What changes nothing by itself changes nothing beside another one.
      if (isSaidAgain(others, ofThisText(grouped, before))) continue;
      // Fixes lead to the same text in any order.
      const rest = fixedTexts.get(changed) ?? besideFixed(changed, grouped, causes - 1);
      fixedTexts.set(changed, rest);
      if (budget.exhausted()) return problems;
      const left = ofThisText(rest, before);
      const isClearer = left.length === others.length && left.filter(isFixed).length > others.filter(isFixed).length;
      if (left.length < others.length || isClearer)
        return [one, ...left.map((problem) => problemBefore(problem, fix.edits, positions))].toSorted(byPlace);
    }
    return problems;
  }

  /** Whether nothing else is said of the other problems once all these are fixed, so that none of them need be by itself. */
  function saysTheSame(now: string, problems: readonly Problem[], fixable: readonly Problem[]): boolean {
    if (fixable.length < 2) return false;
    const fixes = compatible(fixable.flatMap(({ fixes: [fix] = [] }) => fix ?? []));
    const changed = applyEdits(
      now,
      fixes.flatMap(({ edits }) => edits),
    );
    const left = ofThisText(group(changed, examine(changed)), tally(problems));
    const others = problems.filter((problem) => !fixable.includes(problem));
    return isSaidAgain(others, left);
  }

  function causeOf(now: string, problems: readonly Problem[]): Candidate | undefined {
    const before = tally(problems);
    const errors = errorsIn(problems);
    const rest = (changed: string, isGuess?: boolean, wasHidden = isNoProblem): readonly Problem[] | undefined => {
      const after = ofThisText(examine(changed, isGuess), before);
      // The cause of errors is not what removes warnings only.
      const explains = errors === 0 || errorsIn(after) < errors;
      const brought = after.filter((problem) => !wasHidden(problem));
      const isBetter = explains && after.length < problems.length && bringsNone(before, tally(brought));
      return isBetter && !budget.exhausted() ? after : undefined;
    };
    const countLeft: CountLeft = (...trial) => rest(...trial)?.length;
    const cost = (changed: string): number => costOf(parse(changed), scorer);
    if (isWhole(now, problems, parse, cost)) return undefined;
    const between = findBlockBetweenKeys(now, problems, countLeft);
    if (between) return between;
    const findMissing = (): Candidate | undefined => findMissingLine(now, problems, { parse, cost, countLeft });
    // Where a key is said to be missing, or many names are, its line takes the fewest texts to find. It is the cause where it leaves
    // nothing unexplained.
    const namesMissing = problems.filter(({ code }) => kindOf(code).asksForMissing).length;
    const isKeyMissing = namesMissing > limits.missingNames || problems.some(({ code }) => kindOf(code).isAbsence);
    const missing = isKeyMissing ? findMissing() : undefined;
    const left = missing && rest(applyEdits(now, missing.edits), false, isOfContent);
    const sure = left?.some(isUnexplained) === false ? missing : undefined;
    if (sure && left?.some((problem) => isBeside(problem, sure.start)) === false) return sure;
    const block = findBlock(now, problems, countLeft, cost, layoutBudget);
    if (block?.left === 0) return block.candidate;
    if (sure) return sure;
    const line = (isKeyMissing ? missing : findMissing()) ?? findStructuralFix(now, problems, parse, scorer);
    // A line that is wrong may be why a block seems to be.
    const leavesLess = line && block && examine(applyEdits(now, line.edits)).length <= block.left;
    return leavesLess ? line : (block?.candidate ?? line);
  }

  const verify: Explainer["verify"] = (problems, explain) =>
    verifyFixes(text, problems, parse, (changed, isWanted) => {
      const after = examine(changed);
      // To look for the causes of the rest takes long, and most fixes show without it that they are right.
      const isRight = isWanted(after) || isWanted(explain(changed, after));
      return budget.exhausted() ? undefined : isRight;
    });

  return { group, besideFixed, verify };
}

/** Whether all these problems are found again, and none of them has got a fix. */
function isSaidAgain(problems: readonly Problem[], left: readonly Problem[]): boolean {
  const known = tally(problems);
  const fixed = left.filter((problem) => isFixed(problem) && countIn(known, problem) > 0);
  return newAmong(problems, left).length === 0 && fixed.length <= problems.filter(isFixed).length;
}

/**
 * Whether the fix of the only problem of lines repairs all of them: it keeps what the author wrote, and nothing is at odds with the
 * language after it.
 */
function isWhole(text: string, problems: readonly Problem[], parse: Parse, cost: (changed: string) => number): boolean {
  const [only, second] = problems.filter(({ code }) => {
    const { isStructural, mayLackLineAbove, misreadsLine } = kindOf(code);
    return isStructural ?? mayLackLineAbove ?? misreadsLine ?? false;
  });
  const fix = only?.fixes?.[0];
  if (!fix || second || kindOf(only.code).lacks === "dash") return false;
  return keepsWords(new Positions(text), fix.edits, parse) && cost(applyEdits(text, fix.edits)) === 0;
}
