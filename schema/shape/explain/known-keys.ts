import { dataAt } from "../../language/data-at.ts";
import { type Field } from "../../language/descriptor.ts";
import { isMap, type DataMap, type Path } from "../../problem.ts";

const keys = new WeakMap<Field, readonly string[]>();

/** The keys that may be written in a field. */
export function knownKeys(field: Field): readonly string[] {
  const known =
    keys.get(field) ?? Object.entries(field.properties ?? {}).flatMap(([name, one]) => (one.computed ? [] : [name]));
  keys.set(field, known);
  return known;
}

/** The keys and values at a path; none where something else stands. */
export const mapAt = (value: DataMap, path: Path): DataMap => {
  const data = dataAt(value, path);
  return isMap(data) ? data : {};
};
