/** Words of the file in a sentence, cut where they would fill it. */
export function quote(words: string, maxLength = 28): string {
  const line = words.replace(/\s+/g, " ").trim();
  return `“${line.length > maxLength ? `${line.slice(0, maxLength - 1).trimEnd()}…` : line}”`;
}

/** How many characters a message may have. */
export const maxMessage = 90;

/** The first of several sentences that is short enough for a message; else the last. */
export const fitting = (...sentences: readonly [string, ...string[]]): string =>
  sentences.find(({ length }) => length <= maxMessage) ?? sentences.at(-1) ?? sentences[0];

/** “a”, “b” and “c”; from the thirteenth on they are counted. */
export function listing(names: readonly string[], join = "and", max = 12): string {
  const shown = names.slice(0, max).map((name) => `“${name}”`);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(", ")} ${join} ${rest} more`;
  const last = shown.pop();
  return shown.length === 0 ? (last ?? "") : `${shown.join(", ")} ${join} ${last ?? ""}`;
}

/** A message about names: as many of them as it has room for, and the others are counted. Long names are cut. */
export function naming(names: readonly string[], sentence: (listed: string) => string, max = 12): string {
  const most = Math.min(max, names.length);
  let shortest = sentence(listing(names, "and", most));
  for (const length of [28, 18]) {
    const written = names.map((name) => quote(name, length).slice(1, -1));
    for (let count = most; count > 0; count -= 1) {
      shortest = sentence(listing(written, "and", count));
      if (shortest.length <= maxMessage) return shortest;
    }
  }
  return shortest;
}

/** a, b, c: a closed list to choose from. */
export const choices = (names: readonly string[]): string => names.join(", ");

/** A text as it can be written in the file whatever is in it. */
export const inQuotes = (text: string): string =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** `५०` and `٥٠` as `50`: the digits of every script, which come in tens from their zero on; with them the Arabic separators between digits. */
export const latinDigits = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      let value = 0;
      while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
      return String(value);
    })
    .replaceAll("٫", ".")
    .replaceAll("٬", ",");

/** A text as a part of a regular expression that stands for itself, whatever characters it has. */
export const escapeForRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const twoLetters: readonly (readonly [letter: RegExp, plain: string])[] = [
  [/ä|æ/g, "ae"],
  [/ö|ø|œ/g, "oe"],
  [/ü/g, "ue"],
  [/å/g, "aa"],
];

/** Letters that are no others with an accent. */
const oneOfThem: readonly (readonly [letter: RegExp, plain: string])[] = [
  [/ß/g, "ss"],
  [/æ/g, "ae"],
  [/œ/g, "oe"],
  [/ø/g, "o"],
  [/ł/g, "l"],
  [/[đð]/g, "d"],
  [/þ/g, "th"],
  [/ħ/g, "h"],
  [/ı/g, "i"],
];

const spelled = (word: string, letters: typeof twoLetters): string =>
  letters.reduce((text, [letter, plain]) => text.replace(letter, plain), word);

/** How people write a word with letters from a to z only: `plätze` as `plaetze` and as `platze`. Both are the same where it has no such letter. */
export function plainSpellings(word: string): readonly [long: string, short: string] {
  const lower = word.toLowerCase().normalize("NFC");
  const bare = (text: string): string =>
    spelled(text, oneOfThem)
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "");
  return [bare(spelled(lower, twoLetters)), bare(lower)];
}

/** Letters, digits and characters that no shell takes for its own. */
const plain = /^[\p{L}\p{N}_@%+=:,./{}-][\p{L}\p{N}_@%+=:,./{}#\\-]*$/u;

/** A word as shells take it for one: in double quotes where it has blanks or characters of theirs. */
export const quoted = (word: string): string => (plain.test(word) ? word : `"${word.replaceAll(/["$`]/g, "\\$&")}"`);

/** A command of this program, to be copied: `npx lintel check "Bike Shop/site.yaml"`. Without a word, what shows the site. */
export const commandOf = (...words: readonly string[]): string => ["npx lintel", ...words.map(quoted)].join(" ");
