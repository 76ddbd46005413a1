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

/**
 * The characters of direction that do harm. In a line with words from right to left they are needed, except in keys and addresses, and
 * where one turns words and nothing ends it. What forces an order on letters is never needed.
 */
export function* directionCharacters(text: string): Iterable<{ readonly 0: string; readonly index: number }> {
  for (const one of text.matchAll(direction)) {
    const { 0: character, index } = one;
    const start = text.lastIndexOf("\n", index) + 1;
    const end = text.indexOf("\n", index);
    const line = text.slice(start, end === -1 ? undefined : end);
    if (!isNeeded(line, index - start, character)) yield one;
  }
}

function isNeeded(line: string, at: number, character: string): boolean {
  if (!rightToLeft.test(line)) return false;
  if (character.search(turns) === 0 && !areClosed(line)) return false;
  const [before, after] = [line.slice(0, at), line.slice(at)].map((part) => part.replace(direction, ""));
  return (
    !misplaced.test(`${before?.replaceAll("!", ".")}!${after?.replaceAll("!", ".")}`) &&
    !exact.test(wordAround(line, at))
  );
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
