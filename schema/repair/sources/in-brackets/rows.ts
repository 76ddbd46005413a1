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

/** The cells that a row of a comparison has, as they are written. */
export const cellsIn = (text: string): string | undefined => /\bcells: *(\[[^\][]*\])/.exec(text)?.[1];

/** How far away the next row of a comparison may stand, in lines. */
const rowDistance = 8;

/** The cells of the rows above and below the one on a line, where that line holds some. */
export function cellsBeside(line: Line, { line: at }: Place): readonly string[] {
  if (cellsIn(line.text) === undefined) return [];
  return [-1, 1].flatMap((step) => {
    for (let index = line.index + step; Math.abs(index - line.index) <= rowDistance; index += step) {
      const cells = cellsIn(at(index)?.text ?? "");
      if (cells !== undefined) return [cells];
    }
    return [];
  });
}
