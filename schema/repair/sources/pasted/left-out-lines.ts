import { kindsOfKey } from "../../../language/descriptor.ts";
import { quote } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import {
  isStandInItem,
  isStandInNote,
  standForLines,
  standForLinesInBrackets,
} from "../../../reader/mistakes/left-out-words.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { isBlank, lineAt, type Line } from "../../regions/line.ts";
import { contentAbove, contentBelow, linesOf } from "../../regions/lines.ts";
import { isInText } from "../blocks/repeated-lines.ts";

/** What such a line holds: points, or something in brackets or behind the mark of a note; else words that say so. */
const traces =
  /\.\.\.|…|\. \. \.|⋮|8<|✂|^[ \t]*(?:[[(<].*[\])>]|\{?\/[/*].*|--.*)[ \t]*$|\b(?:rest|remaining|remainder|others?|existing|previous)\b/gimu;

/** Lines and values that stand for others, as in a chat or a documentation: `...`, `[the other pages are unchanged]`, `items: [...]`. */
export function leftOutLines(positions: Positions): Candidate[] {
  const found: Candidate[] = [];
  // Few lines have a trace: to take all of them apart was four hundredths of the check of a sound file.
  for (const index of new Set([...positions.text.matchAll(traces)].map((match) => positions.lineOf(match.index)))) {
    const line = lineAt(positions, index);
    if (!line || isBlank(line) || isInText(positions, index)) continue;
    const place = lineStandIn(line, positions) ?? valueStandIn(line) ?? standInBetween(line);
    if (place && found.push(asGap(place[0], place[1], positions.text)) === limits.markedRuns) break;
  }
  return found;
}

type Place = readonly [start: number, end: number];

/** A whole line, or an item. */
function lineStandIn(line: Line, positions: Positions): Place | undefined {
  const whole: Place = [line.start + line.indent, line.end];
  const written = line.text.trim();
  if (line.isDashed) {
    const words = written.replace(/^(?:-\s+)+/, "");
    const isClear = isStandInItem(words) || (standForLines(words) && isAmongKeys(line, linesOf(positions)));
    return isClear ? whole : undefined;
  }
  if (line.key !== undefined) return undefined;
  const words = written.replace(noteMark, "").replace(/\s*(?:\*\/\}?|-->)$/, "");
  const isEndOfFile = line.text === "..." && contentBelow(linesOf(positions), line.index) === positions.lines;
  const isSaid = isInBrackets(written)
    ? standForLinesInBrackets(words)
    : noteMark.test(written) && isStandInNote(words);
  const stands = standForLines(words) || isSaid;
  return stands && !isEndOfFile && !goesOn(line, linesOf(positions)) ? whole : undefined;
}

/** What begins a note in another language. */
const noteMark = /^(?:\/\/+|\{?\/\*+|<!--+|--)\s*/;

const isInBrackets = (written: string): boolean => /^(?:\[[^\]:]*\]|\([^):]*\)|<[^>:]*>|\{\/\*[^:]*\})$/.test(written);

/** Whether a line is read as more of the text above it. */
function goesOn(line: Line, lines: readonly Line[]): boolean {
  const above = contentAbove(lines, line.index);
  if (!above || /^["'{[|>]/.test(above.value)) return false;
  if (above.value === "") return line.indent > above.indent && /^[^.…[({</-]/.test(line.text.trim());
  if (above.key === undefined && !above.isDashed) return true;
  return line.indent > (above.key === undefined ? above.indent : above.contentAt - above.start);
}

/** The lists that hold nothing but keys. */
const listOfKeys = /^(?:sections|routes|planned)$/;

/** Whether the items around one have keys: an item of points is no text then. */
function isAmongKeys({ index, indent }: Line, lines: readonly Line[]): boolean {
  const isFar = (line: Line | undefined): boolean => line === undefined || (!isBlank(line) && line.indent <= indent);
  for (const step of [-1, 1]) {
    let at = index + step;
    while (!isFar(lines[at])) at += step;
    const near = lines[at];
    if (near?.isDashed && near.indent === indent) return near.key !== undefined || /^[{[]/.test(near.value);
    if (step === -1 && listOfKeys.test(near?.key ?? "")) return true;
  }
  return false;
}

/** `badges: { ... }`, and points in place of a list or of keys. */
function valueStandIn({ key, value, valueAt }: Line): Place | undefined {
  if (key === undefined || !standForLines(value)) return undefined;
  const hasBrackets = /^(?:\[.*\]|\{.*\}|\(.*\)|<.*>)$/.test(value);
  const kinds = kindsOfKey(key);
  const isNoText = kinds !== undefined && !kinds.has("string");
  return hasBrackets || (isNoText && /^(?:\.{3}|…)/.test(value)) ? [valueAt, valueAt + value.length] : undefined;
}

/** `{ title: Rye, ... }`: points behind the last comma. */
function standInBetween({ text, start, value }: Line): Place | undefined {
  if (!/^[{[]/.test(value)) return undefined;
  const found = /(?:,|(?<=[}\]])\s)\s*(?:\.{3,}|…)\s*(?=\}|(?<=[}\]],?\s*(?:\.{3,}|…)\s*)\])/.exec(text);
  const isQuoted = found !== null && (text.slice(0, found.index).split('"').length - 1) % 2 === 1;
  return found && !isQuoted ? [start + found.index, start + found.index + found[0].length] : undefined;
}

function asGap(start: number, end: number, text: string): Candidate {
  const words = text.slice(start, end).replace(/^,\s*/, "");
  return {
    code: "yaml/missing-lines",
    message: `${quote(words)} stands for lines that are not in this file.`,
    label: "left out",
    start: end - words.length,
    end,
    title: "Delete it",
    safety: "review",
    help: "Take the lines from the file of before in place of it, or delete it if nothing is missing.",
    edits: [{ start, end, text: "" }],
    // What these lines hold is not known.
    isGuess: true,
  };
}
