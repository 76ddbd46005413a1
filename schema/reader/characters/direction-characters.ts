/** Letters of a writing that runs from right to left. */
const rightToLeft = /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/;

/** Characters that nobody sees: marks that say which way something belongs, and characters that turn what follows, with those that end it. */
const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** What is compared letter by letter: an address, the name of a file. */
const exact = /^(?:[/#]|https?:|mailto:|tel:|www\.)|@|\.[a-z]\w{1,4}$/i;

/** Where a character, here `!`, stands in or beside a key, in front of a dash, or around the quotes of a value. */
const misplaced =
  /(?:^|[{,]) *(?:- +)*["']?(?:!["']?[\w-]+["']?:|[\w-]+(?:![\w-]*["']?:|["']!:|["']?:!))|^ *! *-(?: |$)|(?:^|[-:[{,]) *!["'|>[{]|(?:^ *(?:- +)*|[\w-]: +|[[{] *)(["'])[^"']*\1!/;

/** What parts words from each other, in texts and in brackets. */
const apart = /[\s"'()[\]{},<>]/;

/** How many characters of a line are looked at one by one, and how much of the line around each: a line may be a megabyte long. */
const maxInLine = 200;
const maxAround = 500;

/**
 * The characters of direction that do harm. In a line with words from right to left they are needed, except in keys and addresses, and
 * where one turns words and nothing ends it. What forces an order on letters is never needed.
 */
export function* directionCharacters(text: string): Iterable<{ readonly 0: string; readonly index: number }> {
  let line = { text: "", start: 0, end: -1, isRightToLeft: false, areClosed: false };
  let inLine = 0;
  for (const one of text.matchAll(direction)) {
    if (one.index > line.end) {
      line = lineAround(text, one.index);
      inLine = 0;
    }
    inLine += 1;
    const isJudged = line.isRightToLeft && inLine <= maxInLine && (line.areClosed || one[0].search(turns) === -1);
    if (!isJudged || !isNeeded(line.text, one.index - line.start)) yield one;
  }
}

function lineAround(text: string, index: number) {
  const start = text.lastIndexOf("\n", index) + 1;
  const next = text.indexOf("\n", index);
  const end = next === -1 ? text.length : next;
  const line = text.slice(start, end);
  return { text: line, start, end, isRightToLeft: rightToLeft.test(line), areClosed: areClosed(line) };
}

function isNeeded(line: string, at: number): boolean {
  const from = Math.max(0, at - maxAround);
  // What is cut begins no line.
  const before = (from > 0 ? "." : "") + line.slice(from, at);
  const after = line.slice(at, at + maxAround);
  const [left, right] = [before, after].map((part) => part.replace(direction, "").replaceAll("!", "."));
  return !misplaced.test(`${left}!${right}`) && !exact.test(wordAround(before + after, before.length));
}

/** The word that a character stands in or beside. */
function wordAround(line: string, at: number): string {
  let [start, end] = [at, at];
  while (start > 0 && !apart.test(line.charAt(start - 1))) start -= 1;
  while (end < line.length && !apart.test(line.charAt(end))) end += 1;
  return line.slice(start, end).replace(direction, "");
}

/** Whether each character of a line that turns words is ended by its partner, the inner one first. */
function areClosed(line: string): boolean {
  const open: string[] = [];
  for (const [character] of line.matchAll(turns)) {
    if ("\u202d\u202e".includes(character)) return false;
    if (!"\u202c\u2069".includes(character)) open.push(character < "\u2066" ? "\u202c" : "\u2069");
    else if (open.pop() !== character) return false;
  }
  return open.length === 0;
}
