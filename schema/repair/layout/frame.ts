import { childField, fieldFor, typesOf } from "../../language/descriptor.ts";
import type { Field } from "../../language/field.ts";
import type { Data } from "../../problem.ts";
import type { Value } from "./written-line.ts";

/** What a frame waits for after its last line. */
export type Open = Value;

/** The keys of a frame, the last one first. */
export interface Keys {
  readonly key: string;
  readonly before: Keys | undefined;
  readonly count: number;
}

/** A set of keys, or a list, that a line stands in. Frames are never changed: each line makes new ones. */
export interface Frame {
  readonly above: Frame | undefined;
  readonly isList: boolean;
  /** Where its keys, or its dashes, begin. */
  readonly column: number;
  /** The line that begins it. */
  readonly line: number;
  /** What the language says of it as it is written: a section whose type is not known yet. */
  readonly written: Field;
  readonly field: Field;
  readonly keys: Keys | undefined;
  /** What the last key, or item, has; and what the language says of that. */
  readonly open: Open;
  readonly inner: Field | undefined;
}

/** How much is wrong with a layout. */
export const costs = {
  /** A line that moves by another width than the one above it. */
  turn: 1,
  /** The same, where both begin at the same column: that says nothing of what they belong to. */
  flushTurn: 0.3,
  /** A line that stays where the one above it moves, beside which or inside which it stands. */
  split: 1.7,
  /** Each line that moves. */
  moved: 0.02,
  /** A key that does not belong there, or stands there twice, or has a value of another kind. */
  misfit: 5,
  /** A key that has to be there and is not. */
  missing: 3,
  /** A key without a value. */
  empty: 4,
  /** A line in a text that looks like a key; costly where it was moved there. */
  odd: 0.4,
  /** A line below a key that does not belong there. */
  stray: 1.5,
  /** A part of the file that moves into another one: below “constants” nothing is wrong. */
  part: 40,
  /** What cannot be read. */
  unreadable: 8,
} as const;

/** Nobody writes so many keys together; whether one stands there twice is not asked then. */
const maxKeys = 300;

export const hasKey = ({ keys }: Frame, key: string): boolean => {
  if (keys && keys.count > maxKeys) return false;
  for (let one = keys; one; one = one.before) if (one.key === key) return true;
  return false;
};

/** What the author names: anything may stand there. */
const anything: Field = { open: true };
/** What stands below a key that the language does not know there. */
const unknown: Field = {};

export const isUnknown = (field: Field): boolean => field === unknown;

/** What the language says of a key, or of the items of a list. */
export const within = (field: Field, step: string | 0): Field =>
  childField(field, step) ?? (field.open === true || field.additionalProperties === true ? anything : unknown);

/** The field of a value, with what is known of its keys. */
export const resolve = (written: Field, keys: Readonly<Record<string, Data>> = {}): Field => fieldFor(written, keys);

/** Whether a value of a kind may stand in a field. */
export function takes(field: Field, kind: Value, braced?: Readonly<Record<string, string>>): boolean {
  // Some fields are words or keys, as they are written.
  const full = fieldFor(field, kind === "keys" ? (braced ?? {}) : undefined);
  const types = typesOf(full);
  if (types.length === 0 || kind === "nothing") return true;
  if (kind === "list") return types.includes("array");
  if (kind === "keys") return types.includes("object") && (!braced || hasKeys(full, braced));
  return types.some((type) => type !== "array" && type !== "object");
}

/** Whether a field knows keys, and has all that it needs. */
const hasKeys = (field: Field, keys: Readonly<Record<string, string>>): boolean =>
  Object.keys(keys).every((key) => !isUnknown(within(field, key))) &&
  (field.required ?? []).every((key) => Object.hasOwn(keys, key));

/** What is wrong with a frame that ends here. */
export function costOfEnd({ isList, field, keys, open, inner }: Frame): number {
  const waits = open === "nothing" && inner !== undefined ? costs.empty : 0;
  if (isList || !field.required) return waits;
  let missing = 0;
  for (const key of field.required) {
    let has = false;
    for (let one = keys; one && !has; one = one.before) has = one.key === key;
    if (!has) missing += 1;
  }
  return waits + missing * costs.missing;
}
