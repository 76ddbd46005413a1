import { kindsOfKey } from "../../../language/descriptor.ts";
import { quote } from "../../../language/words.ts";
import type { Edit } from "../../../problem.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import { missingBar } from "../../../reader/mistakes/missing-bar.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { linesOf } from "../../regions/lines.ts";

/**
 * Keys of long texts that begin without the one bar that they need: with none, with two, with a letter, or on the line of the key. Who
 * does not know of the bar leaves it out everywhere: one candidate for all of them, then one for each.
 */
export function* longTexts(positions: Positions): Iterable<Candidate> {
  const found: Candidate[] = [];
  const lines = linesOf(positions);
  for (const head of lines) {
    if (found.length >= limits.movedLines) break;
    if (head.key === undefined || !kindsOfKey(head.key)?.has("markdown")) continue;
    const edit = needsBar(head, lines) ? barIn(head) : undefined;
    if (edit) found.push({ ...wordsFor(head), start: head.contentAt, end: head.end, edits: [edit] });
  }
  const [first] = found;
  if (first && found.length > 1)
    yield { ...first, ...together(found.length), edits: found.flatMap(({ edits }) => edits) };
  yield* found.slice(0, limits.pastedBlocks);
}

const together = (count: number): Pick<Candidate, "message" | "title"> => ({
  message: `${count} long texts begin without the bar that they need, this one first.`,
  title: "Write the bars",
});

/** Whether what is below a key and further to the right is a text that only a bar keeps together. */
function needsBar(head: Line, lines: readonly Line[]): boolean {
  const column = head.contentAt - head.start;
  const isLikeBar = likeBar.test(head.value);
  let [hasWords, hasGap, hasOddLine] = [!isLikeBar && head.value !== "", false, isLikeBar];
  for (let index = head.index + 1; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || line.text.trim() === "") continue;
    if (line.indent <= column) break;
    hasGap ||= lines[index - 1]?.text.trim() === "";
    // A heading looks like a comment.
    if (isBlank(line)) continue;
    const isItem = line.isDashed && line.key === undefined;
    hasWords ||= !line.isDashed && line.key === undefined;
    hasOddLine ||= isItem || /:(?:\s|$)/.test(line.text);
  }
  return hasWords && (hasGap || hasOddLine);
}

/** Something else where the bar belongs: another character, two of them, a letter that looks like one, a bar in quotes. */
const likeBar = /^(["']?)[|>lI1!/\\¦│]{1,2}[>+-]?\1$/;

/** The bar in its place; nothing where it is there, or where the text is in quotes. */
function barIn({ value, valueAt, contentAt, start, end }: Line): Edit | undefined {
  if (/^[|>][+-]?$/.test(value)) return undefined;
  if (value === "") return { start: valueAt, end: valueAt, text: valueAt === end ? " |" : "|" };
  if (likeBar.test(value)) return { start: valueAt, end: valueAt + value.length, text: "|" };
  if (/^["'{[]/.test(value)) return undefined;
  const bar = /^[|>][+-]?\s+/.exec(value)?.[0] ?? "";
  const indent = " ".repeat(contentAt - start + 2);
  return { start: valueAt, end: valueAt + bar.length, text: `|\n${indent}` };
}

function wordsFor({ key = "", value }: Line): Omit<Candidate, "start" | "end" | "edits"> {
  const words = missingBar(key);
  if (value === "") return words;
  if (/^[|>][+-]?\s+\S/.test(value))
    return {
      ...words,
      message: `The text of “${key.slice(0, 24)}” begins on the line below the bar, not behind it.`,
      label: "begins one line below",
      title: "Begin the text on the next line",
    };
  return likeBar.test(value)
    ? { ...words, message: `A long text begins with one bar, not with ${quote(value)}.`, label: "not a bar" }
    : { ...words, label: "no bar before the text", help: `Write a bar, and the text below it:\n${key}: |` };
}

/** A sentence with a colon in it or at its end, which the format takes for a key. */
const isSentenceLikeKey = ({ key, isDashed, text }: Line): boolean =>
  key === undefined && !isDashed && /^\s*["“]?\p{L}\S*(?:\s+[^\s#]\S*){2,}:(?:\s|$)/u.test(text);

/** Lines of a long text that stand to the left of it, and look like keys: one candidate for each. */
export function* linesLeftOfText(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  let found = 0;
  /** The key of the long text that the lines may belong to. */
  let head: Line | undefined;
  for (const line of lines) {
    if (isBlank(line)) continue;
    const column = head ? head.contentAt - head.start : -1;
    if (head && line.indent <= column && isSentenceLikeKey(line)) {
      const by = column + 2 - line.indent;
      yield {
        code: "yaml/wrapped-text",
        message: `This line belongs to the text of “${head.key ?? ""}” and must be indented further.`,
        label: "not indented",
        start: line.contentAt,
        end: line.end,
        title: "Indent the text",
        safety: "review",
        help: `Put ${by} spaces more before it.`,
        edits: [{ start: line.start, end: line.start, text: " ".repeat(by) }],
      };
      if (++found === limits.pastedBlocks) return;
    } else if (line.indent <= column || head === undefined)
      head = line.key !== undefined && /^[|>][+-]?$/.test(line.value) ? line : undefined;
  }
}
