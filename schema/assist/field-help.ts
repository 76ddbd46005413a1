import { fieldFor } from "../language/descriptor.ts";
import type { Field } from "../language/field.ts";
import { countWords, valueWords } from "../language/field-words.ts";

/** What is written for a field, in a few words: “one line”, “list of 2 to 4”, “primary, secondary or quiet”. */
export function kindOf(written: Field): string {
  const field = fieldFor(written, undefined);
  if (field.enum) return field.enum.map(String).join(" | ");
  if (field.items) return `list${countWords(field)}`;
  return valueWords(field) ?? "keys with values";
}

/** The explanation of a field as Markdown: what it is for, what may be written, how long it may be, what stands for it if it is left out. */
export function helpFor(written: Field, isRequired = false): string {
  const field = fieldFor(written, undefined);
  const facts = [
    isRequired ? "needed" : undefined,
    field.budget === undefined ? undefined : `up to ${field.budget} characters`,
    isScalar(field.default) ? `left out: \`${String(field.default)}\`` : undefined,
  ].filter((fact) => fact !== undefined);
  const kind = kindOf(field);
  return [field.description ?? "", [kind, ...facts].join(", ")].filter((line) => line !== "").join("\n\n");
}

const isScalar = (value: unknown): boolean => ["string", "number", "boolean"].includes(typeof value);
