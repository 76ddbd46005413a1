import { kindsOfKey } from "../../language/descriptor.ts";
import { quote } from "../../language/words.ts";
import type { Candidate } from "../../reader/candidate.ts";
import type { CandidateSource } from "./source.ts";
import { isBesideFreeKeys, shifted } from "./indentation.ts";
import { isIntoText } from "./into-text.ts";
import { isBlank, type Line } from "../regions/line.ts";
import { isHead } from "../regions/lines.ts";
import { missingColon } from "../../reader/mistakes/missing-colon.ts";
import { missingDash } from "./missing/missing-dash.ts";
import { cut } from "./words/cut.ts";
import { limits } from "../limits.ts";

type At = (index: number) => Line | undefined;

/** The nearest line above or below that is not blank. */
function beside(line: Line, at: At, step: 1 | -1): Line | undefined {
  for (let index = line.index + step, one = at(index); one; index += step, one = at(index))
    if (!isBlank(one)) return one;
  return undefined;
}

/** An item whose dash is missing: at the place of the dash, or with everything pushed to where the dash was. */
export const addedDashCandidates: CandidateSource = function* (line) {
  if (line.isDashed || isBlank(line)) return;
  const common = missingDash(line);
  const start = line.start + line.indent;
  yield { ...common, edits: [{ start, end: start, text: "- " }] };
  if (line.indent >= 2) yield { ...common, edits: [{ start: start - 2, end: start, text: "- " }] };
};

/** A dash too many before a key: in its place are two spaces, or nothing. */
export const removedDashCandidates: CandidateSource = function* (line) {
  if (!line.isDashed || line.key === undefined) return;
  const start = line.start + line.indent;
  const end = start + 2;
  const common = {
    code: "yaml/list-marker",
    message: `A dash begins an item of a list, but “${line.key}” is a key like those around it.`,
    label: "a dash too many",
    start,
    end: start + 1,
    title: "Remove the dash",
    safety: "review",
    help: `Write it so:\n${cut(line.text.slice(line.indent + 2))}`,
  } as const;
  yield { ...common, edits: [{ start, end, text: "" }] };
  yield { ...common, edits: [{ start, end, text: "  " }] };
};

/** A line and all that follow it, as far to the right or further, moved together. */
export const shiftedRunCandidates: CandidateSource = function* (line, place) {
  const { line: at } = place;
  if (isBlank(line) || isBesideFreeKeys(line, place)) return;
  const run = [line];
  const isWords = line.key === undefined && !line.isDashed;
  for (
    let index = line.index + 1, one = at(index);
    one && run.length < limits.movedLines;
    index += 1, one = at(index)
  ) {
    // Words that belong to a text do not take the keys below them along: those would become words of it.
    if (isWords && one.indent === line.indent && one.key !== undefined && kindsOfKey(one.key)) break;
    if (one.indent >= line.indent && one.text.trim() !== "") run.push(one);
    else if (!isBlank(one)) break;
  }
  // The first lines of a block, without what is below them.
  const end = run.findIndex((one) => one.indent > line.contentAt - line.start && !isBlank(one));
  if (end > 1)
    for (const by of [2, -2])
      if (line.indent + by >= 0 && !isIntoText(line, line.indent + by, at)) yield shifted(line, run.slice(0, end), by);
  const isTogether = run.some((one, index) => index > 0 && one.indent === line.indent && !isBlank(one));
  if (isTogether)
    for (const by of [-2, 2, -1, 1, -4, 4])
      if (line.indent + by >= 0 && !isIntoText(line, line.indent + by, at)) yield shifted(line, run, by);
};

/** The first lines below a key without a value, not indented: all of them, or those before the next key of the same block. */
export const childrenCandidates: CandidateSource = function* (line, { line: at }) {
  if (line.key === undefined || line.value !== "") return;
  const column = line.contentAt - line.start;
  const run: Line[] = [];
  for (
    let index = line.index + 1, one = at(index);
    one && run.length < limits.movedLines && (isBlank(one) || one.indent >= column);
    index += 1, one = at(index)
  ) {
    if (one.indent < column || one.text.trim() === "") continue;
    const [first] = run;
    if (first && one.indent === column && !isBlank(one)) yield shifted(first, run, 2);
    run.push(one);
  }
  const [first] = run;
  if (first?.indent === column) yield shifted(first, run, 2);
};

