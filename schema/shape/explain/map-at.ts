import { mapOf } from "../../language/data.ts";
import { dataAt } from "../../language/data-at.ts";
import type { DataMap, Path } from "../../problem.ts";

/** The keys and values at a path; none where something else stands. */
export const mapAt = (value: DataMap, path: Path): DataMap => mapOf(dataAt(value, path));
