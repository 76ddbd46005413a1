import type { Edit } from "../../../problem.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { linesOf } from "../../regions/lines.ts";
import { isInText } from "../blocks/repeated-lines.ts";

/** How other languages mark a note of several lines, at its beginning and at its end. */
const marks: readonly { readonly opening: RegExp; readonly closing: RegExp; readonly all: string }[] = [
  { opening: /^(\s*(?:- +)?)(<!--+) ?(.*)$/, closing: /^(.*?) ?(?<!-)--+>\s*$/, all: "<!-- and -->" },
  { opening: /^(\s*(?:- +)?)(\/\*+) ?(.*)$/, closing: /^(.*?) ?(?<!\*)\*+\/\s*$/, all: "/* and */" },
];

/** Lines that an author hides as in another language, with a mark above or before the first and below or behind the last one. */
export function hiddenLines(positions: Positions): Candidate[] {
  if (!positions.text.includes("<!--") && !positions.text.includes("/*")) return [];
  const found: Candidate[] = [];
  const lines = linesOf(positions);
  for (let index = 0; index < lines.length; index += 1) {
    const first = lines[index];
    const mark = first && marks.find(({ opening }) => opening.test(first.text));
    if (!first || !mark || mark.closing.test(first.text) || isInText(positions, index)) continue;
    let next = index + 1;
    const isMarked = ({ text }: Line): boolean => mark.closing.test(text) || mark.opening.test(text);
    for (let line = lines[next]; line && !isMarked(line); line = lines[next]) next += 1;
    const last = lines[next];
    if (!last || !mark.closing.test(last.text)) continue;
    found.push(asNotes(lines.slice(index, last.index + 1), first, last, mark, positions));
    index = last.index;
  }
  return found;
}

function asNotes(
  lines: readonly Line[],
  first: Line,
  last: Line,
  { opening, closing, all }: (typeof marks)[number],
  positions: Positions,
): Candidate {
  const [, lead = "", , behind = ""] = opening.exec(first.text) ?? [];
  const start = first.start + lead.length;
  const edits = lines.flatMap((line): Edit[] => {
    // Nobody but the author reads them.
    const noWords = line.text.trim();
    const whole = { start: line.start, end: positions.startOf(line.index + 1) };
    const written =
      line === first ? `${lead}${behind}` : line === last ? (closing.exec(line.text)?.[1] ?? "") : line.text;
    if (written.trim() === "") return line === first || line === last ? [{ ...whole, text: "", noWords }] : [];
    if (line !== first && isBlank(line)) return [];
    const indent = written.length - written.trimStart().length;
    return [
      { start: line.start, end: line.end, text: `${written.slice(0, indent)}# ${written.slice(indent)}`, noWords },
    ];
  });
  return {
    code: "yaml/comment-style",
    message: `${all} hide nothing here: a # before each line does.`,
    label: "begins a comment elsewhere",
    start,
    end: last.end,
    title: "Make the lines comments",
    safety: "review",
    help: `Write # before each of the lines ${first.index + 1} to ${last.index + 1}, and delete the marks. To hide a page or a section, you may also write “hidden: true” in it.`,
    edits,
  };
}