/** A key without its colon, further to the right than the keys above: it became part of the value above it. */
export const deeperKeyCandidates: CandidateSource = function* (line, { line: at }) {
  const [, name, value] = /^([\w-]+)\s+(\S.*)$/.exec(line.text.trim()) ?? [];
  const above = beside(line, at, -1);
  if (line.key !== undefined || line.isDashed || name === undefined || kindsOfKey(name) === undefined) return;
  if (above?.key === undefined || above.value === "") return;
  const column = above.contentAt - above.start;
  if (line.indent <= column) return;
  const start = line.contentAt;
  yield {
    ...missingColon(name, start),
    help: `Write it so, as far to the right as “${above.key}”:\n${name}: ${cut(value ?? "")}`,
    edits: [{ start: line.start, end: start + name.length, text: `${" ".repeat(column)}${name}:` }],
  };
};

/** Whether the key of a line stands beside it once more: which of the two is meant is not known, and neither belongs elsewhere. */
function isRepeated({ key, index, contentAt, start, isDashed }: Line, at: At): boolean {
  const column = contentAt - start;
  for (const step of isDashed ? ([1] as const) : ([1, -1] as const))
    for (let near = index + step, one = at(near); key !== undefined && one; near += step, one = at(near)) {
      const own = one.contentAt - one.start;
      if (isBlank(one) || own > column) continue;
      if (own < column || (one.isDashed && step === 1)) break;
      if (one.key === key) return true;
      if (one.isDashed) break;
    }
  return false;
}

/** Two lines that have changed places: a key came between another one and what belongs to it. */
export const swappedCandidates: CandidateSource = function* (line, { line: at }) {
  const above = at(line.index - 1);
  if (!above || isBlank(above) || isBlank(line)) return;
  // Behind the first line of an item, a key may belong to the item above, which is that line alone.
  const before = at(above.index - 1);
  const isBehindTwo = above.isDashed && before?.isDashed === true && before.indent === above.indent;
  if (isRepeated(line, at) && !isBehindTwo) return;
  // A text may go on in the next line, and would in another place as well: nothing says that it belongs there.
  if ([above, line].some(({ key, isDashed }) => key === undefined && !isDashed)) return;
  yield swappedLines(above, line);
};

/** Two lines in the other order. */
export const swappedLines = (above: Line, line: Line): Candidate => ({
  code: "shape/misplaced-key",
  message: `${quote(line.text)} and the line above it have changed places.`,
  label: "belongs one line higher",
  start: line.contentAt,
  end: line.end,
  title: "Swap the two lines",
  safety: "review",
  help: `Write it so:\n${cut(line.text.trim())}\n${cut(above.text.trim())}`,
  edits: [{ start: above.start, end: line.end, text: `${line.text}\n${above.text}` }],
});

/** A key above the first line of the item that it is a key of: nearer than any other reading. */
export const keyAboveItemCandidates: CandidateSource = function* (line, place) {
  const above = place.line(line.index - 1);
  const isKeyOfItem = above?.key !== undefined && !above.isDashed && above.indent === line.contentAt - line.start;
  if (line.isDashed && line.key !== undefined && isKeyOfItem) yield* swappedCandidates(line, place);
};

/** An unknown key between another one and its block: `topBar:`, `wobble: yes`, and the items of “topBar” below them. */
export const keyInBetweenCandidates: CandidateSource = function* (line, { line: at }) {
  const { key, value, isDashed, start, end, contentAt } = line;
  if (key === undefined || value === "" || isDashed || kindsOfKey(key) !== undefined) return;
  const head = beside(line, at, -1);
  const next = beside(line, at, 1);
  const column = contentAt - start;
  const isBetween = head && next && isHead(head) && head.contentAt - head.start === column && next.indent > column;
  if (!isBetween) return;
  yield {
    code: "shape/unknown-key",
    message: `${quote(key, 24)} stands between ${quote(head.key ?? "", 16)} and its lines, and is not a key.`,
    label: "not a key here",
    help: "Delete the line, or write its words where visitors can read them.",
    start: contentAt,
    end: contentAt + key.length,
    title: "Delete the line",
    safety: "review",
    // Only the author can delete words.
    isGuess: true,
    edits: [{ start, end: end + 1, text: "" }],
  };
};

/** How much a correction changes, in lines and in characters. */
export const sizeOf = ({ edits }: Candidate): number =>
  edits.reduce((sum, { start, end, text }) => sum + Math.abs(end - start - text.length) + 1, 0);
