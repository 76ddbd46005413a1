import { isError, type Fix, type Problem } from "../../problem.ts";
import { commandOf } from "../../language/words.ts";
import { newAmong } from "../../problems/tally.ts";
import type { OpenSite } from "../open-site.ts";
import type { CheckText } from "../try-plan.ts";
import { choicesForGone } from "./plan-gone.ts";

/** Of how many problems the choices are worked out, and how many characters long the text may be for each: a choice takes as long as a check. */
const maxProblems = 4;
const maxCharacters = 300_000;

interface Surroundings {
  /** Nothing where the text cannot be read without a guess. */
  readonly open: () => OpenSite | undefined;
  readonly check: CheckText;
  readonly file: string;
}

/**
 * Offers what can become of links whose addresses lead nowhere: the choices of a deletion by command. Each was tried: the problem goes,
 * and no error comes. Where many addresses lead nowhere, there is more to it than a deletion, and nothing is offered.
 */
export function* offerChoices(
  problems: readonly Problem[],
  text: string,
  { open, check, file }: Surroundings,
): Generator<undefined, readonly Problem[], undefined> {
  const lost = problems.filter(({ gone, fixes = [] }) => gone !== undefined && fixes.length === 0);
  // In a file that is cut off, the end may have what the links lead to.
  const isWhole = problems.every(({ code }) => code !== "file/cut-off");
  const isFew = isWhole && lost.length > 0 && lost.length <= maxProblems && lost.length * text.length <= maxCharacters;
  const site = isFew ? open() : undefined;
  const inFile = file === "site.yaml" ? [] : ["--file", file];
  const offered = new Map<Problem, readonly Fix[]>();
  for (const problem of site ? lost : []) {
    const fixes: Fix[] = [];
    const choices = site && problem.gone ? choicesForGone(site, problem.gone) : [];
    for (const { command, plan } of choices) {
      yield;
      const planned = plan();
      if (planned.kind === "plan" && isGoneIn(planned.plan.text, problem))
        fixes.push({
          title: planned.plan.title,
          safety: "choice",
          edits: planned.plan.edits,
          ...(command && { command: commandOf(...command, ...inFile) }),
        });
    }
    offered.set(problem, fixes);
  }
  return problems.map((problem) => {
    const { gone: _, ...rest } = problem;
    const fixes = offered.get(problem) ?? [];
    return fixes.length > 0 ? { ...rest, fixes } : rest;
  });

  function isGoneIn(changed: string, { code, message }: Problem): boolean {
    const after = check(changed, undefined).examineBeside(text).filter(isError);
    if (after.some((one) => one.code === code && one.message === message)) return false;
    return after.length === 0 || newAmong(after, check(text, undefined).examineBeside(changed)).length === 0;
  }
}
