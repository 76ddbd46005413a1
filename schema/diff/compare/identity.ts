import { fieldFor } from "../../language/descriptor.ts";
import type { Field } from "../../language/field.ts";
import { isMap, type Data } from "../../problem.ts";
import { textOf } from "../../language/data.ts";

/** What an item is surely known by. */
const idParts: ReadonlySet<string> = new Set(["key", "path", "anchor", "shared"]);

/** The values of a mapping whose fields have one of these parts, joined; nothing where there are none. */
function valuesOf(data: Data, field: Field, fits: (part: string) => boolean): string | undefined {
  if (!isMap(data)) return undefined;
  const found = Object.entries(field.properties ?? {}).flatMap(([key, own]) => {
    const { part } = fieldFor(own, undefined);
    const value = textOf(data[key]);
    return value !== undefined && part !== undefined && fits(part) ? [value] : [];
  });
  return found.length === 0 ? undefined : found.join("\n");
}

/** The name by which people know an item: its title, label or question; of a row its first cell. */
export function titleOf(data: Data, field: Field): string | undefined {
  if (Array.isArray(data)) return textOf(data[0]);
  if (!isMap(data)) return undefined;
  for (const key of ["title", "label", "question", "name", "caption"]) {
    const title = textOf(data[key]);
    if (title !== undefined && title.trim() !== "") return title;
  }
  for (const part of ["label", "text"])
    for (const [key, own] of Object.entries(field.properties ?? {})) {
      const value = fieldFor(own, undefined).part === part ? textOf(data[key]) : undefined;
      if (value !== undefined && value.trim() !== "") return value;
    }
  return undefined;
}

/** A text with the names and addresses that it would have in the new file. */
export type Current = (text: string, field: Field) => string;
const same: Current = (text) => text;
/** A text with its references filled in. */
export type Words = (text: string) => string;
const asWritten: Words = (text) => text;

/** What an item of a list may be known by, the surest first: its id, its title with where it leads, its title, where it leads. */
export function namesOf(
  data: Data,
  written: Field,
  currentOf: Current = same,
  wordsOf: Words = asWritten,
): (string | undefined)[] {
  const field = fieldFor(written, data);
  if (typeof data === "string") return [currentOf(data, field), wordsOf(data)];
  const title = titleOf(data, field);
  const href = valuesOf(data, field, (part) => part === "link");
  const link = href === undefined ? undefined : currentOf(href, { part: "link" });
  return [
    valuesOf(data, field, (part) => idParts.has(part)),
    title !== undefined && link !== undefined ? `${title}\n${link}` : undefined,
    title,
    title === undefined ? undefined : wordsOf(title),
    link ?? valuesOf(data, field, (part) => part === "file"),
  ];
}

/** The same for a section, given with what it takes from “shared”: its anchor, the shared section, its type with its heading. */
export function sectionNames(section: Data, effective: Data): (string | undefined)[] {
  if (!isMap(section) || !isMap(effective)) return [];
  const [type, title] = [textOf(effective["type"]), textOf(effective["title"])];
  return [
    textOf(section["anchor"]),
    textOf(section["use"]),
    type !== undefined && title !== undefined ? `${type}\n${title}` : undefined,
    title,
  ];
}
