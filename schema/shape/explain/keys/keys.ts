import { fieldAt, fieldFor, sectionField, sectionTypes, typesOf, type Field } from "../../../language/descriptor.ts";
import { distance, nearest } from "../../../reader/nearest.ts";
import type { DataMap, Path, Problem } from "../../../problem.ts";
import { oddKey, type OddKey } from "../../yaml-traps/keys.ts";
import type { Context } from "../context.ts";
import { replace } from "../fixes.ts";
import { knownKeys } from "../../../language/known-keys.ts";
import { mapAt } from "../map-at.ts";
import { explainMisplaced } from "./misplaced.ts";
import { explainOtherWord, ownKeysFirst } from "./other-words.ts";
import { synonymsOf } from "../../../language/names.ts";
import { choices, listing, quote } from "../../../language/words.ts";
import { noun } from "../words.ts";

/**
 * The key that was surely meant: nearest in letters, or another word for a key that is not there yet, or what is left
 * of the keys that have to be there.
 */
export function meantKey(context: Context, path: Path, key: string): string | undefined {
  const field = fieldAt(context.value, path);
  const present = mapAt(context.value, path);
  if (!field) return undefined;
  const free = knownKeys(field).filter((name) => !Object.hasOwn(present, name));
  const near = nearest(key, free);
  if (near !== undefined) return near;
  const missing = (field.required ?? []).filter((name) => free.includes(name));
  const other = synonymsOf(key).filter((name) => free.includes(name) && fits(field, name, present[key]));
  const wanted = other.find((name) => missing.includes(name)) ?? (other.length === 1 ? other[0] : undefined);
  if (wanted !== undefined) return wanted;
  const close = missing.filter(
    (name) => distance(key.toLowerCase(), name.toLowerCase()) <= Math.max(key.length, name.length) / 2,
  );
  return close.length === 1 ? close[0] : undefined;
}

/** Whether a value is of a kind that a key takes: a text is not proposed as a list. */
function fits(field: Field, name: string, data: DataMap[string] | undefined): boolean {
  const types = typesOf(fieldFor(field.properties?.[name] ?? {}, data));
  if (types.length === 0) return true;
  const kind = Array.isArray(data) ? "array" : data === null ? "null" : typeof data;
  return types.includes(kind) || (types.includes("string") && kind === "number");
}

/** A key that is the right one but for the way it is written. */
export function oddlyWritten({ source, value }: Context, path: Path, key: string): OddKey | undefined {
  const present = mapAt(value, path);
  const free = knownKeys(fieldAt(value, path) ?? {}).filter((name) => !Object.hasOwn(present, name));
  return oddKey(source, [...path, key], free);
}

/** A key with a typo of the fingers, which is checked as the key that was meant. `path` leads to it as written. */
export function explainTypo({ source, value }: Context, path: Path, key: string, meant: string): Problem {
  const at = [...path, key];
  const range = source.locate(at, "key");
  return {
    code: "shape/unknown-key",
    severity: "error",
    message: `${quote(key)} is not a key of ${noun(value, path)}. Did you mean “${meant}”?`,
    label: `perhaps “${meant}”`,
    help: `Write “${meant}” in place of ${quote(key)}.`,
    range,
    at,
    fixes: replace(`Write “${meant}”`, "review", { start: range.start.offset, end: range.end.offset }, meant),
  };
}

/** A key that does not belong where it stands. */
export function explainKey(context: Context, path: Path, key: string): Problem {
  const { source, value } = context;
  const at = [...path, key];
  const field = fieldAt(value, path) ?? {};
  const known = knownKeys(field);
  const place = noun(value, path);
  const common = { severity: "error", range: source.locate(at, "key"), at } as const;
  if (field.properties?.[key]?.computed)
    return {
      ...common,
      code: "shape/unknown-key",
      message: `“${key}” is computed; it is not written.`,
      label: "computed",
      help: "Delete the line.",
    };
  const misplaced = explainMisplaced(context, path, key);
  if (misplaced) return misplaced;
  const type = mapAt(value, path)["type"];
  const other = field.label !== undefined && typeof type === "string" ? typesWith(key) : [];
  const meant = explainOtherWord(context, path, key);
  if (meant) return { ...common, ...meant, code: other.length > 0 ? "shape/key-of-other-type" : "shape/unknown-key" };
  if (other.length > 0)
    return {
      ...common,
      code: "shape/key-of-other-type",
      message: `A ${type} section has no “${key}”.`,
      label: `not in ${type}`,
      help: `These types have it: ${choices(other.slice(0, 12))}.\nKeys of ${type}: ${choices(ownKeysFirst(field))}.`,
    };
  const again = nearest(key, known);
  const help =
    again === undefined
      ? `Its keys are ${listing(ownKeysFirst(field), "and", 24)}.`
      : `“${again}” is there already. Delete one of the two lines.`;
  return {
    ...common,
    code: "shape/unknown-key",
    message: `${quote(key)} is not a key of ${place}.`,
    label: "not a key here",
    help,
  };
}

const typesWith = (key: string): string[] =>
  sectionTypes.filter((type) => knownKeys(sectionField(type) ?? {}).includes(key));

/** What may stand behind a key, where that is one of a few words. */
const valueOf = (field: Field | undefined, name: string): string => {
  const words = fieldFor(field?.properties?.[name] ?? {}, undefined).enum ?? [];
  return words.length > 0 && words.length < 5 ? words.map(String).join(" or ") : "…";
};

/** Keys that have to be there and are not. */
export function explainMissing(context: Context, path: Path, missing: readonly string[]): Problem {
  const { source, value } = context;
  const field = fieldAt(value, path);
  const first = missing[0] ?? "";
  const node = source.node(path);
  const hint = missing.length === 1 ? field?.properties?.[first]?.description : undefined;
  const lead = node?.kind === "map" ? (node.pairs.find((pair) => pair.name === "type") ?? node.pairs[0]) : undefined;
  const isOwned = source.pair(path) !== undefined && lead?.name !== "type";
  const valueEnd = lead?.value.kind === "scalar" ? lead.value.end : 0;
  const range =
    !lead || isOwned || (node?.kind === "map" && node.flow)
      ? source.locate(path, node?.kind === "map" && node.flow ? "value" : "key")
      : source.rangeAt(lead.key.start, Math.max(lead.key.end, valueEnd));
  return {
    code: "shape/missing-key",
    severity: "error",
    message: `${listing(missing)} ${missing.length === 1 ? "is" : "are"} missing from ${noun(value, path)}.`,
    label: `needs ${listing(missing, "and", 2)}`,
    help: `Add ${missing.length === 1 ? "a line" : "lines"}:\n${missing.map((name) => `${name}: ${valueOf(field, name)}`).join("\n")}${hint === undefined ? "" : `\n${hint}`}`,
    range,
    at: path,
    missingKey: first,
  };
}
