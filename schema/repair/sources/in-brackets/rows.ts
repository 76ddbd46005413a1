import { isBlank, type Line } from "../../regions/line.ts";
import type { Place } from "../source.ts";

/** The value with letters in place of what is in quotes. */
export const withoutQuoted = (value: string): string =>
  value.replaceAll(/(?<=[\s,:{[])(?:"(?:[^"\\]|\\.)*"|'[^']*')/g, (quoted) => "x".repeat(quoted.length));

/** How many places the commas of a list leave. */
export const placesIn = (list: string): number => withoutQuoted(list).split(",").length;

/** The rows of a table above and below the one on a line, where that line holds one. */
export function rowsBeside(line: Line, { line: at }: Place): readonly string[] {
  if (!line.isDashed || !line.value.startsWith("[")) return [];
  return [-1, 1].flatMap((step) => {
    let index = line.index + step;
    while (at(index) && isBlank(at(index))) index += step;
    const other = at(index);
    return other?.isDashed === true && other.indent === line.indent && other.value.startsWith("[") ? [other.value] : [];
  });
}
