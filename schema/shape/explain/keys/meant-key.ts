import { fieldAt, fieldFor, kindsOfKey, knownKeys, typesOf } from "../../../language/descriptor.ts";
import type { Field } from "../../../language/field.ts";
import { insteadOfKey, synonymsOf } from "../../../language/names.ts";
import { isMap, type Data, type DataMap, type Path } from "../../../problem.ts";
import { distance } from "../../../reader/distance.ts";
import { nearest } from "../../../reader/nearest.ts";
import type { Context } from "../context.ts";
import { mapAt } from "../map-at.ts";
import { itemAbove } from "./item-above.ts";
import { listFor } from "./listed.ts";
import { isOpposite } from "./opposites.ts";

/**
 * The key that was surely meant: nearest in letters, or another word for a key that is not there yet, or what is left
 * of the keys that have to be there.
 */
export function meantKey(context: Context, path: Path, key: string): string | undefined {
  const field = fieldAt(context.value, path);
  const present = mapAt(context.value, path);
  if (!field || isOpposite(key) || itemAbove(context, path, key)) return undefined;
  const free = knownKeys(field).filter((name) => !Object.hasOwn(present, name));
  const near = nearest(key, free);
  if (near !== undefined) return near;
  const missing = (field.required ?? []).filter((name) => free.includes(name));
  if (listFor(field, missing, key) !== undefined) return undefined;
  const other = synonymsOf(key).filter(
    (name) => free.includes(name) && isOfKind(field, name, present[key] ?? null) && !holds(field, name, key),
  );
  const wanted = other.find((name) => missing.includes(name)) ?? (other.length === 1 ? other[0] : undefined);
  // Of another word with a value that does not fit either, all is said in one problem.
  if (
    wanted !== undefined &&
    (missing.includes(wanted) || fits(field.properties?.[wanted] ?? {}, present[key] ?? null))
  )
    return wanted;
  const close = missing.filter(
    (name) =>
      // Words with a capital or a space are no keys that were misspelt.
      /^\p{Ll}[\p{L}\p{N}_-]*$/u.test(key) &&
      fits(field.properties?.[name] ?? {}, present[key] ?? null) &&
      distance(key.toLowerCase(), name.toLowerCase()) <= Math.max(key.length, name.length) / 2,
  );
  return close.length === 1 ? close[0] : onlyMissing(context, field, missing, present, key);
}

/**
 * The one key that has to be there and is not, for the one key that is not known there: `demande` beside `answer`. A key that is known
 * elsewhere, such as `label` or `icon`, is meant for it where it is the same kind of words.
 */
function onlyMissing(
  { value }: Context,
  field: Field,
  missing: readonly string[],
  present: DataMap,
  key: string,
): string | undefined {
  const [only, other] = missing;
  // Of many unknown keys each would be compared with all others.
  if (only === undefined || other !== undefined) return undefined;
  const known = knownKeys(field);
  const isOnly = Object.keys(present).every((name) => name === key || known.includes(name));
  const wanted = fieldFor(field.properties?.[only] ?? {}, null);
  const data = present[key] ?? null;
  const heardOf = [key, ...synonymsOf(key)].filter((name) => kindsOfKey(name) !== undefined);
  const isMeant =
    isMadeFor(wanted, data) ||
    (wanted.part === "collection" &&
      isMap(value["collections"]) &&
      typeof data === "string" &&
      Object.hasOwn(value["collections"], data)) ||
    (heardOf.length > 0 ? heardOf.some((name) => isSamePart(name, wanted, data)) : insteadOfKey(key) === undefined);
  return isOnly && isMeant && fits(wanted, data) ? only : undefined;
}

/** Whether a list of mappings has all keys that the items of a field need, and no other: its name alone is another one. */
function isMadeFor({ items }: Field, data: Data): boolean {
  const isItem = (item: Data): boolean => {
    const field = fieldFor(items ?? {}, item);
    const { required = [] } = field;
    const [written, known] = [isMap(item) ? Object.keys(item) : [], knownKeys(field)];
    return (
      written.length > 1 &&
      required.every((key) => written.includes(key)) &&
      written.every((key) => known.includes(key))
    );
  };
  return items !== undefined && Array.isArray(data) && data.length > 0 && data.every(isItem);
}

const wordParts = ["label", "text", "markdown"];

/** Whether a key is elsewhere what is wanted here: a link, an icon, words of this length. */
function isSamePart(key: string, { part = "", budget = Infinity }: Field, data: Data): boolean {
  const kinds = kindsOfKey(key);
  if (!wordParts.includes(part)) return kinds?.has(part) === true;
  return (
    wordParts.some((one) => kinds?.has(one)) && !isMap(data) && !Array.isArray(data) && String(data).length <= budget
  );
}

/** Whether a key belongs inside another one, and is no other word for it: `image` inside `side`. */
const holds = (field: Field, name: string, key: string): boolean =>
  knownKeys(fieldFor(field.properties?.[name] ?? {}, null)).includes(key);

/** Whether a value is of a kind that a key takes: a text is not proposed as a list. */
const isOfKind = (field: Field, name: string, data: Data): boolean =>
  hasKind(fieldFor(field.properties?.[name] ?? {}, data), data);

function hasKind(field: Field, data: Data): boolean {
  const types = typesOf(field);
  if (types.length === 0) return true;
  const kind = Array.isArray(data) ? "array" : data === null ? "null" : typeof data;
  const isWhole = Number.isInteger(data) && types.includes("integer");
  return types.includes(kind) || isWhole || (types.includes("string") && kind === "number");
}

/** Whether a value may stand there: it is of the kind, one of the words that there are, and so are its items. */
function fits(field: Field, data: Data): boolean {
  const own = fieldFor(field, data);
  if (own.enum && !own.enum.includes(data)) return false;
  if (Array.isArray(data)) return hasKind(own, data) && data.every((item) => fits(own.items ?? {}, item));
  return hasKind(own, data) && (!isMap(data) || (typesOf(own).includes("object") && !isOfOthers(own, data)));
}

/** Whether none of the keys of a mapping is one of those that a field takes: `de` and `en` are no labels. */
export function isOfOthers(field: Field, data: Data): boolean {
  const known = knownKeys(field);
  const written = isMap(data) ? Object.keys(data) : [];
  const isKnown = (name: string): boolean =>
    nearest(name, known) !== undefined || synonymsOf(name).some((one) => known.includes(one));
  return (
    written.length > 0 && known.length > 0 && typeof field.additionalProperties !== "object" && !written.some(isKnown)
  );
}
