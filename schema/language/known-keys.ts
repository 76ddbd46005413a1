import type { Field } from "./descriptor.ts";

const keys = new WeakMap<Field, readonly string[]>();

/** The keys that may be written in a field. */
export function knownKeys(field: Field): readonly string[] {
  const known =
    keys.get(field) ?? Object.entries(field.properties ?? {}).flatMap(([name, one]) => (one.computed ? [] : [name]));
  keys.set(field, known);
  return known;
}
