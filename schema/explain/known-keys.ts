import { dataAt, type Field } from "../language.ts";
import { isMap, type DataMap, type Path } from "../problem.ts";

/** The keys that may be written in a field. */
export const knownKeys = (field: Field): string[] =>
  Object.entries(field.properties ?? {})
    .filter(([, one]) => !one.computed)
    .map(([name]) => name);

/** The keys and values at a path; none where something else stands. */
export const mapAt = (value: DataMap, path: Path): DataMap => {
  const data = dataAt(value, path);
  return isMap(data) ? data : {};
};
