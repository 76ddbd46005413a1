/** What closes each bracket. */
export const partners: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** What a piece of a line leaves open; the first bracket that closes nothing; the first comment. Minus one where there is none. */
interface Scan {
  readonly open: readonly string[];
  readonly extra: number;
  readonly hash: number;
  readonly quoteAt: number;
}

/** Reads a piece of a line: brackets, quotes, comments. */
export function scan(text: string): Scan {
  const open: string[] = [];
  const nothing = { open, extra: -1, hash: -1, quoteAt: -1 };
  let quoteAt = -1;
  for (const [at, character] of text.split("").entries()) {
    if (quoteAt >= 0) quoteAt = character === text[quoteAt] ? -1 : quoteAt;
    else if ((character === '"' || character === "'") && /[\s,:{[]/.test(text[at - 1] ?? " ")) quoteAt = at;
    else if (character === "#" && /\s/.test(text[at - 1] ?? "")) return { ...nothing, hash: at };
    else if (character === "{" || character === "[") open.push(character);
    else if (character === "}" || character === "]") {
      if (partners[open.at(-1) ?? ""] !== character) return { ...nothing, open, extra: at };
      open.pop();
    }
  }
  return { ...nothing, quoteAt };
}
