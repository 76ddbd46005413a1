import { kindsOfKey, topKeys } from "../../language/descriptor.ts";
import type { Candidate } from "../../reader/candidate.ts";
import { topKeyAbove } from "./names-in-file.ts";
import type { CandidateSource, Place } from "./source.ts";
import { isIntoText, isOfLongText } from "./into-text.ts";
import { areSentences, isBegunKey, isMarkedItem, isOneWord, isSentence } from "./words/looks.ts";
import { isBlank, type Line } from "../regions/line.ts";
import { partsWithFreeKeys } from "../regions/top-key.ts";
import { limits } from "../limits.ts";

/** A text that goes on in the next line without being indented deeper than its key. */
export const wrappedCandidates: CandidateSource = function* (line, { line: at }) {
  // A text in quotation marks is one of its own.
  if (line.key !== undefined || line.isDashed || /^(?:".*")?$/.test(line.text.trim())) return;
  let above = at(line.index - 1);
  while (above && above.key === undefined && !above.isDashed && above.index > line.index - 12)
    above = at(above.index - 1);
  if (isMarkedItem(line) || (above && (isSentence(line, above) || isBegunKey(line, above)))) return;
  const isBlock = /^[|>][+-]?$/.test(above?.value ?? "");
  if (!above || above.value === "" || /^["'{[]/.test(above.value) || isOneWord(above)) return;
  const column = above.contentAt - above.start + 2;
  // A name or a label has one line.
  const kinds = kindsOfKey(above.key ?? "");
  const isShort = !isBlock && kinds !== undefined && !kinds.has("text") && !kinds.has("markdown");
  const edits = [];
  for (
    let index = above.index + 1, one = at(index);
    one && !isBlank(one) && one.key === undefined && !one.isDashed;
    index += 1, one = at(index)
  ) {
    if (isShort) edits.push({ start: at(index - 1)?.end ?? one.start, end: one.start + one.indent, text: " " });
    else if (one.indent < column)
      edits.push({ start: one.start, end: one.start + one.indent, text: " ".repeat(column) });
    if (index > line.index + 200) break;
  }
  const name = above.key === undefined ? "the item" : `“${above.key}”`;
  yield {
    code: "yaml/wrapped-text",
    message: isShort
      ? `This line continues the text of ${name}, which has to stand on one line.`
      : `This line continues the text of ${name} and must be indented further.`,
    label: isBlock ? "not indented" : "continues the text above",
    start: line.contentAt,
    end: line.end,
    title: isShort ? "Write it on one line" : "Indent the text",
    safety: "review",
    help: isBlock
      ? "Put two spaces more before each line of the text."
      : isShort
        ? "Write the whole text on one line."
        : "Put two spaces more before it, or write the whole text on one line.",
    edits,
  };
};

/** What is proposed for words that nothing explains. */
const asComment = "Make it a comment";

/** Words on a line of their own, which are neither a key nor an item. */
export const strayCandidates: CandidateSource = function* (line, { line: at }) {
  if (line.key !== undefined || line.isDashed || isBlank(line) || /^[{["'}\]]/.test(line.text.trim())) return;
  const stray = strayLine(line);
  let above = at(line.index - 1);
  while (above && isBlank(above)) above = at(above.index - 1);
  const isMore = above?.key !== undefined && areSentences(line, above);
  if (isMarkedItem(line))
    yield {
      ...stray,
      help: "Begin the item with its dash, or delete the line. For a note to yourself, put # before it.",
    };
  else if (isMore)
    yield {
      ...stray,
      help: `If it is more of “${above?.key ?? ""}”, write it behind its words, on the same line.\n${stray.help}`,
    };
  else yield stray;
};

export const strayLine = (line: Line): Candidate => ({
  code: "yaml/missing-colon",
  message: "This line is neither a key with a value nor an item of a list.",
  label: "no colon, no dash",
  start: line.contentAt,
  end: line.end,
  title: asComment,
  safety: "review",
  help: "Write it as a key and a value (title: …). For a note to yourself, put # before it.",
  edits: [
    { start: line.contentAt, end: line.contentAt, text: "# ", ...(isStray(line) && { noWords: line.text.trim() }) },
  ],
  isLoss: true,
});

/** A key of the keyboard that was touched by mistake. */
const isStray = ({ text }: Line): boolean => /^\p{L}{1,2}\s*$/u.test(text);

/** The columns at which lines nearby begin, or may begin: those of the lines around, and of all that enclose this one. */
export function levelsNear(line: Line, at: (index: number) => Line | undefined, likely = line.indent): number[] {
  const levels = new Set<number>([0]);
  const add = (one: Line): void =>
    void levels
      .add(one.indent)
      .add(one.contentAt - one.start)
      .add(one.indent + 2);
  for (let index = line.index - 12; index <= line.index + 4; index += 1) {
    const one = at(index);
    if (!one || isBlank(one) || index === line.index) continue;
    add(one);
    if (index > line.index && one.indent >= 2) levels.add(one.indent - 2);
  }
  let least = line.indent + 2;
  for (let index = line.index - 1; index >= 0 && least > 0; index -= 1) {
    const one = at(index);
    if (!one || isBlank(one) || one.indent >= least) continue;
    add(one);
    least = one.indent;
  }
  return [...levels]
    .filter((level) => level !== line.indent)
    .sort((a, b) => Math.abs(a - likely) - Math.abs(b - likely));
}

/** Parts of the file whose names are no keys elsewhere: at the left edge they are right. */
const ofFrame = new Set(["version", "site", "constants", "collections", "routes", "planned"]);
export const isOfFrame = ({ indent, key }: Line): boolean => indent === 0 && key !== undefined && ofFrame.has(key);

/** Whether a part of the file begins below one whose keys the author chooses: inside of that, its name would be right as well. */
export function isBesideFreeKeys({ index, indent, key = "" }: Line, place: Pick<Place, "line" | "top">): boolean {
  const above = indent === 0 && topKeys.includes(key) ? place.line(index - 1) : undefined;
  const top = above && topKeyAbove(above, place);
  return partsWithFreeKeys.some((part) => part === top);
}

/** A line, alone or with what is below it, one level or a few spaces off. */
export const indentationCandidates: CandidateSource = function* (line, place) {
  const { line: at } = place;
  const above = at(line.index - 1);
  let neighbour = above;
  while (neighbour && isBlank(neighbour)) neighbour = at(neighbour.index - 1);
  // Words below an empty line are not the rest of a value above it.
  const isApart = above !== neighbour && neighbour?.key !== undefined && !/^(?:[|>][+-]?)?$/.test(neighbour.value);
  // A sentence below an empty line, after the last item of a list in a long text, is the next paragraph of that text.
  const isParagraph = above !== neighbour && neighbour !== undefined && isOfLongText(neighbour, at);
  const isNoText =
    isMarkedItem(line) ||
    isApart ||
    (neighbour &&
      !isParagraph &&
      (isSentence(line, neighbour) ||
        isBegunKey(line, neighbour) ||
        (neighbour.key !== undefined && isOneWord(neighbour))));
  if (isOfFrame(line) || isBesideFreeKeys(line, place)) return;
  if (isBlank(line) || (line.key === undefined && !line.isDashed && isNoText)) return;
  const below: Line[] = [];
  for (
    let index = line.index + 1, one = at(index);
    one && (isBlank(one) || one.indent > line.indent) && below.length < limits.movedLines;
    index += 1, one = at(index)
  )
    // A heading in a long text looks like a comment.
    if (one.indent > line.indent && one.text.trim() !== "") below.push(one);
  for (const level of levelsNear(line, at)) {
    if (level > line.indent && isIntoText(line, level, at)) continue;
    const by = level - line.indent;
    yield shifted(line, [line], by);
    if (below.length > 0) yield shifted(line, [line, ...below], by);
    // A block that moved to the left took what is beside it for its own.
    const ends = by > 0 ? endsIn(below, line, level) : [];
    for (const end of by === 2 ? ends : ends.slice(0, 2)) yield shifted(line, [line, ...below.slice(0, end)], by);
  }
};

/** Where a block that began at a level further to the right may end: before a line there that begins as it does. */
export function endsIn(below: readonly Line[], first: Line, level: number): number[] {
  return below
    .flatMap((line, index) => (index > 0 && line.indent === level && line.isDashed === first.isDashed ? [index] : []))
    .slice(0, 24);
}

export function shifted(line: Line, lines: readonly Line[], by: number): Candidate {
  const spaces = Math.abs(by) === 1 ? "one space" : `${Math.abs(by)} spaces`;
  return {
    code: "yaml/indentation",
    message: `This line is indented by ${line.indent} ${line.indent === 1 ? "space" : "spaces"}; ${line.indent + by} fit here.`,
    label: by < 0 ? `${spaces} too far` : `${spaces} too few`,
    start: line.start + line.indent,
    end: line.end,
    title: "Correct the indentation",
    safety: "review",
    isSpacing: true,
    help: `${by < 0 ? "Delete" : "Add"} ${spaces} at the start of ${lines.length === 1 ? "the line" : `this line and of the ${lines.length - 1} below that belong to it`}. Lines that belong together begin below each other.`,
    edits: lines.map((one) =>
      by > 0
        ? { start: one.start, end: one.start, text: " ".repeat(by) }
        : { start: one.start, end: one.start - by, text: "" },
    ),
  };
}
