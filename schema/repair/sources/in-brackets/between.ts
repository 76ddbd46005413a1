import type { Candidate } from "../../../reader/candidate.ts";
import { keyBeforeWords } from "../../../reader/mistakes/key-before-words.ts";
import { inQuotes } from "../../../language/words.ts";
import { missingColon } from "../../../reader/mistakes/missing-colon.ts";
import type { CandidateSource } from "../source.ts";
import { beforeComma } from "./before-comma.ts";
import { cellsIn, placesIn, withoutQuoted } from "./rows.ts";

interface Gap {
  readonly start: number;
  readonly end: number;
  /** How many places are empty. */
  readonly count: number;
  /** Whether nothing stands before it. */
  readonly isFirst: boolean;
}

/** Where a comma follows a comma, or the bracket that opens. */
const gapsIn = (value: string): readonly Gap[] =>
  [...withoutQuoted(value).matchAll(/(?<=[[{])(?:\s*,)+\s*|,(?:\s*,)+(?:\s+(?=[^\s\]}])|)/g)].map(
    ({ index, 0: written }) => {
      const isFirst = /[[{]/.test(value[index - 1] ?? "");
      const commas = written.split(",").length - 1;
      return { start: index, end: index + written.length, count: isFirst ? commas : commas - 1, isFirst };
    },
  );

/** A value with a colon and a space in it, up to the next key. */
const colonInText = /([\w-]+):\s+([^,{}[\]"']*:\s(?:[^,{}[\]"']|,(?!\s*[\w-]+:\s))*?)\s*(?=,\s*[\w-]+:\s|[}\]])/g;

/** `{ title: Rye: text: Dense }`: a value, a colon and another key with its colon. */
const colonForComma = /(?<![\w-])[\w-]+: (?:"[^"]*"|'[^']*'|[^\s,:{}[\]"'][^,:{}[\]"']*): (?=[\w-]+: )/g;

/** Commas in place of other marks between keys. */
function* commasFor(
  places: readonly number[],
  mark: "semicolon" | "colon",
  safety: Candidate["safety"],
): Iterable<Candidate> {
  const [first] = places;
  if (first === undefined) return;
  const isOne = places.length === 1;
  yield {
    code: "yaml/comma",
    message: "Between braces, keys are separated by commas.",
    label: "not a comma",
    start: first,
    end: first + 1,
    title: isOne ? "Write a comma" : "Write commas",
    safety,
    help: `Write a comma in place of ${isOne ? "the" : "each"} ${mark}.`,
    edits: places.map((start) => ({ start, end: start + 1, text: "," })),
  };
}

/** A missing comma, a semicolon, a colon in a text between brackets. */
export function* between(
  value: string,
  at: (offset: number) => number,
  rowsBeside: readonly string[] = [],
): ReturnType<CandidateSource> {
  const common = { safety: "safe", code: "yaml/comma" } as const;
  const semicolons = [...value.matchAll(/;(?=\s*[\w-]+\s*:)/g)].map(({ index }) => at(index));
  yield* commasFor(semicolons, "semicolon", "safe");
  const colons = [...value.matchAll(colonForComma)].map(({ 0: found, index }) =>
    at(index + found.trimEnd().length - 1),
  );
  // A value with a colon in it, and a word before another one, look so too.
  yield* commasFor(colons, "colon", "review");
  const gaps = gapsIn(value);
  const [empty] = gaps;
  if (empty) {
    const row = cellsIn(value) ?? value;
    const from = value.indexOf(row);
    const isInRow = empty.start >= from && empty.end <= from + row.length;
    const isCell = isInRow && !/,\s*\]$/.test(row) && rowsBeside.some((other) => placesIn(other) === placesIn(row));
    yield {
      ...common,
      message: empty.isFirst ? "Before the first comma stands nothing." : "Between two commas stands nothing.",
      label: isCell ? "an empty cell" : "one comma too many",
      start: at(empty.start),
      end: at(value.slice(0, empty.end).trimEnd().length),
      title: isCell ? 'Write ""' : "Delete the comma",
      help: isCell ? 'An empty cell is "".' : `Delete ${empty.isFirst ? "the first comma" : "one of the commas"}.`,
      edits: gaps.map(({ start, end, count, isFirst }) => ({
        start: at(start),
        end: at(end),
        text: (isFirst ? "" : /[\]}]/.test(value[end] ?? "") ? "," : ", ") + (isCell ? '"", '.repeat(count) : ""),
      })),
    };
  }
  for (const found of value.matchAll(/([{,]\s*)([\w-]+)\s+(?=["'{[])/g)) {
    const name = found[2] ?? "";
    const start = at(found.index + (found[1] ?? "").length);
    yield {
      ...missingColon(name, start),
      help: `Write it so:\n${name}: …`,
      edits: [{ start: start + name.length, end: start + name.length, text: ":" }],
    };
  }
  for (const found of value.matchAll(/([^,{}[\]:"']*[^,{}[\]:"'\s])\s+([\w-]+):\s/g)) {
    const words = found[1]?.trim() ?? "";
    const start = found.index + found[0].lastIndexOf(found[2] ?? "");
    if (words !== "")
      yield {
        ...common,
        safety: "review",
        message: `Before “${found[2] ?? ""}” a comma is missing.`,
        label: "no comma before it",
        start: at(start),
        end: at(start + (found[2] ?? "").length),
        title: "Add the comma",
        help: "Keys between braces are separated by commas.",
        edits: [
          {
            start: at(found.index + beforeComma(found[1] ?? "").length),
            end: at(found.index + (found[1] ?? "").length),
            text: ",",
          },
        ],
      };
  }
  for (const found of value.matchAll(colonInText)) {
    const text = found[2]?.trimEnd() ?? "";
    const start = found.index + found[0].indexOf(text, (found[1] ?? "").length + 1);
    const before = keyBeforeWords(text);
    // A second key of the same name, or one that only says that words follow.
    const isSame = before?.key === found[1];
    if (before && (isSame || !before.mayBeWord)) {
      yield {
        ...common,
        code: "yaml/two-keys-on-line",
        safety: "review",
        message: isSame
          ? `“${before.key}” is written twice here.`
          : `The words of “${found[1] ?? ""}” need no key “${before.key}” before them.`,
        label: isSame ? "the second one" : "not needed",
        start: at(start),
        end: at(start + before.key.length + 1),
        title: isSame ? "Write it once" : "Delete the key",
        help: `Write ${isSame ? "it once" : "the words alone"}:\n${found[1] ?? ""}: ${before.words}`,
        edits: [
          { start: at(start), end: at(start + text.length - before.words.length), text: "", noWords: `${before.key}:` },
        ],
      };
      continue;
    }
    yield {
      ...common,
      code: "yaml/colon-in-text",
      message: `“${found[1] ?? ""}” needs quotes, because a colon and a space stand in it.`,
      label: "needs quotes",
      start: at(start),
      end: at(start + text.length),
      title: "Put the text in quotes",
      help: `Put the text in quotes:\n${found[1] ?? ""}: ${inQuotes(text)}`,
      edits: [{ start: at(start), end: at(start + text.length), text: inQuotes(text) }],
    };
  }
}
