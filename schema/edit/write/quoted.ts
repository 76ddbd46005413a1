import type { Style } from "../../reader/tree.ts";
import { isPlain, unprintable, type Surroundings } from "./plain.ts";

const escapes: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  '"': '\\"',
  "\n": "\\n",
  "\t": "\\t",
  "\r": "\\r",
};

const escaped = (character: string): string =>
  escapes[character] ?? `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;

const inDouble = (text: string): string =>
  `"${text.replace(new RegExp(`[\\\\"\\n\\t]|${unprintable.source}`, "gu"), escaped)}"`;

const inSingle = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const fitsSingle = (text: string): boolean => !/[\n\t]/.test(text) && !unprintable.test(text);

/** How a value is written so far. */
export interface Written {
  readonly style: Style;
  readonly raw: string;
}

/** A text on one line, in the style that it has so far where that can hold it. */
export function textOnLine(
  text: string,
  place: Surroundings,
  { style, raw }: Written = { style: "plain", raw: "" },
): string {
  if ((style === "plain" || style === "block") && isPlain(text, place, style === "plain" ? raw : "")) return text;
  if (style === "single" && fitsSingle(text)) return inSingle(text);
  if (style === "double") return inDouble(text);
  return /["\\]/.test(text) && fitsSingle(text) ? inSingle(text) : inDouble(text);
}

/** A single value on one line. */
export function scalarOnLine(value: string | number | boolean | null, place: Surroundings, before?: Written): string {
  return typeof value === "string" ? textOnLine(value, place, before) : String(value);
}

/** A key, in the quotes that it has so far. */
export const keyText = (name: string, before?: Written): string => textOnLine(name, "flow", before);
