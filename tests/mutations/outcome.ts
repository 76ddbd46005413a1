import { parse } from "yaml";
import { isError, type Problem } from "../../schema/problem.ts";
import { applyEdits } from "../../schema/reader/positions.ts";
import { fixText } from "../../schema/repair/fix.ts";
import { countIn, isHiddenByErrors, newAmong, tally } from "../../schema/problems/tally.ts";
import { faultsOf } from "./faults.ts";
import type { Mutant } from "./mutant.ts";

export type CheckText = (text: string) => readonly Problem[];

/** What the check makes of a text with mistakes. */
export interface Outcome {
  readonly mutant: Mutant;
  readonly problems: readonly Problem[];
  /** Whether the text still says the same, or something else that is right. */
  readonly isRight: boolean;
  /** Whether the first problem is on a line that was changed. */
  readonly hasRightLine: boolean;
  /** Whether there is a problem, and no more of them than mistakes. */
  readonly isSingle: boolean;
  /** Whether a correction is offered for every problem. */
  readonly isRepaired: boolean;
  /** Whether the corrections leave a text without problems that says something else than the author meant. */
  readonly isWronglyRepaired: boolean;
  /** Whether the corrections give back the text as it was, character for character. */
  readonly isRestored: boolean;
  /** What must never be, whatever the text. */
  readonly faults: readonly string[];
}

/** What a text says. */
interface Saying {
  readonly data: string;
  /** Every single value by the way to it. */
  readonly values: ReadonlyMap<string, string>;
  /** How often each word stands in the values that have several. */
  readonly sentences: ReadonlyMap<string, number>;
  /** How often each word stands in all the values. */
  readonly words: ReadonlyMap<string, number>;
}

/** Most corrections give back the text as it was: what the last texts say is known again. */
const sayings = new Map<string, Saying | undefined>();

const maxSayings = 20;

/** Nothing of a text that is no YAML. */
function sayingOf(text: string): Saying | undefined {
  if (!sayings.has(text)) sayings.set(text, readSaying(text));
  for (const oldest of sayings.keys()) if (sayings.size > maxSayings) sayings.delete(oldest);
  return sayings.get(text);
}

function readSaying(text: string): Saying | undefined {
  let data: unknown;
  try {
    data = parse(text);
  } catch {
    return undefined;
  }
  const values = valuesOf(data);
  const sentences = [...values.values()].filter((one) => /\s/.test(one));
  return {
    data: JSON.stringify(data),
    values,
    sentences: countWords(sentences.join("\n")),
    words: countWords([...values].flat().join("\n")),
  };
}

/** What all corrections together make of a text. */
interface Repaired {
  readonly isWrong: boolean;
  readonly faults: readonly string[];
}

function repairAll(
  { text, meant, kinds }: Mutant,
  problems: readonly Problem[],
  original: string,
  check: CheckText,
): Repaired {
  const fixed = fixText(text, problems, (changed) => (changed === original ? [] : check(changed)), "all");
  if (fixed.count === 0) return { isWrong: false, faults: [] };
  // What was deleted cannot come back; what the mistake left is still right.
  const isLost = kinds.some(({ mayBeRight }) => mayBeRight === true);
  const lost = wordsLost(text, original, fixed.text);
  return {
    isWrong: fixed.problems.length === 0 && !isLost && !saysTheSame(fixed.text, meant, text),
    faults: lost.length > 0 ? [`corrections lose “${lost.slice(0, 6).join(" ")}”`] : [],
  };
}

/** Whether two texts have the same data, but for values that a mistake wrote: those say what stands in the text with mistakes. */
function saysTheSame(fixed: string, meant: string, text: string): boolean {
  const [now, then] = [sayingOf(fixed)?.values, sayingOf(meant)?.values];
  if (!now || !then) return false;
  const written = countWords(text);
  return (
    now.size === then.size &&
    [...now].every(([path, value]) => {
      const old = then.get(path);
      return old === value || (old !== undefined && [...countWords(value).keys()].every((word) => written.has(word)));
    })
  );
}

