import { kindsOfKey } from "../../language/descriptor.ts";
import { inQuotes } from "../../language/words.ts";
import { isBlank, type Line } from "../regions/line.ts";
import { isKeyBelow, topKeyAbove } from "./names-in-file.ts";
import type { CandidateSource, Place } from "./source.ts";
import { cut } from "./words/cut.ts";
import { endsInKeyByChance } from "./words/ends-in-key.ts";

/** A word before a colon, within a value, that may be the key of another line. Offsets are those of the value. */
interface Found {
  readonly name: string;
  /** The dash before it, with its space. */
  readonly dash: string;
  /** Where the value before it ends, and where the key or its dash begins. */
  readonly gap: number;
  readonly start: number;
  /** Whether nothing stands between the value and the key. */
  readonly isGlued: boolean;
}

const closedValue = /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|\{[^{}]*\}|\[[^[\]]*\])(?=[\s\p{L}])/u;

/** The longest key that is looked for at the end of a word. */
const longestKey = 24;

/** A key after a value on one line: `label: See prices href: /pricing`, `phone: "12" email: me@x.example`, `name: Kioskurl: …`. */
export const joinedCandidates: CandidateSource = function* (line, place) {
  const { value, key } = line;
  if (key === undefined || isBlank(line)) return;
  const closed = closedValue.exec(value)?.[0].length ?? 0;
  const isQuoted = /^["'{[]/.test(value);
  for (const found of [...apart(value, closed), ...glued(value, closed)]) {
    const { name, dash, gap, isGlued } = found;
    const isAfterClosed = closed > 0 && gap === closed;
    if (!isAfterClosed && isQuoted) continue;
    const rest = value.slice(found.start + dash.length + name.length + 1);
    const sureness = isAfterClosed && !isGlued ? "sure" : surenessOf(found, rest, line, place);
    if (sureness !== undefined) yield* onLinesOfTheirOwn(found, closed, line, place, sureness === "sure");
  }
};

/** Words before a colon with a space before them, or with a dash behind the end of a sentence. */
function* apart(value: string, closed: number): Iterable<Found> {
  for (const found of value.slice(closed).matchAll(/(\s+|(?<=[.!?…])(?=- ))(- +)?([\p{L}\p{N}_-]+):(?=\s|$)/gu)) {
    const [, spaces = "", dash = "", name = ""] = found;
    const gap = closed + found.index;
    yield { name, dash, gap, start: gap + spaces.length, isGlued: false };
  }
}

/** The ends of words before a colon, the longest first. */
function* glued(value: string, closed: number): Iterable<Found> {
  for (const { 0: token, index } of value.slice(closed).matchAll(/\S+/g)) {
    if (!token.endsWith(":")) continue;
    const first = index === 0 && closed > 0 ? 0 : 1;
    for (let at = Math.max(first, token.length - 1 - longestKey); at < token.length - 1; at += 1) {
      const name = token.slice(at, -1);
      const start = closed + index + at;
      if (/^[\p{L}\p{N}_-]+$/u.test(name) && !endsInKeyByChance(token.slice(0, -1), name))
        yield { name, dash: "", gap: start, start, isGlued: true };
    }
  }
}

/** Whether a word before a colon is a key; “maybe” where its line reads as well as a text. */
function surenessOf({ name, isGlued }: Found, rest: string, line: Line, place: Place): "sure" | "maybe" | undefined {
  const { line: at, names } = place;
  const top = topKeyAbove(line, place);
  // Groups of constants often have the same keys.
  const isOwnKey = top === "constants" && names?.isKeyAt(name, line.contentAt - line.start) === true;
  if (isOwnKey || names?.isMissing(name, "first") || names?.isMissing(name, "later")) return "sure";
  if (isGlued) return isKeyBelow(name, top) ? "sure" : undefined;
  // Within a text only what the language knows, or that is no word of a sentence.
  if (kindsOfKey(name) !== undefined || /^[a-z]+[A-Z][A-Za-z0-9]*$/.test(name)) return "sure";
  if (/^\s+\{\s*[\w-]+:\s.*\}$/.test(rest)) return "sure";
  // Keys below it, in an entry as far to the right as those of the entry before it.
  const next = at(line.index + 1);
  const isHead = next !== undefined && next.indent >= line.indent + (top === "collections" ? 0 : 1);
  if (rest === "" && isHead && next.key !== undefined) return "sure";
  return /^\s+(?:"[^"]*"|'[^']*'|\[[^[\]]*\])$/.test(rest) ? "maybe" : undefined;
}

/** The columns that a key may begin at, the likeliest first. */
function columnsOf({ name, dash }: Found, line: Line, { line: at, names }: Place): ReadonlySet<number> {
  const own = line.contentAt - line.start;
  if (dash !== "") return new Set([line.isDashed ? line.indent : own - 2]);
  const next = at(line.index + 1);
  const columns = [own, ...(next && !isBlank(next) ? [next.indent, next.contentAt - next.start] : [])];
  // What texts use without another name before it does not stand within a group.
  const isOutside = names?.isMissing(name, "first") === true;
  let head: Line | undefined = line;
  for (let index = line.index; head && (isBlank(head) || head.indent >= own); index -= 1) head = at(index);
  if (!head || head.indent === 0 || head.value !== "") return new Set(columns);
  return new Set(isOutside ? [head.indent, ...columns] : [...columns, head.indent]);
}

function* onLinesOfTheirOwn(
  found: Found,
  closed: number,
  line: Line,
  place: Place,
  isSure: boolean,
): ReturnType<CandidateSource> {
  const { name, dash, isGlued } = found;
  const { value, valueAt, key = "" } = line;
  // A comma after a bare value divides the two keys, as in other languages.
  const comma = closed === 0 && !isGlued && value[found.gap - 1] === "," ? 1 : 0;
  const gap = found.gap - comma;
  // The word is written as a whole: nothing of it is lost.
  const wordAt = isGlued ? value.slice(0, gap).search(/\S+$/) : gap;
  const wordEnd = isGlued ? found.start + name.length : found.start;
  for (const column of columnsOf(found, line, place)) {
    const lineBreak = `\n${" ".repeat(column)}`;
    const start = valueAt + found.start;
    const help = `Write it so:\n${key}: ${cut(value.slice(0, gap))}\n${cut(value.slice(found.start))}`;
    yield {
      code: "yaml/two-keys-on-line",
      message: `“${dash}${name}” stands on the line of “${key}”; each ${dash === "" ? "key" : "item"} has a line of its own.`,
      label: "belongs on the next line",
      start,
      end: start + dash.length + name.length + 1,
      title: "Write it on the next line",
      safety: "review",
      help: isSure ? help : `${help}\nOr, if it is one text:\n${key}: ${cut(inQuotes(value))}`,
      edits: [
        {
          start: valueAt + wordAt,
          end: valueAt + wordEnd,
          text: isGlued ? `${value.slice(wordAt, gap)}${lineBreak}${name}` : lineBreak,
        },
      ],
      ...(!isSure && {
        other: {
          title: "Put the whole text in quotes",
          edits: [{ start: valueAt, end: valueAt + value.length, text: inQuotes(value) }],
        },
      }),
    };
  }
}
