import type { Problem } from "../problem.ts";
import { misreadFile } from "./characters/misread-file.ts";
import { foreignFile } from "./foreign-file.ts";
import { tooManyBraces, tooManyLines } from "./guard.ts";
import type { Positions } from "./positions.ts";

/** How large a text may be, in characters: a site of a thousand pages is far below. */
export const sizeLimit = 8 * 1024 * 1024;

/** More zero bytes than this are a file of another encoding, or none of text. */
const maxZeros = 8;

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
