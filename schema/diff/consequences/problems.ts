import { isError, type Problem } from "../../problem.ts";
import { plain, type Consequence } from "../change.ts";
import type { Differences } from "../compare/raw.ts";
import type { Side } from "../side.ts";
import { many } from "../words/uses.ts";
import { fieldWords } from "../words/where.ts";
import { wordsOf, type ComparedProblems } from "./compare-problems.ts";

/** How many different problems are listed. */
const maxListed = 10;

/** Whether the site is still built, and which problems came and went. */
export function problemConsequences(
  { before, after }: Differences,
  { before: problemsBefore, gained, lost }: ComparedProblems,
): Consequence[] {
  const errors = after.problems.filter(isError).length;
  const [wasBroken, isBroken] = [problemsBefore.some(isError), errors > 0];
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
    ...listed(after, gained, "problem-gained", "New"),
    ...listed(before, lost, "problem-lost", "Solved"),
  ];
}

const names = { error: "error", warning: "warning", info: "note" } as const;

/** How many places of one problem are named. */
const maxPlaces = 3;

/** ` at the link of “Sales” in the main menu`. In words of the page, not of the file; as many places as a person reads. */
function placeWords(side: Side, problems: readonly Problem[]): string {
  const places = problems.flatMap(({ at = [] }) => (at.length === 0 ? [] : [fieldWords(side, at)]));
  const [first, ...others] = [...new Set(places)].slice(0, maxPlaces);
  if (first === undefined) return problems.length === 1 ? "" : ` (${problems.length} times)`;
  const rest = problems.length - 1 - others.length;
  return ` at ${[first, ...others, ...(rest > 0 ? [many(rest, "more place")] : [])].join("; ")}`;
}

function listed(
  side: Side,
  problems: readonly Problem[],
  kind: Consequence["kind"],
  verb: "New" | "Solved",
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
    ...shown.flatMap((group): Consequence[] => {
      const [problem] = group;
      if (!problem) return [];
      const sentence = plain(`${verb} ${names[problem.severity]}${placeWords(side, group)}: ${problem.message}`);
      return [isError(problem) ? { kind, sentence, isError: true } : { kind, sentence }];
    }),
    ...(rest > 0 ? [{ kind, sentence: plain(`${many(rest, "more problem")} of this kind.`) }] : []),
  ];
}
