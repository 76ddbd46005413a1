import { isMap, type Data } from "../../problem.ts";
import type { Field } from "../../language/field.ts";
import { mapOf, textOf } from "../../language/data.ts";
import { typefacesOf } from "../../site/theme/families.ts";
import type { Side } from "../side.ts";
import { filledWords, quoted, sectionName, shortened } from "./names.ts";
import { linkWords } from "./targets.ts";
import { spelledOut } from "./key-words.ts";
import { shownText } from "./shown-text.ts";

/** A value as visitors see it, on one line: ₹2,999 for a price, the words of a text, where a link leads. */
export function valueWords(side: Side, data: Data | undefined, { part, format }: Field): string {
  if (data === undefined || data === null) return "nothing";
  if (typeof data === "boolean") return data ? "yes" : "no";
  if (Array.isArray(data)) return shortened(data.map((item) => valueWords(side, item, {})).join(", "));
  if (isMap(data) && (part === "font" || part === "font-pair")) {
    const { text, heading } = typefacesOf(data);
    return `${text} for texts and ${heading} for headings`;
  }
  if (isMap(data)) return "a group of values";
  const { filler } = side.index;
  const value = part === "money" || part === "number" || part === "date" ? filler.value(data) : data;
  if (typeof value === "number") return part === "money" ? filler.formats.money(value) : filler.formats.number(value);
  const text = String(value);
  if (part === "date") return filler.formats.date(text) ?? text;
  if (part === "link") return linkWords(side, text);
  if (part === "badge") return badgeWords(side, text);
  if (part === "shared") return sectionName(side, mapOf(side.value["shared"])[text] ?? text);
  if (part === "collection") return quoted(spelledOut(text));
  if (part === "text" || part === "markdown" || part === "label" || part === "nav") return shownText(side, text, part);
  return displayName(text, format) ?? text;
}

function badgeWords(side: Side, key: string): string {
  const label = textOf(mapOf(mapOf(side.value["badges"])[key])["label"]);
  return label === undefined ? quoted(key) : quoted(filledWords(side, label));
}

/** The name of a language or a currency. */
function displayName(text: string, format: string | undefined): string | undefined {
  if (format !== "language" && format !== "currency") return undefined;
  try {
    const name = new Intl.DisplayNames(["en"], { type: format }).of(text);
    return name === undefined || name === text ? undefined : name;
  } catch {
    return undefined;
  }
}
