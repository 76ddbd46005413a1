import { dataAt } from "../language/data-at.ts";
import { mismatchesOf } from "../language/language.ts";
import type { Data, DataMap, Path } from "../problem.ts";
import type { Mistake } from "./explain/context.ts";

/** Where the data does not fit the language, as a machine sees it. */
export function mistakesOf(value: DataMap): Mistake[] {
  return mismatchesOf(value)
    .filter(({ keyword }) => keyword !== "if")
    .map(({ instancePath, keyword, params }) => ({ path: pathOf(value, instancePath), keyword, params }));
}

/** How often the data does not fit the language. What is missing at the top is not counted: it may be a piece of a file. */
export const countMistakes = (value: DataMap): number =>
  mistakesOf(value).filter(({ path, keyword }) => path.length > 0 || keyword !== "required").length;

function pathOf(value: DataMap, pointer: string): Path {
  let data: Data | undefined = value;
  return pointer
    .split("/")
    .slice(1)
    .map((piece) => {
      const step = piece.replaceAll("~1", "/").replaceAll("~0", "~");
      const key = Array.isArray(data) ? Number(step) : step;
      data = data === undefined ? undefined : dataAt(data, [key]);
      return key;
    });
}
