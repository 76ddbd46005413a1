import type { Edit } from "../../../problem.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Line } from "../../regions/line.ts";
import type { Place } from "../source.ts";
import { rewritten } from "../words/rewritten.ts";
import { closedText, markBehind, noteBehind, withoutNeedlessQuotes, wordsBehind, type Reading } from "./readings.ts";
import { endsSentence } from "./neighbors.ts";

/** A mark or a note behind a text in quotes, and words between two such texts. */
export function behindQuote(line: Line, place: Place): Candidate | undefined {
  const { value } = line;
  const [text] = closedText.exec(value) ?? [];
  if (text === undefined || text.length <= 2 || /["']/.test(value.charAt(text.length))) return undefined;
  const behind = value.slice(text.length).trim();
  const own = withoutNeedlessQuotes(line.key, text);
  const reading =
    markBehind(own, behind, () => endsSentence(line, place)) ?? noteBehind(own, behind) ?? betweenTexts(value, text);
  return reading && candidate(line, text, reading);
}

/** `"Rye" and "wheat"`, `"Rye" "wheat"`: the first text is closed, and the second one opened. */
function betweenTexts(value: string, text: string): Reading | undefined {
  const mark = text.charAt(0);
  const isOther = new RegExp(`^\\s(?:[^${mark}]*\\s)?${mark}[^\\s${mark}][^${mark}]*${mark}$`, "u");
  const behind = value.slice(text.length);
  return !/\s.$/.test(text) && isOther.test(behind) ? wordsBehind(value, text) : undefined;
}

/** More text behind a text in quotes, of which none is another mark of the same kind. */
export function moreText(line: Line): Candidate | undefined {
  const { value } = line;
  const mark = value.charAt(0);
  // An apostrophe within a word closes nothing.
  const [text] =
    (mark === "'" && /^'(?:[^']|(?<=\p{L})'(?=\p{L}))*'(?!\p{L})/u.exec(value)) || (closedText.exec(value) ?? []);
  const marks = value.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, "").split(mark).length - 1;
  if (text === undefined || (marks % 2 === 1 && !value.endsWith(mark))) return undefined;
  return candidate(line, text, wordsBehind(value, text));
}

function candidate(line: Line, text: string, { written, other, help, ...reading }: Reading): Candidate {
  const { value, valueAt } = line;
  const end = valueAt + value.length;
  const behind = value.slice(text.length);
  const edit = (whole: string): readonly Edit[] => {
    const kept = whole.startsWith(text) ? text.length : 0;
    return [{ start: valueAt + kept, end, text: whole.slice(kept) }];
  };
  return {
    ...reading,
    code: "yaml/text-after-quote",
    start: end - behind.trimStart().length,
    end,
    help: `${help}:\n${rewritten(line, written)}${other ? `\nOr, if all of it is the text:\n${rewritten(line, other.written)}` : ""}`,
    edits: edit(written),
    ...(other && { other: { title: other.title, edits: edit(other.written) } }),
  };
}
