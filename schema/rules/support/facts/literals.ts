import { escapeForRegExp } from "../../../language/words.ts";
/** A number in a text, with what stands around it. Positions count characters of the text. */
export interface Literal {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** With its currency symbol, with a percent sign, or with a word that it counts. */
  readonly kind: "money" | "percent" | "counted";
  /** Where the number itself stops. */
  readonly numberEnd: number;
  /** The word that it counts. */
  readonly unit: string;
}

const between = "(?:business|working|calendar|full|free|more|extra)";

/** Reads numbers out of texts. `symbols`: how the site's currency is written before a number. */
export function literalReader(symbols: readonly string[]): (text: string) => Literal[] {
  const symbol = `(?:${symbols.map(escapeForRegExp).join("|")})`;
  const pattern = new RegExp(
    `(?<![\\w.,–/-])(${symbol}\\s?)?(\\d+(?:,\\d{2,3})*(?:\\.\\d+)?)(?![\\d–]|[.,/-]\\d)(\\s?%|[\\s-]${between}?[\\s-]?[a-z]{3,})?`,
    "giu",
  );
  return (text) =>
    // What is filled in is no literal.
    [...text.replace(/\{[^{}]*\}/g, (found) => "\u0000".repeat(found.length)).matchAll(pattern)].flatMap(
      (match): Literal[] => {
        const [whole, before = "", digits = "", after = ""] = match;
        const start = match.index;
        const value = Number(digits.replaceAll(",", ""));
        const numberEnd = start + before.length + digits.length;
        if (before !== "") return [{ start, end: numberEnd, numberEnd, value, kind: "money", unit: "" }];
        if (after.endsWith("%"))
          return [{ start, end: start + whole.length, numberEnd, value, kind: "percent", unit: "" }];
        const unit = /[a-z]+$/i.exec(after)?.[0] ?? "";
        return unit === "" ? [] : [{ start, end: start + whole.length, numberEnd, value, kind: "counted", unit }];
      },
    );
}
