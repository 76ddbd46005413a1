import type { Problem } from "../problem.ts";
import { foreignFile } from "./foreign-file.ts";
import { Positions } from "./positions.ts";

/** The text of a file, or why it has none. */
export type Decoded =
  | { readonly text: string; readonly problem?: undefined }
  | { readonly text: string; readonly problem: Problem };

/** As much of a file as says what it is, in characters. */
const maxHead = 1000;

const help = "Save it again in your editor with the encoding UTF-8.";

/** Decodes bytes as UTF-8, strictly: a letter that cannot be read is a problem with its line, not a question mark on the page. */
export function decode(bytes: Uint8Array, file: string): Decoded {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isWide)
    return {
      text: "",
      problem: {
        code: "file/encoding",
        severity: "error",
        message: "The file is saved as UTF-16; it has to be UTF-8.",
        help,
        file,
        range: rangeAt("", 0, 0),
      },
    };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    const good = lengthOfGood(bytes);
    // A letter that is cut off at the end is not one yet.
    const before = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, good), { stream: true });
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const foreign = foreignFile(new Positions(text.slice(0, maxHead)));
    if (foreign) return { text, problem: { ...foreign, file } };
    const message = "A letter here is not written as UTF-8 and cannot be read.";
    return {
      text,
      problem: {
        code: "file/encoding",
        severity: "error",
        message,
        label: "cannot be read",
        help,
        file,
        range: rangeAt(before, before.length, before.length + 1),
      },
    };
  }
}

/** How many bytes at the start are UTF-8: halving finds it in a few steps. */
function lengthOfGood(bytes: Uint8Array): number {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isGood(bytes.subarray(0, middle))) low = middle;
    else high = middle - 1;
  }
  return low;
}

function isGood(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function rangeAt(before: string, start: number, end: number): Problem["range"] {
  const line = before.split("\n").length;
  const column = before.length - before.lastIndexOf("\n");
  return { start: { line, column, offset: start }, end: { line, column: column + end - start, offset: end } };
}
