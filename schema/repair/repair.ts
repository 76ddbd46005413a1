import type { Problem } from "../problem.ts";
import { createBudget, type ParseBudget } from "../reader/parse-budget.ts";
import type { ReadOptions } from "../reader/read.ts";
import { createExplainer, type ExamineText, type Explainer } from "./explainer.ts";
import type { KnownMistakes } from "./find-syntax-mistake.ts";
import { limits } from "./limits.ts";
import { createSyntaxRepair } from "./repair-syntax.ts";
import type { Scorer } from "./scorer.ts";

/** The repair search of one check. */
export interface Repair {
  /** What the reader asks while it reads the text. */
  readonly readOptions: ReadOptions;
  /** The problems of the text grouped by their cause, with fixes that were tried. */
  explain(problems: readonly Problem[], examine: Examine): readonly Problem[];
}

/** Gives the problems of a changed text. `options`: what the reader asks while it reads that text. */
type Examine = (changed: string, options: ReadOptions) => readonly Problem[];

/**
 * A repair search for a text, with one budget for all that is tried in it. A part of it is reserved for explaining the problems: a
 * text that is expensive to read is explained as well as one that is not.
 */
export function createRepair(text: string, file: string, scorer: Scorer): Repair {
  const forReading = createBudget(limits.tokens(text.length));
  const knownMistakes: KnownMistakes = new Map();
  const layoutBudget = { left: limits.layoutTries };
  function optionsFor(changed: string, budget: ParseBudget): ReadOptions {
    budget.charge(limits.tokensPerCheck + changed.length / limits.checkedCharactersPerToken);
    return {
      parse: budget.parse,
      findSyntaxMistakes: createSyntaxRepair(changed, budget, scorer, knownMistakes, layoutBudget),
      isSound: (value) => scorer.countMistakes(value) === 0,
    };
  }

  return {
    readOptions: optionsFor(text, forReading),

    explain(found, examineText) {
      // The text that a cause leads to is looked at to find the cause, to explain the rest, and to verify the fix.
      const examined = new Map<string, readonly Problem[]>();
      const tokens = limits.tokensForExplaining(text.length);
      const budget = forReading.extend(tokens);
      const first = explainWith(budget);
      const problems = first.verify(first.group(text, found), first.group);
      // To see the rest without what is fixed must not use up what fixes are verified with.
      const more = explainWith(budget.extend(tokens));
      const clearer = more.besideFixed(text, problems);
      return clearer === problems
        ? problems
        : more.verify(clearer, (changed, after) => more.besideFixed(changed, more.group(changed, after)));

      function explainWith(allowed: ParseBudget): Explainer {
        const examine: ExamineText = (changed, isGuess = false) => {
          const name = `${isGuess} ${changed}`;
          const known = examined.get(name);
          if (known) return known;
          const after = examineText(changed, { ...optionsFor(changed, allowed), isGuess });
          // What was not looked at to the end proves nothing.
          if (!allowed.exhausted()) examined.set(name, after);
          return after;
        };
        return createExplainer({ text, file, scorer, budget: allowed, layoutBudget, examine });
      }
    },
  };
}
