import { dataAt } from "../../schema/language/data-at.ts";
import type { Data, Path } from "../../schema/problem.ts";
import { isRefused, openText, type Editable } from "../../schema/edit/editable.ts";
import { move } from "../../schema/edit/move.ts";
import { isSame } from "../../schema/edit/place/same-data.ts";
import { applyEdits } from "../../schema/reader/positions.ts";
import { pathsIn } from "./decorate.ts";
import { endsAsBefore } from "./judge.ts";

/** Two neighbors of a list. */
export interface Neighbors {
  readonly list: Path;
  /** The index of the first one. */
  readonly index: number;
}

/** All neighbors of a text, in lists that have lines of their own. */
export const neighborsIn = (on: Editable): readonly Neighbors[] =>
  [...pathsIn(on.value)].flatMap((list) => {
    const node = on.source.node(list);
    return node?.kind === "list" && !node.flow ? node.items.slice(1).map((_, index) => ({ list, index })) : [];
  });

/** About so many of all, spread over them; all where there are no more. */
export const spread = <T>(all: readonly T[], count: number): readonly T[] =>
  all.filter((_, index) => index % Math.max(1, Math.floor(all.length / count)) === 0);

/**
 * The lines in no order; without what leads them where an item stands behind the dash of another list. The last one may have a line end
 * or none.
 */
const linesOf = (text: string, withoutLead: boolean): string =>
  text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .map((line) => (withoutLead ? line.replace(/^[\s-]+/, "") : line))
    .toSorted()
    .join("\n");

const knownLines = new WeakMap<Editable, Map<boolean, string>>();

/** The lines before a swap. They are kept: a large file has a thousand neighbors. */
function linesBefore(on: Editable, withoutLead: boolean): string {
  const known = knownLines.get(on) ?? new Map<boolean, string>();
  const lines = known.get(withoutLead) ?? linesOf(on.text, withoutLead);
  knownLines.set(on, known.set(withoutLead, lines));
  return lines;
}

/** Whether a list begins on the line of something else: `- - one`. */
function beginsBehind({ source }: Editable, list: Path): boolean {
  const start = source.node(list)?.start ?? 0;
  return /\S/.test(source.text.slice(source.text.lastIndexOf("\n", start - 1) + 1, start));
}

/** Lets two neighbors change places; what is wrong with the result. */
export function swapFaults(
  on: Editable,
  { list, index }: Neighbors,
  alsoRead: (text: string) => readonly unknown[],
): string[] {
  const name = `${JSON.stringify(list)} ${index}`;
  const result = move(on, [...list, index], [...list, index + 1]);
  if (isRefused(result)) return [`${name}: ${result.refused}`];
  const text = applyEdits(on.text, result.edits);
  const wanted = swapped(on.value, { list, index });
  const own = openText(text, on.parse);
  const isBehind = beginsBehind(on, list);
  const isRight = !isRefused(own) && isSame(own.value, wanted);
  const wantedText = JSON.stringify(wanted);
  const areOthersRight = alsoRead(text).every((data) => JSON.stringify(data) === wantedText);
  return [
    ...(isRight ? [] : [`${name}: says something else`]),
    ...(areOthersRight ? [] : [`${name}: says something else to other readers`]),
    ...(linesOf(text, isBehind) === linesBefore(on, isBehind) ? [] : [`${name}: has other lines`]),
    ...(isRefused(own) || endsAsBefore(on, own) ? [] : [`${name}: ends in another way`]),
  ];
}

function swapped(data: Data, { list, index }: Neighbors): Data {
  const out = structuredClone(data);
  const found = dataAt(out, list);
  if (Array.isArray(found)) found.splice(index, 2, found[index + 1] ?? null, found[index] ?? null);
  return out;
}
