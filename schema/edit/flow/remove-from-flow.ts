import type { Edit } from "../../problem.ts";
import type { Editable } from "../editable.ts";
import { beginsLine } from "../place/lines.ts";
import type { Collection } from "../place/place.ts";
import { commaBehind } from "./commas.ts";

/** Takes one of several items or pairs from between brackets, with its comma. */
export function removeFromFlow(on: Editable, { slots }: Collection, index: number): readonly Edit[] {
  const { text } = on;
  const { positions } = on.source;
  const [before, slot, after] = [slots[index - 1], slots[index], slots[index + 1]];
  if (!slot) return [];
  const comma = commaBehind(text, slot.end);
  const commaBefore = before && commaBehind(text, before.end);
  const orphan = comma === undefined && commaBefore !== undefined ? [deletion(commaBefore, commaBefore + 1)] : [];
  const line = positions.lineOf(comma ?? slot.end);
  const behind = text.slice(comma === undefined ? slot.end : comma + 1, positions.endOf(line));
  if (beginsLine(positions, slot.start) && /^[ \t]*(?:#.*)?$/.test(behind))
    return [...orphan, deletion(positions.startOf(positions.lineOf(slot.start)), positions.startOf(line + 1))];
  if (!before && after && !text.slice(slot.end, after.start).includes("#")) return [deletion(slot.start, after.start)];
  if (before && !text.slice(before.end, slot.start).includes("#")) return [deletion(before.end, slot.end)];
  return comma === undefined ? [...orphan, deletion(slot.start, slot.end)] : [deletion(slot.start, comma + 1)];
}

const deletion = (start: number, end: number): Edit => ({ start, end, text: "" });
