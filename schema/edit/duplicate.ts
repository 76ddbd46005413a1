import { dataAt } from "../language/data-at.ts";
import { isMap, type Path } from "../problem.ts";
import { copyInto } from "./copy-into.ts";
import { refuse, type Editable, type EditResult } from "./editable.ts";
import { insertInFlow } from "./flow/insert-in-flow.ts";
import { insertLines } from "./insert-lines.ts";
import { columnOf, shifted } from "./place/lines.ts";
import { nameOf, placeAt, type Place } from "./place/place.ts";
import { notAName } from "./write/writable.ts";
import { keyText } from "./write/quoted.ts";

/**
 * Writes a copy of an item behind it, or of a key with its value under another name, with the comments that belong to it.
 * @param name of the copy, for what has a key
 */
export function duplicate(on: Editable, path: Path, name?: string): EditResult {
  const place = placeAt(on, path);
  const step = path.at(-1);
  if (!place) return refuse(`${nameOf(path)} is not in the file.`);
  if (typeof step === "number") return copyInto(on, path, path.slice(0, -1), step + 1);
  if (name === undefined) return refuse("The copy needs a name of its own.");
  const reason = notAName(name);
  if (reason !== undefined) return refuse(reason);
  const holder = dataAt(on.value, path.slice(0, -1));
  if (isMap(holder) && Object.hasOwn(holder, name)) return refuse(`There is a key “${name}” already.`);
  return copyKey(on, place, name);
}

function copyKey(on: Editable, { parent, slot, entry, index }: Place, name: string): EditResult {
  const { text } = on;
  const { start, end } = entry.pair?.key ?? { start: slot.head, end: slot.head };
  const behind = keyText(name, entry.pair?.key) + text.slice(end, slot.end);
  if (parent.node.flow) return { edits: insertInFlow(on, parent, index + 1, behind) };
  const lines = shifted(text.slice(slot.start, start) + behind, -columnOf(on.source.positions, slot.head)).split(
    /\r?\n/,
  );
  return insertLines(on, parent, index + 1, lines, slot.keepsBlanks);
}
