import { kindsOfKey } from "../../../language/descriptor.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Line } from "../../regions/line.ts";
import { markBehind, noteBehind, withoutNeedlessQuotes, wordsBehind } from "../behind-quote/readings.ts";
import type { CandidateSource } from "../source.ts";

/** A text in quotes between brackets, and what stands between it and the next comma or the bracket that closes. */
const followed =
  /(?<=[[{,:]\s*)(?:"(?:[^"\\]|\\.)+"|'(?:[^']|'')+')(?=\s*[^\s,:}\]"'])[^,:{}[\]"'#]*(?=\s*(?:,|[}\]]))/g;

/** Texts in quotes, characters by their name in HTML, and brackets and semicolons outside of both. */
const pieces = /(?<=[[{,;\s])(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')|&#?\w{1,12};|[[\]{};]/g;

/** Where semicolons stand among the items of a list between square brackets. */
function semicolonsIn(value: string): readonly number[] {
  const open: string[] = [];
  const found: number[] = [];
  for (const { 0: piece, index } of value.matchAll(pieces)) {
    if (piece === "[" || piece === "{") open.push(piece);
    else if (piece === "]" || piece === "}") open.pop();
    else if (piece === ";" && open.at(-1) === "[") found.push(index);
  }
  return found;
}

/** `["600 ml"; Honey glaze]`: semicolons between items, one of them behind a text in quotes. */
function semicolonsInList({ value, valueAt }: Line): Candidate | undefined {
  const semicolons = semicolonsIn(value);
  if (!semicolons.some((index) => /["']/.test(value.slice(0, index).trimEnd().slice(-1)))) return undefined;
  const start = valueAt + (semicolons[0] ?? 0);
  return {
    code: "yaml/comma",
    message: "Items of a list are separated by commas, not by semicolons.",
    label: "not a comma",
    start,
    end: start + 1,
    title: semicolons.length > 1 ? "Write commas" : "Write a comma",
    safety: "review",
    help: `Write it so:\n${semicolons.reduce((text, at) => `${text.slice(0, at)},${text.slice(at + 1)}`, value)}`,
    edits: semicolons.map((index) => ({ start: valueAt + index, end: valueAt + index + 1, text: "," })),
  };
}

/** `{ title: "Bread"., text: Fresh }`, `{ title: "Bread" and rolls }`: marks and words behind a text in quotes. */
export const behindQuotesCandidates: CandidateSource = function* (line) {
  const value = line.text.slice(line.valueAt - line.start).trimEnd();
  if (!/^[{[]/.test(value)) return;
  const list = semicolonsInList(line);
  if (list) {
    yield list;
    return;
  }
  for (const { index, 0: found } of value.matchAll(followed)) {
    const whole = found.trimEnd();
    const mark = whole.charAt(0);
    const text = whole.slice(0, whole.lastIndexOf(mark) + 1);
    const behind = whole.slice(text.length).trim();
    const key = /([\w-]+):\s*$/.exec(value.slice(0, index))?.[1] ?? "";
    const endsSentence = (): boolean => ["markdown", "text"].some((part) => kindsOfKey(key)?.has(part));
    const { message, label, title, safety, written, help } =
      markBehind(withoutNeedlessQuotes(key, text), behind, endsSentence) ?? wordsBehind(whole, text);
    const isNote = noteBehind(text, behind) !== undefined;
    const start = line.valueAt + index;
    yield {
      message,
      label,
      title,
      safety,
      code: "yaml/text-after-quote",
      start: start + text.length + (whole.length - text.length - behind.length),
      end: start + whole.length,
      // A note between brackets would hide what closes them.
      ...(isNote && { isGuess: true }),
      help: isNote ? "Delete it, or write it above the line, behind # and a space." : `${help}:\n${written}`,
      edits: [{ start, end: start + whole.length, text: written }],
    };
  }
};
