import { kindsOfKey } from "../../../language/descriptor.ts";
import type { CandidateSource, Place } from "../source.ts";
import { isMarkedItem } from "../words/looks.ts";
import { isIntoText } from "../into-text.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { topKeyAbove } from "../names-in-file.ts";
import { missingDash } from "../missing/missing-dash.ts";
import { cut } from "../words/cut.ts";

/** A dash before a key among keys: `- intro: …` where `title: …` is above it at the same place, or below it where it is the first. */
export const extraDashCandidates: CandidateSource = function* (line, place) {
  const { line: at } = place;
  const above = nearestAbove(line, at);
  if (!line.isDashed || line.key === undefined || above?.key === undefined) return;
  const isAmong = above.value !== "" && above.contentAt - above.start === line.indent;
  const next = at(line.index + 1);
  // Below a key that takes nothing but a list, the dash is right; the name of a group of facts is none.
  const isFact = topKeyAbove(line, place) === "constants";
  const mayHoldKeys = above.value === "" && (isFact || kindsOfKey(above.key)?.has("object") !== false);
  const isFirst = mayHoldKeys && above.contentAt - above.start < line.indent && isKeyAt(next, line.indent);
  if (!isAmong && !isFirst) return;
  const start = line.start + line.indent;
  yield {
    code: "yaml/list-marker",
    message: `A dash begins an item of a list, but “${line.key}” is a key like the ones ${isFirst ? "below" : "above"} it.`,
    label: "a dash too many",
    start,
    end: start + 1,
    title: "Remove the dash",
    safety: "review",
    help: `Write it so:\n${cut(line.text.slice(line.contentAt - line.start))}`,
    edits: [{ start, end: line.contentAt, text: "" }],
  };
};

/** `actions: - label: Order` */
export const listOnKeyLineCandidates: CandidateSource = function* (line, { line: at }) {
  const item = /^-\s+(\S.*)$/.exec(line.value)?.[1];
  if (item === undefined || line.key === undefined || kindsOfKey(line.key)?.has("array") === false) return;
  const next = at(line.index + 1);
  const column = line.contentAt - line.start;
  // Below `groups: - rows:` stands what is in “rows”; below `actions: - label: Order`, the next item or the other keys of this one.
  const inward = item.endsWith(":") ? 4 : next?.isDashed ? 0 : 2;
  const below = next && !isBlank(next) && next.indent > column ? Math.max(column, next.indent - inward) : column + 2;
  const end = line.valueAt + line.value.length;
  // `badges: - new - vegan`: names, of which each is an item.
  const items = /^\S+(?: - \S+)+$/.test(item) ? item.split(" - ") : [item];
  yield {
    code: "yaml/list-on-key-line",
    message: `The list of “${line.key}” begins on a line of its own.`,
    label: "goes to the next line",
    start: line.valueAt,
    end,
    title: items.length === 1 ? "Move the item to a line of its own" : "Write each item on a line of its own",
    safety: "review",
    help: `Write it so:\n${line.key}:${items.map((one) => `\n  - ${cut(one)}`).join("")}`,
    edits: [
      {
        start: line.contentAt + line.text.slice(column).indexOf(":") + 1,
        end,
        text: items.map((one) => `\n${" ".repeat(below)}- ${one}`).join(""),
      },
    ],
  };
};

