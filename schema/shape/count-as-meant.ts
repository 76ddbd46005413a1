import { dataAt } from "../language/data-at.ts";
import { fieldAt } from "../language/descriptor.ts";
import { isMap, type DataMap, type Path, type Problem } from "../problem.ts";
import type { Context } from "./explain/context.ts";
import { plain } from "./plain-value.ts";

/**
 * Paths and anchors that cannot be one count as what their fixes make of them, where the file leads there: what links name is not
 * missing because of them. Changes the value, and says whether it did.
 */
export function countAsMeant({ value, source }: Context, problems: readonly Problem[]): boolean {
  let isChanged = false;
  for (const { at = [], range, fixes: [fix, other] = [] } of problems) {
    const [edit, second] = fix?.edits ?? [];
    const last = at.at(-1);
    const map = dataAt(value, at.slice(0, -1));
    const part = fieldAt(value, at)?.part;
    if (!edit || second || other || !isMap(map) || typeof last !== "string") continue;
    if (part !== "anchor" && part !== "path") continue;
    const meant = String(plain(edit.text));
    const elsewhere = source.text.slice(0, range.start.offset) + source.text.slice(range.end.offset);
    if (isTaken(value, at, meant) || !isLedTo(elsewhere, part === "anchor" ? `/${meant}` : meant)) continue;
    map[last] = meant;
    isChanged = true;
  }
  return isChanged;
}

/** Whether another page has a path, or another section of the page an anchor. */
function isTaken(value: DataMap, at: Path, name: string): boolean {
  const list = dataAt(value, at.slice(0, -2));
  return Array.isArray(list) && list.some((one) => isMap(one) && one[String(at.at(-1))] === name);
}

/** Whether a text has an address, or one below it. */
const isLedTo = (text: string, address: string): boolean =>
  text
    .split(address)
    .slice(1)
    .some((behind) => !/^[\w-]/.test(behind));
