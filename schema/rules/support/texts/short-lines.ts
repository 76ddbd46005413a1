import type { Line } from "./long-texts.ts";

/** Where nobody ends a line because it is long. */
const narrow = 48;

/** `a)`, `(a)`, `B.`, `iv)`, `§ 2`: there are no lists with letters. */
const lettered = /^(?:\(?(?:[a-h]|[ivx]{1,4}|[A-H]|[IVX]{1,4})[.)]|§ ?\d+)\s+\S/;

/** What begins a line of an address, but no item of a list. */
const begins = /^(?:\p{Lu}|\p{N}(?!\p{N}*[.)]\s)|[{+§(“"]|\*\*)/u;

const endOfSentence = /[.!?:;…]["”»)]?$/;

const firstWord = ({ words }: Line): string => /^\S*/.exec(words)?.[0] ?? "";

/** Whether the first word of the next line had room in a line of so many characters. */
export const hadRoom = (line: Line, next: Line, width: number): boolean =>
  line.words.length + 1 + firstWord(next).length <= width;

/** Whether the lines of a paragraph are to stay lines: each ends though there was room, and no sentence ended. */
export function areApart(lines: readonly Line[]): boolean {
  const [first, ...rest] = lines;
  if (!first || rest.length === 0) return false;
  if (rest.every(({ words }) => lettered.test(words))) return true;
  const isShort = (next: Line, index: number): boolean => {
    const line = lines[index] ?? next;
    return hadRoom(line, next, narrow) && !endOfSentence.test(line.words) && begins.test(next.words);
  };
  return rest.length > 1 && !/^[-+*•–]/.test(first.words) && rest.every(isShort);
}
