import { fieldAt } from "../language/descriptor.ts";
import type { Edit, Path } from "../problem.ts";
import { refuse, type Editable, type EditResult } from "./editable.ts";
import { removeFromFlow } from "./flow/remove-from-flow.ts";
import { beginsLine, columnOf, isBlank, lineCount, pastBlank } from "./place/lines.ts";
import { nameOf, placeAt, type Place } from "./place/place.ts";
import { replaceValue } from "./replace-value.ts";

/**
 * Deletes a key with its value, or an item of a list, with the comments that belong to it. With the last one the list or mapping
 * goes too where it is optional. Refused where the language wants one.
 */
export function unset(on: Editable, path: Path): EditResult {
  if (path.length === 0) return refuse("The file cannot be empty.");
  const place = placeAt(on, path);
  if (!place) return { edits: [] };
  const { parent, index } = place;
  if (parent.slots.length === 1) return unsetLast(on, place);
  return { edits: parent.node.flow ? removeFromFlow(on, parent, index) : [removeLines(on, place)] };
}

function unsetLast(on: Editable, { parent }: Place): EditResult {
  const { path, node } = parent;
  const key = path.at(-1);
  if (key === undefined) return refuse("The file cannot be empty.");
  const holder = fieldAt(on.value, path.slice(0, -1));
  const isOptional = typeof key === "string" && holder?.required?.includes(key) !== true;
  if (isOptional && path.length > 1) return unset(on, path);
  if (isOptional && on.source.node([])?.kind === "map") return unset(on, path);
  if ((fieldAt(on.value, path)?.minItems ?? 0) > 0) return refuse(`${nameOf(path)} needs at least one item.`);
  return replaceValue(on, path, node.kind === "list" ? [] : {});
}

/** Deletes one of several items or keys that have lines of their own. */
function removeLines(on: Editable, place: Place): Edit {
  const { positions } = on.source;
  const { slot, index, parent } = place;
  if (!beginsLine(positions, slot.head)) return removeFirst(on, place);
  const before = parent.slots[index - 1];
  const first = positions.lineOf(slot.start);
  const last = positions.lineOf(slot.end);
  const start = slot.start - columnOf(positions, slot.start);
  const next = pastBlank(positions, last + 1);
  const isAfterBlank = first > 0 && isBlank(positions, first - 1);
  const isEnd = next >= lineCount(positions);
  // Blank lines would become part of a text above that keeps them; two gaps become one.
  const takesBlanks = before?.keepsBlanks === true || isAfterBlank || index === 0;
  if (!isEnd) return { start, end: positions.startOf(takesBlanks ? next : last + 1), text: "" };
  // At the end of the file the blank lines above go, and the last line ends as the last line did.
  let above = first - 1;
  if (before && !before.keepsBlanks)
    while (above > positions.lineOf(before.end) && isBlank(positions, above)) above -= 1;
  const hasEnd = positions.endOf(last) < on.text.length;
  // The last blank line of a text that keeps it stays a line.
  const keepsLineEnd = before?.keepsBlanks === true && !hasEnd && isBlank(positions, above);
  return {
    start: keepsLineEnd ? positions.startOf(first) : positions.endOf(above),
    // Blank lines at the end of the file stay, unless they would become part of a text.
    end: hasEnd && before?.keepsBlanks === true ? endOfText(on) : positions.endOf(last),
    text: "",
  };
}

/** Before the line end that the text has at its very end. */
const endOfText = ({ text }: Editable): number =>
  text.length - (text.endsWith("\r\n") ? 2 : text.endsWith("\n") ? 1 : 0);

/** The first key of an item, behind its dash: the next one takes its place. */
function removeFirst({ text }: Editable, { slot, parent }: Place): Edit {
  const next = parent.slots[1];
  const isDirect = next !== undefined && text.slice(slot.end, next.start).trim() === "";
  return isDirect ? { start: slot.head, end: next.start, text: "" } : { start: slot.head, end: slot.end, text: "" };
}
