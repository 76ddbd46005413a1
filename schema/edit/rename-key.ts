import { dataAt } from "../language/data-at.ts";
import { isMap, type Path } from "../problem.ts";
import { refuse, type Editable, type EditResult } from "./editable.ts";
import { nameOf } from "./place/place.ts";
import { minimal } from "./text/compose-edits.ts";
import { notAName } from "./write/writable.ts";
import { keyText } from "./write/quoted.ts";

/** Gives a key another name; its value and its place stay. Refused where the name is taken. */
export function renameKey(on: Editable, path: Path, name: string): EditResult {
  const pair = on.source.pair(path);
  if (!pair) return refuse(`${nameOf(path)} is not a key of the file.`);
  if (pair.name === name) return { edits: [] };
  const reason = notAName(name);
  if (reason !== undefined) return refuse(reason);
  const holder = dataAt(on.value, path.slice(0, -1));
  if (isMap(holder) && Object.hasOwn(holder, name)) return refuse(`There is a key “${name}” already.`);
  const { start, end } = pair.key;
  return { edits: minimal(on.text, [{ start, end, text: keyText(name, pair.key) }]) };
}
