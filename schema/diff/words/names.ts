import { childField, fieldFor, root } from "../../language/descriptor.ts";
import type { Field } from "../../language/field.ts";
import type { Data, Path } from "../../problem.ts";
import { titleOf } from "../compare/identity.ts";
import { mapOf, textOf } from "../../language/data.ts";
import { effectiveSection, type Side } from "../side.ts";
import { frameWords, spelledOut } from "./key-words.ts";

const maxLength = 48;

/** Words on one line, cut where they would fill it. */
export const shortened = (words: string, max = maxLength): string => {
  const line = words.replace(/\s+/g, " ").trim();
  return line.length > max ? `${line.slice(0, max - 1).trimEnd()}…` : line;
};

export const quoted = (words: string): string => `“${shortened(words)}”`;

/** A text without marks, with its references filled in. */
export const filledWords = ({ index }: Side, text: string): string =>
  index.filler.words(text).replace(/\*\*|`|\[([^\]]*)\]\([^)]*\)/g, (_, words: string | undefined) => words ?? "");

/** A value on the way to a place: the page, the section, the item. */
export interface Holder {
  readonly path: Path;
  readonly data: Data;
  readonly field: Field;
}

/** All values on the way to a place, from the top of the file to the value itself. A section has what it takes from “shared”. */
export function holdersOf({ value }: Side, path: Path): Holder[] {
  const holders: Holder[] = [];
  let data: Data = value;
  let field = fieldFor(root, data);
  for (const [index, step] of path.entries()) {
    const next: Data | undefined = Array.isArray(data) ? data[Number(step)] : mapOf(data)[String(step)];
    const isSection = path[0] === "routes" && index === 3;
    const effective: Data = isSection && next !== undefined ? effectiveSection(value, next) : (next ?? null);
    field = fieldFor(childField(field, step) ?? {}, effective);
    data = effective;
    holders.push({ path: path.slice(0, index + 1), data, field });
  }
  return holders;
}

/** What people call a value that has a name: “Prices”, the button “Start”, the badge “New”. Nothing where it has none. */
export function nameOf(side: Side, { path, data, field }: Holder): string | undefined {
  if (path[0] === "routes" && path.length === 4) return sectionName(side, data);
  if (path[0] === "shared" && path.length === 2) return `the shared section ${sectionName(side, data)}`;
  if (path[0] === "routes" && path.length === 2) return pageName(side, data);
  const isEntry = path.length === (path[0] === "badges" ? 2 : 3) && (path[0] === "badges" || path[0] === "collections");
  const isItem = typeof path.at(-1) === "number" || isEntry;
  const title = isItem ? titleOf(data, field) : ownTitle(data);
  const name = title === undefined ? undefined : quoted(filledWords(side, title));
  if (path[0] === "badges" && path.length === 2) return `the badge ${name ?? quoted(spelledOut(String(path[1])))}`;
  if (path[0] === "collections" && path.length === 3) return name ?? quoted(spelledOut(String(path[2])));
  if (path[0] === "menus" && path[1] === "variants" && path.length < 4)
    return path.length === 3 ? `the menus ${quoted(spelledOut(String(path[2])))}` : undefined;
  if (path[0] === "menus" && path.length === (path[1] === "variants" ? 4 : 2)) return frameWords(String(path.at(-1)));
  if (name === undefined || field.part === "image") return undefined;
  return field.part?.endsWith("action") === true ? `the button ${name}` : name;
}

/** The title or label of a mapping that is no item: it has others that do not name it. */
const ownTitle = (data: Data): string | undefined => textOf(mapOf(data)["title"]) ?? textOf(mapOf(data)["label"]);

/** “FAQ”; the hero where the section has no heading. */
export function sectionName(side: Side, section: Data): string {
  const map = mapOf(section);
  for (const key of ["title", "nav"]) {
    const words = textOf(map[key]);
    if (words !== undefined && words.trim() !== "") return quoted(filledWords(side, words));
  }
  const type = textOf(map["type"]) ?? textOf(map["use"]);
  return type === undefined ? "a section" : `the “${spelledOut(type)}” section`;
}

/** “Prices”; the address where the page has no title; the start page, whose title says what the site is. */
export function pageName(side: Side, page: Data): string {
  const map = mapOf(page);
  if (map["path"] === "/") return "the start page";
  const title = textOf(map["title"]) ?? textOf(map["path"]);
  return title === undefined ? "a page" : quoted(filledWords(side, title));
}
