import { onLine, piecesOf, plainText, type Kind } from "./kind.ts";

/* What a person types who knows other programs: their marks, their line ends, their notes. */

/** A change of the words of a line of plain text. */
const inWords = (name: string, change: (words: string) => string | undefined): Kind =>
  onLine(name, (line) => {
    const pieces = plainText(line);
    const words = pieces && pieces.note === "" ? change(pieces.value) : undefined;
    return pieces && words !== undefined ? `${pieces.lead}${pieces.key}: ${words}` : undefined;
  });

const onSecondWord = (words: string, mark: (word: string) => string): string | undefined =>
  /^\S+ [A-Za-z]+ /.test(words) ? words.replace(/(?<=^\S+ )[A-Za-z]+/, mark) : undefined;

export const typedTextKinds: readonly Kind[] = [
  inWords("marks of a forum", (words) => onSecondWord(words, (word) => `[b]${word}[/b]`)),
  inWords("name of a character", (words) => words.replace(/(?<=\w) (?=\w)/, "&nbsp;")),
  inWords("semicolon at the end", (words) => (/\w$/.test(words) ? `${words};` : undefined)),
  inWords("quotation mark at the end", (words) => (/[a-z.]$/.test(words) ? `${words}”` : undefined)),
  inWords("note of a program", (words) => (words.endsWith(".") ? `${words} // better words?` : undefined)),
  onLine("amount with the name of its currency", (line) => {
    const pieces = piecesOf(line);
    return pieces?.key === "price" && /^\d+$/.test(pieces.value)
      ? `${pieces.lead}price: ${pieces.value} euros${pieces.note}`
      : undefined;
  }),
];
