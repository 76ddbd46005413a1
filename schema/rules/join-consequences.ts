import type { Problem } from "../problem.ts";
import { kindOf } from "../problems/lookup.ts";
import { joinEmptyTwins, joinFollowers, joinOutdentedTexts } from "./join-followers.ts";

/** Problems that are two sides of one mistake become one. */
export function joinConsequences(found: readonly Problem[], text: string): readonly Problem[] {
  const lines = joinWordsAbove(joinFirstLines(joinOpenings(joinQuotes(found))), text);
  return joinFollowers(joinOutdentedTexts(joinEmptyTwins(joinStrayWords(lines), text)), text);
}

/** `to do later` on a line of its own: where its first word is no key of the place, it has no colon that is missing. */
function joinStrayWords(found: readonly Problem[]): readonly Problem[] {
  const colons = found.filter(({ code }) => code === "yaml/missing-colon");
  if (colons.length === 0) return found;
  const isUnknown = ({ code, fixes = [] }: Problem): boolean =>
    fixes.length === 0 && ["shape/unknown-key", "shape/key-of-other-type"].includes(code);
  const isWords = ({ code }: Problem): boolean => code === "shape/text-instead-of-keys";
  const stray = new Map<Problem, Problem>();
  for (const colon of colons) {
    const other = found.find(
      (one) => (isUnknown(one) || isWords(one)) && one.range.start.line === colon.range.start.line,
    );
    if (other) stray.set(colon, other);
  }
  const gone = new Set(stray.values());
  return found
    .filter((one) => !gone.has(one))
    .map((one) =>
      stray.has(one)
        ? {
            ...one,
            message: "This line is neither a key with a value nor an item of a list.",
            label: "no colon, no dash",
            help: "Write it as a key and a value (title: …). For a note to yourself, put # before it.",
            fixes: [],
          }
        : one,
    );
}

/** Words that need keys are told so; that, as a text, they would need quotes is of no use then. */
function joinQuotes(found: readonly Problem[]): readonly Problem[] {
  const words = found.filter(({ code }) => code === "shape/text-instead-of-keys");
  if (words.length === 0) return found;
  const starts = new Set(words.map(({ range }) => range.start.offset));
  return found.filter(({ code, range }) => code !== "yaml/brackets-need-quotes" || !starts.has(range.start.offset));
}

/** What is wrong with the value that an unclosed bracket opens is the same mistake, and says what to write. */
function joinOpenings(found: readonly Problem[]): readonly Problem[] {
  const opened = new Map(
    found.filter(({ code }) => kindOf(code).opensValue).map((one) => [one.range.start.offset, one]),
  );
  if (opened.size === 0) return found;
  const values = found.filter((one) => one.code.startsWith("value/") && opened.has(one.range.start.offset));
  const joined = new Map(values.map((one) => [opened.get(one.range.start.offset), one]));
  return found
    .filter((one) => !values.includes(one))
    .map((one) => {
      const value = joined.get(one);
      return value ? { ...one, ...(value.help !== undefined && { help: value.help }), fixes: value.fixes ?? [] } : one;
    });
}

/** An item without its dash that lacks a key, too, has lost its first line: one mistake, which nobody else can put right. */
function joinFirstLines(found: readonly Problem[]): readonly Problem[] {
  const dashes = found.filter(({ code }) => kindOf(code).lacks === "dash");
  if (dashes.length === 0) return found;
  const missing = new Map(
    found.filter(({ code }) => kindOf(code).lacks === "key").map((one) => [one.range.start.offset, one]),
  );
  const joined = new Set(dashes.flatMap(({ range }) => missing.get(range.start.offset) ?? []));
  return found
    .filter((one) => !joined.has(one))
    .map((one) => {
      const name = dashes.includes(one) ? missing.get(one.range.start.offset)?.missingKey : undefined;
      if (name === undefined) return one;
      return {
        ...one,
        missingKey: name,
        message: `The first line of this item is missing: a dash and “${name}”.`,
        help: `Write it above:\n- ${name}: …`,
        fixes: [],
      };
    });
}

/** `- Open on Sunday?` above `answer: Yes.`: words without the key that the lines below them lack. */
function joinWordsAbove(found: readonly Problem[], text: string): readonly Problem[] {
  const dashes = found.filter(({ code, missingKey }) => kindOf(code).lacks === "dash" && missingKey !== undefined);
  if (dashes.length === 0) return found;
  const joined = new Map<Problem, Problem>();
  for (const words of found) {
    if (words.code !== "shape/text-instead-of-keys") continue;
    const { start, end } = words.range;
    const below = dashes.find(({ range }) => range.start.line === end.line + 1 && range.start.column === start.column);
    if (below) joined.set(words, below);
  }
  const explained = new Set(joined.values());
  return found
    .filter((one) => !explained.has(one))
    .map((one) => {
      const name = joined.get(one)?.missingKey;
      if (name === undefined) return one;
      const edit = { start: one.range.start.offset, end: one.range.start.offset, text: `${name}: ` };
      return {
        ...one,
        message: `“${name}” is missing before these words.`,
        label: `needs “${name}”`,
        help: `Write it before them:\n- ${name}: ${text.slice(one.range.start.offset, one.range.end.offset)}`,
        fixes: [{ title: `Write “${name}”`, safety: "review", edits: [edit] }],
      };
    });
}
