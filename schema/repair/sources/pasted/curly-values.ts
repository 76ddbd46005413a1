import { kindsOfKey } from "../../../language/descriptor.ts";
import { inQuotes } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { lineAt, type Line } from "../../regions/line.ts";
import { cut } from "../words/cut.ts";

/** What opens a value as a word processor writes quotation marks, and what may close it. */
const closers: Readonly<Record<string, string>> = {
  "“": "”“",
  "”": "”",
  "„": "“”",
  "‟": "”",
  "«": "»",
  "»": "«",
  "‘": "’",
  "‚": "‘’",
  "‹": "›",
  "›": "‹",
  "＂": "＂",
  "＇": "＇",
};
const opener = /[“”„‟«»‘‚‹›＂＇]/;

interface CurlyValue {
  readonly key: string | undefined;
  readonly start: number;
  readonly end: number;
  readonly inner: string;
  /** Whether it can be read as it is, with quotation marks that may be meant for visitors. */
  readonly mayBeShown: boolean;
  /** Whether the file cannot be read with it. */
  readonly isUnreadable: boolean;
}

/** What makes plain quotes necessary, or is in no words that somebody said: a constant, a link. */
const isOfFile = /: |:$|\s#|[{}]|\]\(/;
const isUnreadable = /: |:$|\s#/;

function valueOf(key: string | undefined, start: number, written: string, isInBrackets: boolean): CurlyValue {
  const single = /^[‘‚＇]/.test(written);
  const words = written
    .slice(1, -1)
    .replaceAll(/\\[“”„]/g, '"')
    .trim();
  const inner = single ? words.replaceAll("’’", "’") : words;
  const isText = key === undefined || (kindsOfKey(key)?.has("markdown") ?? false);
  const isCut = isInBrackets ? /[,[\]{}]|: |\s#/.test(inner) : isUnreadable.test(inner);
  const mayBeShown = isText && !isCut && !isOfFile.test(inner);
  return { key, start, end: start + written.length, inner, mayBeShown, isUnreadable: isCut };
}

/** Whether the words between two marks hold no other mark of that kind, but for apostrophes. */
function isOneText(inner: string, open: string, close: string): boolean {
  const rest = /[‘‚]/.test(open) ? inner.replaceAll(/’’|(?<=\p{L})’(?=\p{L})/gu, "") : inner.replaceAll(/\\[“”„]/g, "");
  // “’Tis” may be written with the mark that opens a text.
  return rest.trim() !== "" && !rest.includes(open) && !rest.includes(close) && !/^(?:tis|twas|til|em)\b/i.test(rest);
}

/** The value of a line, where typographic quotation marks enclose all of it. */
function* wholeValue(line: Line): Iterable<CurlyValue> {
  const value = line.text.slice(line.valueAt - line.start).trimEnd();
  const open = value[0] ?? "";
  for (const written of [value.replace(/,$/, ""), line.value]) {
    const close = written.at(-1) ?? "";
    if (written.length < 3 || closers[open]?.includes(close) !== true) continue;
    if (!isOneText(written.slice(1, -1), open, close)) continue;
    yield valueOf(line.key, line.valueAt, written, false);
    return;
  }
}

/** The values between braces or brackets that typographic quotation marks enclose. */
function* valuesInBrackets(line: Line, budget: { left: number }): Iterable<CurlyValue> {
  const value = line.text.slice(line.valueAt - line.start);
  if (!/^[{[]/.test(value)) return;
  const begins = /(?<=[{[,]\s{0,4})(?:([\w-]+):\s{1,4})?(?=[“”„‟«»‘‚‹›＂＇])/g;
  let reach = 0;
  for (const { index, 0: lead, 1: key } of value.matchAll(begins)) {
    const from = index + lead.length;
    if (index < reach || budget.left < 0) continue;
    const open = value[from] ?? "";
    const end = endInBrackets(value, from, open, key !== undefined);
    budget.left -= (end ?? value.length) - from;
    if (end === undefined || !isOneText(value.slice(from + 1, end), open, value[end] ?? "")) continue;
    reach = end;
    yield valueOf(key, line.valueAt + from, value.slice(from, end + 1), true);
  }
}

/** Where the mark stands that closes a value: behind it, the next key begins, the next item, or the bracket ends. */
function endInBrackets(value: string, from: number, open: string, isKeyed: boolean): number | undefined {
  const behind = isKeyed ? /^\s{0,4}(?:,\s{0,4}[\w-]+:\s|\})/ : /^\s{0,4}[,\]]/;
  for (let at = from + 2; at < value.length; at += 1)
    if (closers[open]?.includes(value[at] ?? "") === true && behind.test(value.slice(at + 1, at + 80))) return at;
  return undefined;
}

/** A part of the file that may have been in another program by itself. */
interface Region {
  readonly values: CurlyValue[];
  hasPlain: boolean;
}

const beginsRegion = /^(?:[\w-]+:|\s*- (?:type|use|path):)/;

/** The lines of the file in their parts, without those of long texts. */
function regionsOf(positions: Positions): readonly Region[] {
  const regions: Region[] = [{ values: [], hasPlain: false }];
  const budget = { left: limits.syntaxCharacters(0) };
  let textBelow = Infinity;
  for (let index = 0; index < positions.lines; index += 1) {
    const line = lineAt(positions, index);
    if (!line || line.text.length > limits.lineLength || /^\s*(?:#|$)/.test(line.text)) continue;
    if (line.indent > textBelow) continue;
    textBelow = /^[|>][+-]?\d?$/.test(line.value) ? line.indent : Infinity;
    if (beginsRegion.test(line.text)) regions.push({ values: [], hasPlain: false });
    const region = regions.at(-1);
    region?.values.push(...(opener.test(line.text) ? [...wholeValue(line), ...valuesInBrackets(line, budget)] : []));
    if (region && /(?<=[:,[{-]\s{1,4})"[^"]*"/.test(line.text)) region.hasPlain = true;
  }
  return regions;
}

/**
 * Values that stand in typographic quotation marks in place of plain ones, as a word processor writes them: all of the file together.
 * Where the file can be read with them, the check of its shape tells of each. Words that visitors may be meant to see in such marks count where all of a section was changed.
 */
export function curlyValues(positions: Positions): Candidate | undefined {
  if (!opener.test(positions.text)) return undefined;
  const found = regionsOf(positions).flatMap(({ values, hasPlain }) => {
    const sure = values.filter(({ mayBeShown }) => !mayBeShown);
    return sure.length > 0 && !hasPlain ? values : sure;
  });
  const [first] = found;
  if (!first || !found.some((value) => value.isUnreadable)) return undefined;
  const words = cut(`${first.key === undefined ? "" : `${first.key}: `}${inQuotes(first.inner)}`);
  const isOne = found.length === 1;
  return {
    code: "yaml/curly-quotes",
    message: isOne
      ? 'Only plain quotation marks (") hold a text together.'
      : `Typographic quotation marks enclose ${found.length} values; only plain ones (") do.`,
    label: "plain quotes are needed",
    start: first.start,
    end: first.end,
    title: isOne ? "Write plain quotation marks" : "Write plain quotation marks in all of them",
    safety: found.some(({ mayBeShown }) => mayBeShown) ? "review" : "safe",
    help: isOne ? `Write it so:\n${words}` : `Replace them by plain ones, here and in the other places:\n${words}`,
    edits: found.map(({ start, end, inner }) => ({ start, end, text: inQuotes(inner) })),
  };
}
