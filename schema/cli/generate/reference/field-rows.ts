import type { Field } from "../../../language/field.ts";
import { countWords, valueWords } from "../../../language/field-words.ts";

/** One line of a table of fields. */
export interface Row {
  /** `items › question` */
  readonly name: string;
  readonly isNeeded: boolean;
  /** What is written after the colon. */
  readonly value: string;
  readonly meaning: string;
}

/** The fields as rows, with the fields inside them. `named` is called with each part that a row refers to. */
export function fieldRows(field: Field, named: (part: string) => void, above = ""): Row[] {
  return Object.entries(field.properties ?? {}).flatMap(([key, inner]) => {
    if (inner.const !== undefined || inner.computed) return [];
    const name = above + key;
    const row = {
      name,
      isNeeded: field.required?.includes(key) === true,
      value: valueOf(inner, named),
      meaning: inner.description ?? "",
    };
    const nested = inner.$ref === undefined ? (inner.items ?? inner) : {};
    return [row, ...fieldRows(nested, named, `${name} › `)];
  });
}

function valueOf(field: Field, named: (part: string) => void): string {
  const limit = field.budget === undefined ? "" : `, up to ${field.budget} characters`;
  const usual = ["string", "number", "boolean"].includes(typeof field.default)
    ? `; left out: ${String(field.default)}`
    : "";
  return `${kindOf(field, named)}${limit}${usual}`;
}

function kindOf(field: Field, named: (part: string) => void): string {
  if (field.$ref !== undefined) {
    const part = field.$ref.replace("#/$defs/", "");
    named(part);
    return `[${part}](#${part}-part)`;
  }
  if (field.open) return "names and values";
  if (typeof field.additionalProperties === "object") return `by name: ${kindOf(field.additionalProperties, named)}`;
  if (field.then?.$ref === "#/$defs/section-use") {
    named("section-use");
    return "a section of a type, or a [shared one](#section-use-part)";
  }
  if (field.then && field.else) return `${kindOf(field.else, named)} or ${kindOf(field.then, named)}`;
  if (field.enum) return field.enum.map((value) => `\`${String(value)}\``).join(" or ");
  if (field.items)
    return `list${countWords(field)}: ${field.items.properties ? "see below" : kindOf(field.items, named)}`;
  return valueWords(field) ?? "see below";
}
