import type { Problem } from "../../problem.ts";
import { plain, type Consequence } from "../change.ts";
import type { Side } from "../side.ts";
import { many } from "../words/uses.ts";

/** How many different problems are listed. */
const maxListed = 10;

const isError = ({ severity }: Problem): boolean => severity === "error";

/** Whether the site is still built, and which problems came and went. */
export function problemConsequences(before: Side, after: Side): Consequence[] {
  const gained = missingIn(after.problems, before.problems);
  const lost = missingIn(before.problems, after.problems);
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

/** The problems of one file that the other one does not have. */
function missingIn(problems: readonly Problem[], others: readonly Problem[]): Problem[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(wordsOf(other), (left.get(wordsOf(other)) ?? 0) + 1);
  return problems.filter((problem) => {
    const count = left.get(wordsOf(problem)) ?? 0;
    if (count > 0) left.set(wordsOf(problem), count - 1);
    return count === 0;
  });
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
