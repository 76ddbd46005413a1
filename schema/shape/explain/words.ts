import { dataAt } from "../../language/data-at.ts";
import { fieldAt } from "../../language/descriptor.ts";
import { plainSpellings, quote } from "../../language/words.ts";
import { isMap, type Data, type DataMap, type Path } from "../../problem.ts";

/** A single value in a sentence. */
export const quoteValue = (data: Data | undefined): string =>
  Array.isArray(data) || isMap(data) ? "this" : quote(String(data));

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

/** The text as an anchor, a key or a part of a path: lower-case words with hyphens. */
export const slug = (text: string): string =>
  plainSpellings(text)[0]
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
