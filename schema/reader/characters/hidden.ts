import type { Code } from "../../problems/kinds.ts";
import type { Edit, Problem } from "../../problem.ts";
import type { Positions } from "../positions.ts";
import { codeOf } from "./code-point.ts";
import { directionCharacters } from "./direction-characters.ts";
import { misreadRuns } from "./misread-runs.ts";

/** The most lines with characters of one kind that are reported one by one. */
const shownLimit = 20;

// oxlint-disable-next-line no-control-regex -- finding them is the point
const control = /(?!\u001b\[[\d;]*m)[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/g;
/** `ESC[32m`: a color, as a program writes it for a terminal. */
// oxlint-disable-next-line no-control-regex -- as above
export const terminalColor = /\u001b\[[\d;]*m/g;
/** What other programs end a line with: a space parts the words as well. */
const separators = "\u000b\u000c\u0085\u2028\u2029";
const half = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|\ufffd/g;

/** Characters that nobody sees and that do not belong in a text. */
export function hidden(positions: Positions): Problem[] {
  return [
    ...terminalColors(positions),
    ...each(positions, controlsIn(positions.text), (character) => ({
      code: "file/control-character",
      message: `The character ${codeOf(character)} is not visible and cannot be shown.`,
      help: "Delete it. It often comes along when text is copied from another program.",
    })),
    ...each(positions, directionCharacters(positions.text), (character) => ({
      code: "file/direction-character",
      message: `The character ${codeOf(character)} is not visible and changes the order of the letters.`,
      help: "Delete it: what one reads in the file would not be what is in it.",
    })),
    ...each(positions, positions.text.matchAll(half), () => ({
      code: "file/encoding",
      message: "A character here was lost when the file was saved.",
      help: "Type it again, and save the file with the encoding UTF-8.",
      // Only the author knows which letter it was.
      fixes: [],
    })),
  ];
}

/** Control characters; not those that are a part of another one, which a program has read wrongly. */
function* controlsIn(text: string): Iterable<RegExpExecArray> {
  let misread: ReadonlySet<number> | undefined;
  for (const found of text.matchAll(control)) {
    misread ??= new Set(
      misreadRuns(text).flatMap(({ start, written }) => Array.from(written, (_, offset) => start + offset)),
    );
    if (!misread.has(found.index)) yield found;
  }
}

/** How many characters a correction takes away. */
const maxDeleted = 5000;

/** The colors of a terminal, all of the file together: a program has written them before and behind words. */
function terminalColors(positions: Positions): Problem[] {
  const edits: Edit[] = [];
  for (const { 0: written, index } of positions.text.matchAll(terminalColor))
    if (edits.push({ start: index, end: index + written.length, text: "" }) === maxDeleted) break;
  const [first] = edits;
  if (!first) return [];
  return [
    {
      code: "file/control-character",
      severity: "error",
      message: "The colors of a terminal were copied along with these words.",
      label: "a color",
      help: "Delete them.",
      range: positions.range(first.start, first.end),
      fixes: [{ title: "Delete the colors", safety: "safe", edits }],
    },
  ];
}

function each(
  positions: Positions,
  characters: Iterable<{ readonly 0: string; readonly index: number }>,
  words: (character: string) => Pick<Problem, "message" | "help" | "fixes"> & { code: Code },
): Problem[] {
  const lines = new Map<number, { readonly 0: string; readonly index: number }[]>();
  for (const one of characters) {
    const line = positions.lineOf(one.index);
    const others = lines.get(line);
    if (others) {
      if (others.length < maxDeleted) others.push(one);
    } else if (lines.size === shownLimit) break;
    else lines.set(line, [one]);
  }
  return [...lines.values()].flatMap((found) => {
    const [first] = found;
    if (!first) return [];
    const [character, start] = [first[0], first.index];
    const edits = found.map((one) => withoutCharacter(positions.text, one.index, one[0]));
    const [edit] = edits;
    const title =
      edits.length > 1 ? "Delete the characters" : edit?.text ? "Write a space in its place" : "Delete the character";
    const { fixes = [{ title, safety: "safe" as const, edits }], ...rest } = words(character);
    const range = positions.range(start, start + character.length);
    return { ...rest, severity: "error", label: fixes.length === 0 ? "lost" : "not visible", range, fixes };
  });
}

/** No key is longer, with its dash and the spaces before it. */
const maxKeyLength = 100;

function withoutCharacter(text: string, start: number, character: string): Edit {
  const end = start + character.length;
  const isBetweenWords = /\S/.test(text.charAt(start - 1)) && /\S/.test(text.charAt(end));
  const before = `${start > maxKeyLength ? "" : "\n"}${text.slice(Math.max(0, start - maxKeyLength), start)}`;
  const isAfterKey = /\n\s*(?:-\s+)*[\w-]+:$/.test(before);
  return { start, end, text: isBetweenWords && (isAfterKey || separators.includes(character)) ? " " : "" };
}
