import { fieldAt, fieldFor, sectionField, sectionTypes, typesOf, type Field } from "../../../language/descriptor.ts";
import { knownKeys } from "../../../language/known-keys.ts";
import { insteadOfKey, synonymsOf } from "../../../language/names.ts";
import { listing, quote } from "../../../language/words.ts";
import type { Path, Problem } from "../../../problem.ts";
import type { Context } from "../context.ts";
import { mapAt } from "../map-at.ts";
import { noun } from "../words.ts";

/** What is said of a key that people use for another one, or for something that there is not. */
export function explainOtherWord(
  { value }: Context,
  path: Path,
  key: string,
): Pick<Problem, "message" | "label" | "help"> | undefined {
  const field = fieldAt(value, path) ?? {};
  const present = mapAt(value, path);
  const meant = synonymsOf(key).filter((name) => knownKeys(field).includes(name));
  const free = meant.filter((name) => !Object.hasOwn(present, name));
  const message = `${quote(key)} is not a key of ${noun(value, path)}.`;
  const [first] = meant;
  if (first === undefined) {
    const instead = insteadOfKey(key);
    return instead === undefined ? undefined : { message, label: "not a key here", help: instead };
  }
  const [best] = free;
  if (best === undefined)
    return {
      message,
      label: `“${first}” is there already`,
      help: `What it may mean, ${listing(meant, "or")}, is there already. Write the words there, or delete the line.`,
    };
  return {
    message,
    label: `perhaps ${listing(free.slice(0, 2), "or")}`,
    help: `${free.length === 1 ? "Write it so" : `It may be ${listing(free, "or")}. Write it so`}:\n${sampleOf(field, best)}`,
  };
}

/** A key with what it needs, as it is written. */
function sampleOf(field: Field, name: string): string {
  const own = fieldFor(field.properties?.[name] ?? {}, undefined);
  const item = own.items && fieldFor(own.items, undefined);
  const keysOf = ({ required, properties }: Field): readonly string[] =>
    required ?? Object.keys(properties ?? {}).slice(0, 2);
  if (typesOf(own).includes("array"))
    return `${name}:\n  - ${item?.properties ? keysOf(item).join(": …\n    ") + ": …" : "…"}`;
  return own.properties ? `${name}:\n  ${keysOf(own).join(": …\n  ")}: …` : `${name}: …`;
}

const isCommon = (key: string): boolean =>
  sectionTypes.every((type) => knownKeys(sectionField(type) ?? {}).includes(key));

/** The keys of a field; of a section, its own before those that every section has. */
export function ownKeysFirst(field: Field): readonly string[] {
  const known = knownKeys(field);
  if (field.label === undefined) return known;
  return [...known.filter((key) => !isCommon(key)), ...known.filter((key) => isCommon(key) && key !== "type")];
}
