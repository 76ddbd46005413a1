import { isError, type Fix, type Problem } from "../../problem.ts";
import { commandOf } from "../../language/words.ts";
import { lacksUse, newAmong, withoutSeemingUnused } from "../../problems/tally.ts";
import type { OpenSite } from "../open-site.ts";
import type { CheckText } from "../try-plan.ts";
import { counted } from "../words/words.ts";
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
 * no error comes, and its title says how many warnings come. Where many addresses lead nowhere, there is more to it than a deletion, and
 * nothing is offered.
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
      const warnings = planned.kind === "plan" ? warningsOf(planned.plan.text, problem) : undefined;
      if (planned.kind === "plan" && warnings !== undefined)
        fixes.push({
          title: warnings === 0 ? planned.plan.title : `${planned.plan.title} (${counted(warnings, "new warning")})`,
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

  /** How many warnings a choice brings; nothing where its problem stays, or an error comes. */
  function warningsOf(changed: string, { code, message }: Problem): number | undefined {
    const tried = check(changed, undefined);
    // What is missing hides warnings of the whole file, which show once it is not missing any more.
    const hidesWarnings = problems.some(lacksUse);
    const after = hidesWarnings ? tried.examine() : tried.examineBeside(text);
    if (after.some((one) => isError(one) && one.code === code && one.message === message)) return undefined;
    const now = check(text, undefined);
    const before = hidesWarnings ? now.examine() : now.examineBeside(changed);
    if (newAmong(after.filter(isError), before).length > 0) return undefined;
    const shown = newAmong(withoutSeemingUnused(after), withoutSeemingUnused(before));
    return shown.filter(({ severity }) => severity === "warning").length;
  }
}
