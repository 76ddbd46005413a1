import { compatible } from "./fix.ts";
import type { Fix, Problem } from "../problem.ts";
import { applyEdits, Positions } from "../reader/positions.ts";
import type { Parse } from "../reader/parsed.ts";
import { keepsWords } from "./kept-words.ts";
import { limits } from "./limits.ts";
import { kindOf } from "../problems/lookup.ts";
import { bringsNone, countIn, hiddenBeside, tally } from "../problems/tally.ts";
import { withoutConsequences } from "./consequences.ts";

interface Offer {
  readonly problem: Problem;
  readonly fix: Fix;
}

/**
 * Keeps the fixes that were tried and found right: applied to the text, they remove their problem, bring no other, and keep the
 * words of the author. Where there are many they are tried together, in halves where that fails. A fix that was not tried is not
 * offered, and a problem that goes with the fix of another one is not reported. `leaves` says whether problems of a text
 * are as wanted; nothing where looking on would take too long.
 */
export function verifyFixes(
  text: string,
  found: readonly Problem[],
  parse: Parse,
  leaves: (text: string, isWanted: (problems: readonly Problem[]) => boolean) => boolean | undefined,
): Problem[] {
  const problems = text.includes("\r\n") ? found.map(withWindowsLines) : found;
  const positions = new Positions(text);
  const offers = problems.flatMap((problem) =>
    (problem.fixes ?? [])
      .filter(({ edits }) => keepsWords(positions, edits, parse))
      .map((fix): Offer => ({ problem, fix })),
  );
  const before = tally(problems);
  /** What each fix leaves of the problems. */
  const leftBy = new Map<Problem, ReadonlyMap<string, number>>();
  let left = limits.groupFixCharacters(text.length);
  let isExhausted = false;

  function works(group: readonly Offer[]): boolean {
    left -= text.length;
    const changed = applyEdits(
      text,
      group.flatMap(({ fix }) => fix.edits),
    );
    const fixed = tally(group.map(({ problem }) => problem));
    // What stood in lines that were not read is used by nothing yet.
    const mayBeHidden = hiddenBeside(
      group.flatMap(({ problem }) => (kindOf(problem.code).hidesLines ? [problem] : [])),
    );
    let after: ReadonlyMap<string, number> = before;
    const isRight = leaves(changed, (rest) => {
      after = tally(rest.filter((problem) => countIn(before, problem) > 0 || !mayBeHidden(problem)));
      return (
        bringsNone(before, after) &&
        group.every(({ problem }) => countIn(after, problem) <= countIn(before, problem) - countIn(fixed, problem))
      );
    });
    isExhausted ||= isRight === undefined;
    const [only, other] = group;
    if (isRight && only?.problem.fixes?.length === 1 && !other) leftBy.set(only.problem, after);
    return isRight === true;
  }

  function working(group: readonly Offer[]): readonly Offer[] {
    if (group.length === 0 || left < text.length || isExhausted) return [];
    if (works(group)) return group;
    const half = Math.ceil(group.length / 2);
    return group.length === 1 ? [] : [...working(group.slice(0, half)), ...working(group.slice(half))];
  }

  function together(): readonly Offer[] {
    const firsts = offers.filter(({ problem, fix }) => problem.fixes?.[0] === fix);
    const apart = new Set(compatible(firsts.map(({ fix }) => fix)));
    return working(firsts.filter(({ fix }) => apart.has(fix)));
  }

  const isEach = offers.length * text.length <= limits.singleFixCharacters;
  const kept = new Set(
    (isEach ? offers.filter((offer) => !isExhausted && works([offer])) : together()).map(({ fix }) => fix),
  );
  return withoutConsequences(problems, leftBy).map((problem) => {
    if (!problem.fixes) return problem;
    const { fixes, ...rest } = problem;
    const good = fixes.filter((fix) => kept.has(fix));
    // Where one of several readings was not tried, the other does not become the only one.
    const isHalfTried = (isExhausted || !isEach) && good.length < fixes.length;
    return good.length > 0 && !isHalfTried ? { ...rest, fixes: good.map(asOffered) } : rest;
  });
}

/** A fix as reports and editors have it: only `keepsWords` asks which words its edits may take away. */
const asOffered = (fix: Fix): Fix => ({
  ...fix,
  edits: fix.edits.map(({ start, end, text }) => ({ start, end, text })),
});

/** What is added to a file ends its lines as the others end. */
const withWindowsLines = (problem: Problem): Problem =>
  problem.fixes
    ? {
        ...problem,
        fixes: problem.fixes.map((fix) => ({
          ...fix,
          edits: fix.edits.map((edit) => ({ ...edit, text: edit.text.replaceAll(/\r?\n/g, "\r\n") })),
        })),
      }
    : problem;
