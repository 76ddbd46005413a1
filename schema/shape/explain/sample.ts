import { fieldFor, typesOf } from "../../language/descriptor.ts";
import type { Field } from "../../language/field.ts";

/** The keys that something cannot do without; where there are none, the first of those that it may have. */
export function neededKeys({ required, properties }: Field): readonly string[] {
  return required && required.length > 0 ? required : Object.keys(properties ?? {}).slice(0, 2);
}

/** What may stand behind a key: the only possible value, one of a few words, or anything. */
function valueOf({ const: only, enum: words = [] }: Field): string {
  if (only !== undefined) return String(only);
  return words.length > 0 && words.length < 7 ? words.map(String).join(" or ") : "…";
}

/** A key with what it needs, as it is written. `filled`: what is known of the keys below it. */
export function sampleOf(field: Field, name: string, filled: ReadonlyMap<string, string> = new Map()): string {
  const own = fieldFor(field.properties?.[name] ?? {}, undefined);
  const item = own.items && fieldFor(own.items, undefined);
  const lines = (of: Field): readonly string[] => neededKeys(of).map((key) => `${key}: ${filled.get(key) ?? "…"}`);
  if (item?.discriminator) return `${name}:\n  - type: text\n    body: …`;
  if (typesOf(own).includes("array")) return `${name}:\n  - ${item?.properties ? lines(item).join("\n    ") : "…"}`;
  return own.properties ? `${name}:\n  ${lines(own).join("\n  ")}` : `${name}: ${filled.get(name) ?? valueOf(own)}`;
}
