import { isError, type Path, type Problem } from "../../problem.ts";
import { isCode, kindOf } from "../../problems/lookup.ts";
import { hiddenBeside } from "../../problems/tally.ts";
import { type Differences, pathAfter } from "../compare/raw.ts";

/** The problems of two files beside each other. */
export interface ComparedProblems {
  /** Those that the file before surely had. */
  readonly before: readonly Problem[];
  readonly gained: readonly Problem[];
  readonly lost: readonly Problem[];
}

/** What a problem says. */
export const wordsOf = ({ code, message }: Problem): string => `${code} ${message}`;

const followsFromFolder = ({ code }: Problem): boolean => isCode(code) && kindOf(code).followsFromFolder === true;

/**
 * The problems that came, and those that went. One that says the same is the same, and so is one of the same kind at the same place,
 * wherever that is now. What went with its place was not solved.
 * @param mayFolderDiffer what only the public folder of today makes a problem of the file before may have been none
 */
export function compareProblems(differences: Differences, mayFolderDiffer: boolean): ComparedProblems {
  const [ours, theirs] = [differences.before.problems, differences.after.problems];
  const placeOf = ({ code, at = [] }: Problem, path: Path | undefined = at): string => `${code} ${path.join("/")}`;
  const stillThere = ours.flatMap((problem) => {
    const place = pathAfter(differences, problem.at ?? []);
    return place ? [{ problem, names: [wordsOf(problem), placeOf(problem, place)] }] : [];
  });
  const now = theirs.map((problem) => ({ problem, names: [wordsOf(problem), placeOf(problem)] }));
  const [left, come] = [new Set(stillThere), new Set(now)];
  const stayed = new Set<Problem>();
  for (const name of [0, 1]) {
    const named = new Map<string, (typeof stillThere)[number][]>();
    for (const one of left) {
      const key = one.names[name] ?? "";
      const same = named.get(key);
      if (same) same.push(one);
      else named.set(key, [one]);
    }
    for (const one of come) {
      const same = named.get(one.names[name] ?? "")?.shift();
      if (!same) continue;
      left.delete(same);
      come.delete(one);
      stayed.add(same.problem);
    }
  }
  const isSure = (problem: Problem): boolean => !mayFolderDiffer || stayed.has(problem) || !followsFromFolder(problem);
  // What an error hides on one side is neither new nor solved on the other.
  const reported = (found: Iterable<{ readonly problem: Problem }>, others: readonly Problem[]): Problem[] => {
    const errors = others.filter(isError);
    const mayBeHidden = hiddenBeside(errors);
    return [...found].flatMap(({ problem }) => (errors.length > 0 && mayBeHidden(problem) ? [] : [problem]));
  };
  return {
    before: ours.filter(isSure),
    gained: reported(come, ours),
    lost: reported(left, theirs).filter(isSure),
  };
}
