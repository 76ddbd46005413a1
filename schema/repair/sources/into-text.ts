import { kindsOfKey } from "../../language/descriptor.ts";
import { isBlank, type Line } from "../regions/line.ts";

/** Whether a line is one of the lines of a long text: below a key with a bar, and further right than it. */
export function isOfLongText(line: Line, at: (index: number) => Line | undefined): boolean {
  let least = line.indent;
  for (let index = line.index - 1, one = at(index); one && least > 0; index -= 1, one = at(index)) {
    if (isBlank(one) || one.indent >= least) continue;
    if (one.key !== undefined) return /^[|>][+-]?$/.test(one.value);
    least = one.indent;
  }
  return false;
}

/** Whether a key that is moved to the right would become words of the long text above it. */
export function isIntoText(line: Line, level: number, at: (index: number) => Line | undefined): boolean {
  if (line.key === undefined || !kindsOfKey(line.key)) return false;
  let least = level;
  for (let index = line.index - 1, one = at(index); one && least > line.indent; index -= 1, one = at(index)) {
    if (isBlank(one) || one.indent >= least) continue;
    if (/^[|>][+-]?$/.test(one.value)) return true;
    least = one.indent;
  }
  return false;
}
