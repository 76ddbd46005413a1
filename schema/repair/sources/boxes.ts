import { inQuotes, quote } from "../../language/words.ts";
import type { Edit } from "../../problem.ts";
import { limits } from "../limits.ts";
import { isBlank, type Line } from "../regions/line.ts";
import { rewritten } from "./words/rewritten.ts";
import type { CandidateSource } from "./source.ts";

interface Box {
  readonly line: Line;
  readonly isDone: boolean;
  readonly text: string;
}

const boxIn = (line: Line): Box | undefined => {
  const [, mark = "", text] = /^\[([ xX]?)\]\s+(\S.*)$/.exec(line.value) ?? [];
  return text === undefined ? undefined : { line, isDone: mark.trim() !== "", text };
};

/** How a box may be written: as the keys that say so, or left out where there are none. */
const forms: readonly ((box: Box) => string | undefined)[] = [
  ({ line, isDone, text }) =>
    line.key === undefined ? `{ text: ${withoutBox(text)}${isDone ? ", done: true" : ""} }` : undefined,
  ({ line, isDone, text }) =>
    line.key !== undefined && isDone
      ? `${withoutBox(text)}\n${" ".repeat(line.contentAt - line.start)}done: true`
      : undefined,
  ({ text }) => withoutBox(text),
];

const withoutBox = (text: string): string =>
  /^[\p{L}\p{N}/][\p{L}\p{N} ./?'’-]*$/u.test(text) ? text : inQuotes(text);

/** `- [x] Floors`, as other programs write a list of tasks: all items that stand below one another are changed together. */
export const boxCandidates: CandidateSource = function* (line, { line: at }) {
  const first = boxIn(line);
  if (!first || (line.key === undefined && !line.isDashed)) return;
  const boxes = [first];
  for (
    let index = line.index + 1, one = at(index);
    line.key === undefined && one && boxes.length < limits.movedLines;
    index += 1, one = at(index)
  ) {
    if (isBlank(one)) continue;
    const box = one.indent === line.indent && one.key === undefined && one.isDashed ? boxIn(one) : undefined;
    if (!box) break;
    boxes.push(box);
  }
  for (const form of forms) {
    const edits = boxes.flatMap((box): Edit[] => {
      const text = form(box);
      const { valueAt, value } = box.line;
      return text === undefined ? [] : [{ start: valueAt, end: valueAt + value.length, text }];
    });
    const [edit] = edits;
    if (edit && edits.length === boxes.length)
      yield {
        code: "yaml/list-marker",
        message: `No box is made of square brackets here: ${quote(line.value)}.`,
        label: "not a box",
        start: line.valueAt,
        end: line.valueAt + line.value.length - first.text.length,
        title: "Write it without the brackets",
        safety: "review",
        help: `Write it so:\n${rewritten(line, edit.text)}`,
        edits,
      };
  }
};
