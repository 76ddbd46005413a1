import { dataAt } from "../../language/data-at.ts";
import { fieldAt } from "../../language/descriptor.ts";
import { isMap, type Data, type DataMap, type Path } from "../../problem.ts";

/** Words of the file in a sentence, cut where they would fill it. */
export function quote(words: string, most = 28): string {
  const line = words.replace(/\s+/g, " ").trim();
  return `“${line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line}”`;
}

/** A single value in a sentence. */
export const quoteValue = (data: Data | undefined): string =>
  Array.isArray(data) || isMap(data) ? "this" : quote(String(data));

/** “a”, “b” and “c”; from the thirteenth on they are counted. */
export function listing(names: readonly string[], join = "and", most = 12): string {
  const shown = names.slice(0, most).map((name) => `“${name}”`);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(", ")} ${join} ${rest} more`;
  const last = shown.pop();
  return shown.length === 0 ? (last ?? "") : `${shown.join(", ")} ${join} ${last ?? ""}`;
}

/** a, b, c: a closed list to choose from. */
export const choices = (names: readonly string[]): string => names.join(", ");

/** The nearest key above or at the path: what people call the place. */
export function keyOf(path: Path): string {
  const key = path.findLast((step) => typeof step === "string");
  return typeof key === "string" ? key : "the file";
}

/** The place as a noun: this hero section, this item of “actions”, “image”. */
export function noun(value: DataMap, path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "the top level of the file";
  const field = fieldAt(value, path);
  if (path.length === 2 && path[0] === "routes") return "this page";
  if (field?.title?.endsWith("Section")) {
    const data = dataAt(value, path);
    const type = isMap(data) ? data["type"] : undefined;
    return typeof type === "string" && field.label !== undefined ? `this ${type} section` : "this section";
  }
  return typeof last === "number" ? `this item of “${keyOf(path)}”` : `“${last}”`;
}

/** The key in quotes, or the item of the list: the value that a sentence is about. */
export const subject = (path: Path): string =>
  typeof path.at(-1) === "number" ? `This item of “${keyOf(path)}”` : `“${keyOf(path)}”`;

/** A text as it can be written in the file whatever is in it. */
export const inQuotes = (text: string): string =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** The text as an anchor, a key or a part of a path: lower-case words with hyphens. */
export const slug = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
