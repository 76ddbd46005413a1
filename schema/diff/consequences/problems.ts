import { isError, type Path, type Problem } from "../../problem.ts";
import { isHiddenByErrors } from "../../problems/tally.ts";
import { plain, type Consequence } from "../change.ts";
import { type Differences, pathAfter } from "../compare/raw.ts";
import { many } from "../words/uses.ts";

/** How many different problems are listed. */
const maxListed = 10;

/** Whether the site is still built, and which problems came and went. */
export function problemConsequences(differences: Differences): Consequence[] {
  const { before, after } = differences;
  const { gained, lost } = comparedProblems(differences);
  const errors = after.problems.filter(isError).length;
  const [wasBroken, isBroken] = [before.problems.some(isError), errors > 0];
  const found: Consequence[] = [];
  if (!after.isReadable)
    found.push({ kind: "unreadable", sentence: plain("The new file cannot be read, so its content is not compared.") });
  else if (!before.isReadable)
    found.push({
      kind: "unreadable",
      sentence: plain("The file before cannot be read, so its content is not compared."),
    });
  if (isBroken)
    found.push({
      kind: "broken",
      sentence: plain(
        `The site ${wasBroken ? "still does not build" : "no longer builds"}: ${many(errors, "error")} in the new file.`,
      ),
    });
  else if (wasBroken) found.push({ kind: "builds-again", sentence: plain("The site builds again.") });
  return [
    ...found,
    ...listed(gained, "problem-gained", (what, words) => `New ${what}: ${words}`),
    ...listed(lost, "problem-lost", (what, words) => `Solved ${what}: ${words}`),
  ];
}

const wordsOf = ({ code, message }: Problem): string => `${code} ${message}`;

/**
 * The problems that came, and those that went. One that says the same is the same, and so is one of the same kind at the same place,
 * wherever that is now. What went with its place was not solved.
 */
function comparedProblems(differences: Differences): { gained: Problem[]; lost: Problem[] } {
  const placeOf = ({ code, at = [] }: Problem, path: Path | undefined = at): string => `${code} ${path.join("/")}`;
  const stillThere = differences.before.problems.flatMap((problem) => {
    const place = pathAfter(differences, problem.at ?? []);
    return place ? [{ problem, names: [wordsOf(problem), placeOf(problem, place)] }] : [];
  });
  const now = differences.after.problems.map((problem) => ({ problem, names: [wordsOf(problem), placeOf(problem)] }));
  const [left, come] = [new Set(stillThere), new Set(now)];
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
    }
  }
  // What an error hides on one side is neither new nor solved on the other.
  const reported = (found: Iterable<{ readonly problem: Problem }>, others: readonly Problem[]): Problem[] => {
    const mayHide = others.some(isError);
    return [...found].flatMap(({ problem }) => (mayHide && isHiddenByErrors(problem.code) ? [] : [problem]));
  };
  return { gained: reported(come, differences.before.problems), lost: reported(left, differences.after.problems) };
}

const names = { error: "error", warning: "warning", info: "note" } as const;

function listed(
  problems: readonly Problem[],
  kind: Consequence["kind"],
  say: (what: string, words: string) => string,
): Consequence[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems.toSorted((one, other) => Number(isError(other)) - Number(isError(one)))) {
    const group = groups.get(wordsOf(problem));
    if (group) group.push(problem);
    else groups.set(wordsOf(problem), [problem]);
  }
  const shown = [...groups.values()].slice(0, maxListed);
  const rest = groups.size - shown.length;
  return [
    ...shown.flatMap(([problem, ...others]): Consequence[] => {
      if (!problem) return [];
      const times = others.length === 0 ? "" : ` (${others.length + 1} times)`;
      const place = problem.path && problem.path.length > 0 ? ` In: ${problem.path.join(" › ")}.` : "";
      return [{ kind, sentence: plain(`${say(names[problem.severity], problem.message)}${times}${place}`) }];
    }),
    ...(rest > 0 ? [{ kind, sentence: plain(`${many(rest, "more problem")} of this kind.`) }] : []),
  ];
}