/** Every single value by the way to it. */
function valuesOf(content: unknown): Map<string, string> {
  const values = new Map<string, string>();
  const collect = (data: unknown, path: string): void => {
    if (typeof data === "object" && data !== null)
      for (const [key, value] of Object.entries(data)) collect(value, `${path}/${key}`);
    else values.set(path, String(data));
  };
  collect(content, "");
  return values;
}

/** Words of sentences that are still in the text with mistakes, outside of notes, and not in the data that its corrections leave. */
function wordsLost(text: string, original: string, fixed: string): string[] {
  const [left, then] = [sayingOf(fixed)?.words, sayingOf(original)?.sentences];
  if (!left || !then || fixed === original) return [];
  const notes = /^\s*(?:- )?(?:<!--[^]*?-->|\/\*[^]*?\*\/)|^\s*#.*$|\s#\s.*$|\\\w+/gm;
  const written = countWords(withoutCopies(text, original).replaceAll(notes, ""));
  return [...then].flatMap(([word, count]) =>
    (left.get(word) ?? 0) < Math.min(count, written.get(word) ?? 0) ? [word] : [],
  );
}

/** The text without lines that stand more often in it than in the original: a copy may go. */
function withoutCopies(text: string, original: string): string {
  const left = new Map<string, number>();
  for (const line of original.split("\n")) left.set(line, (left.get(line) ?? 0) + 1);
  return text
    .split("\n")
    .filter((line) => {
      const count = left.get(line);
      if (count !== undefined) left.set(line, Math.max(0, count - 1));
      return count !== 0;
    })
    .join("\n");
}

/** A reader sees that there is a link, and not its address. */
function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.replaceAll(/\]\([^)\s]*\)/g, "] link ").matchAll(/[\p{L}\p{M}\p{N}]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Checks a text with mistakes. The text it was made from has no problems. */
export function look(mutant: Mutant, original: string, check: CheckText): Outcome {
  const problems = check(mutant.text);
  const isSame = problems.length === 0 && sayingOf(mutant.text)?.data === sayingOf(original)?.data;
  const faults = problems.flatMap((problem) => [
    ...faultsOf(problem, mutant.text),
    ...faultsOfFixes(problem, problems, mutant.text, (text) => (text === original ? [] : check(text))),
  ]);
  const repaired = repairAll(mutant, problems, original, check);
  const first = problems.map(({ fixes }) => fixes?.[0]).filter((fix) => fix !== undefined);
  return {
    mutant,
    problems,
    isRight: problems.length === 0 && (isSame || mutant.kinds.every(({ mayBeRight }) => mayBeRight === true)),
    hasRightLine: mutant.blamed.has((problems[0]?.range.start.line ?? 0) - 1),
    isSingle: problems.length > 0 && problems.length <= mutant.kinds.length,
    isRepaired: problems.length > 0 && first.length === problems.length,
    isRestored:
      first.length === problems.length &&
      applyEdits(
        mutant.text,
        first.flatMap(({ edits }) => edits),
      ) === original,
    isWronglyRepaired: repaired.isWrong,
    faults: [...faults, ...repaired.faults],
  };
}

/** Makes every correction by itself: it must remove its problem and bring no other, but for warnings that a choice counts in its title. */
function faultsOfFixes(problem: Problem, problems: readonly Problem[], text: string, check: CheckText): string[] {
  const before = tally(problems);
  return (problem.fixes ?? []).flatMap(({ title, safety, edits }) => {
    const after = check(applyEdits(text, edits));
    const left = tally(after);
    const isChoice = safety === "choice";
    // What an error hides is not new when the error is gone; a choice counts it as well.
    const brought = newAmong(after, problems).filter(({ code, severity }) =>
      isChoice ? severity !== "info" : !isHiddenByErrors(code),
    );
    const counted = isChoice ? Number(/ \((\d+) new warnings?\)$/.exec(title)?.[1] ?? 0) : 0;
    const isAsCounted = brought.length === counted && !brought.some(isError);
    return [
      ...(countIn(left, problem) >= countIn(before, problem) ? [`“${title}” does not remove ${problem.code}`] : []),
      ...(isAsCounted
        ? []
        : [
            `“${title}” of ${problem.code} brings ${brought.length === 0 ? "nothing" : brought.map(({ code, message }) => `“${code} ${message}”`).join(", ")}`,
          ]),
    ];
  });
}
