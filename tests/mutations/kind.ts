/** A line of a site file, where it is, and a number to choose with. */
export interface Occasion {
  readonly line: string;
  readonly index: number;
  readonly lines: readonly string[];
  /** A number from 0 on; the same one makes the same mistake. */
  readonly pick: number;
}

/** Lines that take the place of others. */
export interface Change {
  /** How many lines it replaces, from the one of the occasion on; one by default. */
  readonly replaced?: number;
  readonly by: readonly string[];
  /** Lines, from 0 and counted from the one of the occasion, that may be blamed; by default all that were written. */
  readonly blamed?: readonly number[];
  /** The lines that the author meant, where they are not those that were there before. */
  readonly meant?: readonly string[];
}

/** One way in which a person changes a line. */
export interface Kind {
  readonly name: string;
  /** Nothing where the line gives no occasion. */
  readonly apply: (occasion: Occasion) => Change | undefined;
  /** Whether it may leave a file that is right: a note deleted, a text that reads differently. */
  readonly mayBeRight?: boolean;
}

/** A mistake made by writing one line in another way. */
export const onLine = (
  name: string,
  apply: (line: string, occasion: Occasion) => string | undefined,
  mayBeRight = false,
): Kind => ({
  name,
  mayBeRight,
  apply: (occasion) => {
    if (/^\s*(?:#.*)?$/.test(occasion.line)) return undefined;
    const line = apply(occasion.line, occasion);
    return line === undefined || line === occasion.line ? undefined : { by: [line] };
  },
});

/** One of several, by a number. */
export const oneOf = <T>(all: readonly T[], pick: number): T | undefined => all[pick % Math.max(1, all.length)];

/** A word with a typo: two letters swapped, one left out, one typed twice, one replaced. */
export function typo(word: string, pick: number): string {
  const at = 1 + (Math.floor(pick / 4) % Math.max(1, word.length - 2));
  const typos = [
    word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + (word[at] ?? "") + word.slice(at),
    word.slice(0, at) + (word[at] === "x" ? "z" : "x") + word.slice(at + 1),
  ];
  const slipped = oneOf(typos, pick) ?? word;
  return slipped === word ? `${word}x` : slipped;
}

/** A line of keys and values, taken apart: `- title: Home # note`. */
export interface Pieces {
  /** Indentation and dashes. */
  readonly lead: string;
  readonly key: string;
  readonly value: string;
  /** The comment with the spaces before it. */
  readonly note: string;
}

export function piecesOf(line: string): Pieces | undefined {
  const [, lead = "", key = "", rest = ""] = /^(\s*(?:- )*)([A-Za-z][\w-]*): (\S.*)$/.exec(line) ?? [];
  if (key === "") return undefined;
  const note = /\s+# .*$/.exec(rest)?.[0] ?? "";
  return { lead, key, value: rest.slice(0, rest.length - note.length), note };
}

/** A line whose value is plain text without any special character. */
export function plainText(line: string): Pieces | undefined {
  const pieces = piecesOf(line);
  return pieces && textKeys.has(pieces.key) && /^[A-Za-z][\w ,.;?()’–-]+$/.test(pieces.value) ? pieces : undefined;
}

/** Keys whose value is words. */
const textKeys = new Set(["title", "text", "intro", "description", "question", "answer", "label", "caption", "hint"]);

/** Whether the line belongs to a text that is written below a bar. */
export function isInBlock(lines: readonly string[], index: number): boolean {
  const indent = indentOf(lines[index] ?? "");
  for (let above = index - 1; above >= 0; above -= 1) {
    const line = lines[above] ?? "";
    if (line.trim() === "" || indentOf(line) >= indent) continue;
    return /[|>][+-]?\s*$/.test(line) || (isInBlock(lines, above) && !/^\s*(?:- )?[A-Za-z][\w-]*:/.test(line));
  }
  return false;
}

export const indentOf = (line: string): number => line.length - line.trimStart().length;
