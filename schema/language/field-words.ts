import { typesOf } from "./descriptor.ts";
import type { Field } from "./field.ts";

/** What people call the values of a part. */
const parts = new Map([
  ["label", "one line"],
  ["text", "text"],
  ["markdown", "long text"],
  ["link", "link"],
  ["anchor", "anchor"],
  ["path", "path"],
  ["icon", "icon"],
  ["badge", "key of a badge"],
  ["collection", "name of a collection"],
  ["shared", "key of a shared section"],
  ["footer-group", "id of a footer group"],
  ["menu-variant", "key of menus"],
  ["key", "key"],
  ["file", "picture"],
  ["font", "typeface"],
  ["number", "number"],
  ["money", "amount"],
  ["date", "day, such as 2025-01-31"],
  ["color", "color"],
  ["template", "one line"],
  ["nav", "one line, or false"],
]);

const kinds = new Map([
  ["boolean", "true or false"],
  ["integer", "whole number"],
  ["number", "number"],
  ["string", "one line"],
]);

/** What a single value of a field is, in a few words: “one line”, “amount from 0”. Nothing for lists and groups of keys. */
export function valueWords(field: Field): string | undefined {
  const [type = ""] = typesOf(field);
  const known = (field.part === undefined ? undefined : parts.get(field.part)) ?? kinds.get(type);
  return known === undefined ? undefined : known + rangeWords(field);
}

/** How many items a list has: “ of 2 to 4”. Empty where any number will do. */
export function countWords({ minItems: least, maxItems: most }: Field): string {
  if (most === undefined) return least !== undefined && least > 1 ? ` of ${least} or more` : "";
  return least === most ? ` of ${most}` : ` of ${least ?? 0} to ${most}`;
}

/** Between which limits a number is. */
function rangeWords({ minimum, maximum }: Field): string {
  if (minimum === undefined) return maximum === undefined ? "" : ` up to ${maximum}`;
  return maximum === undefined ? (minimum > 0 ? ` from ${minimum}` : "") : ` from ${minimum} to ${maximum}`;
}
