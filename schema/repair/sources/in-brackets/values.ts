import { inQuotes, quote } from "../../../language/words.ts";
import type { CandidateSource } from "../source.ts";

/** A constant, and words in square brackets, which a link begins with: what a text may have in it, and what begins something else between brackets. */
const group = String.raw`(?:\{[\w.| -]+\}|\[[^[\]{}]*\])`;
const letter = String.raw`(?:[^{}[\]"']|(?<=\p{L})'(?=\p{L}))`;
const inMap = new RegExp(
  String.raw`(?<=[{,]\s*)([\w-]+):\s+((?!["'])(?:(?!,\s*[\w-]+:\s)${letter})*?${group}(?:${letter}|${group})*?)(?=\s*(?:,\s*[\w-]+:\s|\}\s*(?:[#,\]}]|$)))`,
  "gu",
);
const inList =
  /(?<=[[,]\s*)()((?!\s)[^,{}[\]"':]*(?:\[[^[\]{},]*\]\([^(),]*\)|\{[\w.| -]+\})(?:[^,{}[\]"':]|\{[\w.| -]+\})*?)(?=\s*[,\]])/gu;

interface Unquoted {
  readonly key?: string;
  readonly written: string;
  readonly start: number;
  readonly what: string;
}

/** The texts with such a group in them and no quotes around them: `href: mailto:{email}?subject=…`, `text: See [the menu](/menu).` */
function* bracketsInside(value: string): Iterable<Unquoted> {
  const inMaps = [...value.matchAll(inMap)];
  // A text of a key may hold commas, and what is between two of them is no item of a list.
  const isInOther = ({ index }: RegExpExecArray): boolean =>
    inMaps.some((one) => index >= one.index && index < one.index + one[0].length);
  const inLists = [...value.matchAll(inList)].filter((one) => !isInOther(one));
  for (const match of [...inMaps, ...inLists]) {
    const [whole, key = "", written = ""] = match;
    // A list or a set of keys is what it looks like.
    if (/^(?:\[[^[\]]*\]|\{[^{}]*\})$/.test(written)) continue;
    const what = written.includes("[") ? "square brackets" : "a constant";
    yield { ...(key !== "" && { key }), written, start: match.index + whole.length - written.length, what };
  }
}

const rewritten = (key: string | undefined, text: string): string =>
  `${key === undefined ? "" : `${key}: `}${inQuotes(text)}`;

/** Values between brackets that need quotes: a dash alone, a text with a brace in it. */
export const valueInBracketsCandidates: CandidateSource = function* (line) {
  const value = line.text.slice(line.valueAt - line.start).trimEnd();
  if (!/^[{[]/.test(value)) return;
  // `{ price: 15,- }`: a dash in place of the decimals.
  const round = /(?<=\w:\s*\d+),[-–—]{1,2}(?=\s*[,}\]])/.exec(value);
  if (round) {
    const at = { start: line.valueAt + round.index, end: line.valueAt + round.index + round[0].length };
    yield {
      code: "yaml/text-needs-quotes",
      message: "A comma ends the value here: an amount has digits only.",
      label: "not part of an amount",
      ...at,
      title: "Write the digits only",
      safety: "review",
      help: "Write the digits only; the symbols are added where it is shown.",
      edits: [{ ...at, text: "" }],
    };
    return;
  }
  // A character for a cell without content, and a text that begins with one of the format.
  const symbols = [
    ...value.matchAll(/(?<=(?:[[,]|\w:)\s*)(?:(?:(?<!\d,)[-–—?*&!]|#+)(?=\s*[,\]}])|[|>%@`][^,[\]{}"']*)/g),
  ];
  const [first] = symbols;
  const bar = first && /^[|>]\s+(?=[\p{L}\p{P}])/u.exec(first[0]);
  if (bar) {
    const start = line.valueAt + first.index;
    yield {
      code: "yaml/text-needs-quotes",
      message: `The character ${bar[0].trim()} stands only before a text of several lines: ${quote(first[0].trimEnd())}.`,
      label: "not needed",
      start,
      end: start + 1,
      title: "Delete the character",
      safety: "review",
      help: `Write it without it:\n${first[0].slice(bar[0].length).trimEnd()}`,
      edits: [{ start, end: start + bar[0].length, text: "" }],
    };
    return;
  }
  if (first) {
    const symbol = first[0].trimEnd();
    const start = line.valueAt + first.index;
    yield {
      code: "yaml/text-needs-quotes",
      message: /^[-–—]$/.test(symbol)
        ? "A dash alone needs quotes here: it would begin an item of a list."
        : `A text that begins with ${symbol.charAt(0)} needs quotes: ${quote(symbol)}.`,
      label: "needs quotes",
      start,
      end: start + symbol.length,
      title: "Put it in quotes",
      safety: "safe",
      help: `Put it in quotes: ${inQuotes(symbol)}`,
      edits: symbols.map(({ index, 0: written }) => ({
        start: line.valueAt + index,
        end: line.valueAt + index + written.trimEnd().length,
        text: inQuotes(written.trimEnd()),
      })),
    };
  }
  const all = [...bracketsInside(value)];
  const [found] = all;
  if (!found) return;
  const { key, written } = found;
  const start = line.valueAt + found.start;
  const curly = /^[“„«‟‘»‹›＂＇](.*)[”“»‟’«‹›＂＇]$/.exec(written)?.[1]?.trim();
  if (curly !== undefined) {
    yield {
      code: "yaml/curly-quotes",
      message: 'Only plain quotation marks (") hold a text together.',
      label: "plain quotes are needed",
      start,
      end: start + written.length,
      title: "Write plain quotation marks",
      safety: "safe",
      help: `Write it so:\n${rewritten(key, curly)}`,
      edits: [{ start, end: start + written.length, text: inQuotes(curly) }],
    };
    return;
  }
  yield {
    code: "yaml/text-needs-quotes",
    message: `${key === undefined ? "This text" : `“${key}”`} needs quotes here: ${quote(written)}.`,
    label: "needs quotes",
    start,
    end: start + written.length,
    title: "Put it in quotes",
    safety: "safe",
    help: `Between ${key === undefined ? "brackets" : "braces"}, put a value with ${found.what} in quotes:\n${rewritten(key, written)}`,
    edits: all.map(({ written: text, start: from }) => ({
      start: line.valueAt + from,
      end: line.valueAt + from + text.length,
      text: inQuotes(text),
    })),
  };
};
