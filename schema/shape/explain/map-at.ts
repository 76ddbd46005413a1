import { dataAt } from "../../language/data-at.ts";
import { isMap, type DataMap, type Path } from "../../problem.ts";

/** The keys and values at a path; none where something else stands. */
export const mapAt = (value: DataMap, path: Path): DataMap => {
  const data = dataAt(value, path);
  return isMap(data) ? data : {};
};
