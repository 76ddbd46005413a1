import type { Code } from "../problems/kinds.ts";
import type { Edit, Problem } from "../problem.ts";
import { codeOf } from "./characters/code-point.ts";
import { directionCharacters } from "./characters/direction-characters.ts";
import { misreadRuns } from "./characters/misread-runs.ts";
import { inWholeWords } from "./characters/whole-words.ts";
import { foreignFile } from "./foreign-file.ts";
import { tooManyBraces, tooManyLines } from "./guard.ts";
import type { Positions } from "./positions.ts";

/** How large a text may be, in characters: a site of a thousand pages is far below. */
export const sizeLimit = 8 * 1024 * 1024;

/** More zero bytes than this are a file of another encoding, or none of text. */
const maxZeros = 8;

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

/** The problem of a text that is not worth parsing. */
export function fatal(positions: Positions): Problem | undefined {
  const { text } = positions;
  const whole = { severity: "error" as const, range: positions.range(0, 0) };
  if (text.length > sizeLimit)
    return {
      ...whole,
      code: "file/too-big",
      message: `The file is too large: ${mega(text.length)} million characters; ${mega(sizeLimit)} fit.`,
      help: "Keep long documents out of it and link to them.",
    };
  const foreign = foreignFile(positions);
  if (foreign) return foreign;
  if (text.split("\u0000", maxZeros + 1).length > maxZeros)
    return {
      ...whole,
      code: "file/encoding",
      range: positions.range(text.indexOf("\u0000"), text.indexOf("\u0000") + 1),
      message: "The file does not look like text saved as UTF-8.",
      help: "Save it again in your editor with the encoding UTF-8.",
    };
  if (!/^(?![ \t]*#).*\S/m.test(text))
    return { ...whole, code: "file/empty", message: "The file is empty.", help: emptyHelp };
  if (text.includes("\r") && !text.includes("\n")) return oldLineEnds(positions);
  const misread = misreadFile(positions);
  if (misread) return misread;
  const full = tooManyBraces(text) ?? tooManyLines(text);
  return full === undefined ? conflict(positions) : stoppedAt(positions, full, true);
}

/** On so many lines, characters that were read wrongly are a mistake of the whole file. */
const minMisread = 4;

/** A file that a program has read in another encoding and saved: `â€™` stands for each ’. */
function misreadFile(positions: Positions): Problem | undefined {
  const runs = misreadRuns(positions.text);
  const lines = new Set(runs.map(({ start }) => positions.lineOf(start)));
  const [first] = runs;
  if (!first || lines.size < minMisread) return undefined;
  return {
    code: "file/wrong-encoding",
    severity: "error",
    message: `A program has read this file wrongly: on ${lines.size} lines, such as this one.`,
    label: `was ${first.right}`,
    help: "Take the file as it was before, or write the right characters. Open it with the encoding UTF-8 from now on.",
    range: positions.range(first.start, first.start + first.written.length),
    fixes: [
      {
        title: "Write the right characters",
        safety: "review",
        edits: inWholeWords(
          positions.text,
          runs.map(({ start, written, right }) => ({ start, end: start + written.length, text: right })),
        ),
      },
    ],
  };
}

/** Where reading stopped: too many tokens, or lists and keys nested too deep. */
export const stoppedAt = (positions: Positions, at: number, isTooBig: boolean): Problem => ({
  code: isTooBig ? "file/too-big" : "file/too-deep",
  severity: "error",
  message: isTooBig
    ? "Up to here the file has more lines, brackets and colons than a site can need."
    : "Lists and keys are nested too deep here; 32 levels are possible.",
  label: isTooBig ? "read up to here" : "too deep",
  range: positions.range(at, at + 1),
  help: isTooBig
    ? "A site of a thousand pages has fewer. Look for lines that a program wrote, and delete them."
    : "No part of a site needs that. Look for brackets or dashes that were not meant.",
});

const mega = (characters: number): string => (characters / 1024 / 1024).toFixed(1).replace(".0", "");

const emptyHelp = `Begin with these lines:
version: 1
site: { name: Corner Bakery, url: https://bakery.example }
routes:
  - path: /
    title: Home
    sections:
      - type: text
        body: Fresh bread every day.`;

/** Marks of a merge that was not finished: what the file says is undecided, so nothing else is checked. */
function conflict(positions: Positions): Problem | undefined {
  const found = /^(?:<{7}(?: .*)?|>{7}(?: .*)?)\r?$/m.exec(positions.text);
  if (!found) return undefined;
  return {
    code: "yaml/merge-conflict",
    severity: "error",
    message: "This line is a mark of a merge that was not finished.",
    label: "mark of a merge",
    help: "Two versions of the file stand below each other here. Keep the lines you want, and delete the others and the lines with <<<<<<<, ======= and >>>>>>>.",
    range: positions.range(found.index, found.index + found[0].trimEnd().length),
  };
}

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
function controlsIn(text: string): readonly RegExpExecArray[] {
  const found = [...text.matchAll(control)];
  const runs = found.length === 0 ? [] : misreadRuns(text);
  return found.filter(
    ({ index }) => !runs.some(({ start, written }) => start < index && index < start + written.length),
  );
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

/** Lines that end as those of very old programs do: for all others the file is one line. */
const oldLineEnds = (positions: Positions): Problem => ({
  code: "file/control-character",
  severity: "error",
  message: "The lines of this file end with a character (CR) that no longer ends a line.",
  label: "one line for most programs",
  help: "Save the file with the line ends of today: LF, or Windows (CRLF).",
  range: positions.range(0, 1),
  fixes: [
    {
      title: "Write line ends of today",
      safety: "safe",
      edits: [{ start: 0, end: positions.text.length, text: positions.text.replaceAll("\r", "\n") }],
    },
  ],
});