/** `features: Tea` and `- Paper` below it: the first item stands behind the key. */
export const firstItemOnKeyLineCandidates: CandidateSource = function* (line, { line: at }) {
  const { key, value, valueAt } = line;
  if (key === undefined || value === "" || /^["'{[|>&*!-]/.test(value)) return;
  if (kindsOfKey(key)?.has("array") !== true) return;
  const next = at(line.index + 1);
  const column = line.contentAt - line.start;
  if (!next?.isDashed || next.key !== undefined || next.indent < column) return;
  const colon = line.contentAt + line.text.slice(column).indexOf(":") + 1;
  yield {
    code: "yaml/list-on-key-line",
    message: `The first item of “${key.slice(0, 24)}” stands behind the key, without its dash.`,
    label: "goes to the next line",
    start: valueAt,
    end: valueAt + value.length,
    title: "Move the item to a line of its own",
    safety: "review",
    help: `Write it so:\n${key}:\n  - ${cut(value)}`,
    edits: [{ start: colon, end: valueAt, text: `\n${" ".repeat(next.indent)}- ` }],
  };
};

/** Whether a key may have a list below it, be it one of the language or a name that the author gave. */
const mayBeList = (key: string, line: Line, place: Place): boolean => {
  const kinds = kindsOfKey(key);
  // Entries have keys, and so has what holds them.
  const areEntries = ["collections", "badges", "shared"].includes(topKeyAbove(line, place) ?? "");
  return kinds ? kinds.has("array") : !areEntries;
};

/** Where the first item of a list has no dash. */
export const missingDashCandidates: CandidateSource = function* (line, place) {
  const { line: at } = place;
  if (line.isDashed || line.indent < 2 || isMarkedItem(line)) return;
  const above = nearestAbove(line, at);
  const isFirst =
    above?.key !== undefined && above.value === "" && above.indent < line.indent && mayBeList(above.key, line, place);
  const own = isFirst ? linesToDash(line, at) : [];
  if (own.length > 0)
    yield {
      ...missingDash(line),
      message: `“${above?.key ?? ""}” is a list: this item needs a dash.`,
      help: `Write a dash and a space before it, and indent the lines below it as far:\n- ${cut(line.text.trim())}`,
      edits: own.map(({ start, indent }, index) =>
        index === 0 ? { start: start + indent, end: start + indent, text: "- " } : { start, end: start, text: "  " },
      ),
    };
  const beside = isFirst ? firstBelow(line, at) : undefined;
  const start = line.start + line.indent - 2;
  if (!isFirst || (beside && !beside.isDashed)) return;
  yield {
    ...missingDash(line),
    message: `“${above.key ?? ""}” is a list: this item needs a dash.`,
    edits: [{ start, end: start + 2, text: "- " }],
  };
};

/** An item without its dash, wherever it was moved: its dash goes where those of its neighbors are, or before it. */
export const dashlessCandidates: CandidateSource = function* (line, { line: at }) {
  if (line.isDashed || isBlank(line) || isMarkedItem(line)) return;
  const columns = new Set([line.indent, line.indent - 2]);
  for (let index = line.index - 12; index <= line.index + 6; index += 1) {
    const near = at(index);
    if (near?.isDashed) columns.add(near.indent);
    else if (near?.key !== undefined && near.value === "" && index < line.index) columns.add(near.indent + 2);
  }
  for (const column of [...columns].sort((a, b) => Math.abs(a - line.indent) - Math.abs(b - line.indent)))
    if (column >= 0 && !isIntoText(line, column + 2, at))
      yield {
        ...missingDash(line),
        edits: [{ start: line.start, end: line.start + line.indent, text: `${" ".repeat(column)}- ` }],
      };
};

const isKeyAt = (line: Line | undefined, column: number): boolean =>
  line?.key !== undefined && !line.isDashed && line.indent === column;

export function nearestAbove(line: Line, at: (index: number) => Line | undefined): Line | undefined {
  for (let index = line.index - 1; index >= 0; index -= 1) if (!isBlank(at(index))) return at(index);
  return undefined;
}

/** The lines of an item that begin where the dash of the next one stands; none where no such dash follows. */
function linesToDash(line: Line, at: (index: number) => Line | undefined): readonly Line[] {
  const own: Line[] = [];
  for (let index = line.index, next = at(index); next; index += 1, next = at(index)) {
    if (isBlank(next)) continue;
    if (next.indent === line.indent && next.isDashed) return own;
    if (next.indent < line.indent || own.length > 60) return [];
    own.push(next);
  }
  return [];
}

/** The first line below that is indented less: the next item, or the end of the list. */
function firstBelow(line: Line, at: (index: number) => Line | undefined): Line | undefined {
  for (let index = line.index + 1, next = at(index); next; index += 1, next = at(index))
    if (!isBlank(next) && next.indent < line.indent) return next;
  return undefined;
}
