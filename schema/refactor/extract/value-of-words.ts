import { formatNames, type FormatName, type Formats } from "../../site/format.ts";

/** What a fact holds so that texts show certain words, and the format that they need for it. */
export interface ValueOfWords {
  readonly value: string | number;
  readonly format?: FormatName;
}

/** The value behind words: the number of an amount where the site writes it so, else the words themselves. */
export function valueOfWords(words: string, formats: Formats): ValueOfWords {
  if (/^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/.test(words) && String(Number(words)) === words) return { value: Number(words) };
  const digits = /\d[\d.,\s’']*/u.exec(words)?.[0].trim() ?? "";
  for (const value of numbersOf(digits)) {
    const format = formatNames.find((name) => name !== "date" && formats[name](value) === words);
    if (format) return { value, format };
  }
  return { value: words };
}

/** A number with marks between its digits, with a point or a comma before the last of them, or with neither. */
function numbersOf(digits: string): readonly number[] {
  const last = /[.,](\d+)$/.exec(digits);
  const whole = Number(digits.replace(/\D/g, ""));
  const parted = last ? Number(`${digits.slice(0, last.index).replace(/\D/g, "")}.${last[1]}`) : whole;
  return digits === "" ? [] : [whole, parted].filter(Number.isFinite);
}
