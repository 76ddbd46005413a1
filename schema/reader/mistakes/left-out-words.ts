/* What chats, mails and documentation write in place of lines that they leave out. */

/** Words for lines that are not there. */
const rest =
  "rest|remaining|remainder|others?|existing|previous|übrigen?|restlichen?|weiteren?|anderen?|bisherigen?|reste|autres?|restantes?|resto|otr[ao]s";

/** What is said of them: they are as they were. */
const kept =
  "unchanged|omitted|truncated|snipped|as before|as (?:it|they) (?:is|are|was|were)|(?:stays?|remains?) the same|unverändert|wie (?:bisher|vorher|gehabt)|gekürzt|inchangée?s?|comme avant|sin cambios|igual(?:es)?";

const left = new RegExp(
  `(?<!\\p{L})(?:${rest}|${kept}|more|same|continues?|stays?|remains?|keep|etc|usw|bleib\\w*|gleich)(?!\\p{L})`,
  "iu",
);

/** `... rest of the pages ...`: points that stand for lines, also one below the other, and scissors. */
const points = /^[\s([{<*–-]*(?:\.{3,}|(?:\. ){2,}\.|…|⋮|8<|✂)/u;

/** `(the other pages are unchanged)`: without points, the words alone must say it. */
const isSaid = new RegExp(
  `^\\W*(?:the |all |your |my |keep |der |die |das |alle |le |les |el |los |las )*(?:${rest})(?!\\p{L}).*(?<!\\p{L})(?:${kept}|goe?s? here|here|hier|ici|aquí)\\W*$`,
  "iu",
);

/** `[badges unchanged]`: what brackets, or the mark of a note, leave no doubt of. */
const isKept = new RegExp(`(?<!\\p{L})(?:${kept})\\W*$`, "iu");

/** `[snip]`: one word that says it where it stands alone. */
const isShortened = /^\W*(?:snip|snipped|truncated|omitted|shortened|gekürzt|tronqué|recortado)\W*$/iu;

/** How long a line is that stands for others. */
const maxLength = 80;

/** Whether words are nothing but points, with or without brackets around them. */
const arePoints = (words: string): boolean => points.test(words) && !/[\p{L}\p{N}]/u.test(words.replace("8<", ""));

/** Whether words that are no text of the site stand for lines that are not there. */
export const standForLines = (words: string): boolean =>
  isSaid.test(words) || isShortened.test(words) || (points.test(words) && (left.test(words) || arePoints(words)));

/** Whether they do where brackets stand around them. */
export const standForLinesInBrackets = (words: string): boolean => words.length <= maxLength && left.test(words);

/** Whether they do behind the mark of a note in another language. */
export const isStandInNote = (words: string): boolean => words.length <= maxLength && isKept.test(words);

/** Whether an item does, which may be a text that begins with points. */
export const isStandInItem = (words: string): boolean => points.test(words) && isKept.test(words);
