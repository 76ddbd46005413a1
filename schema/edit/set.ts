import { dataAt } from "../language/data-at.ts";
import { isMap, type Data, type DataMap, type Path } from "../problem.ts";
import { refuse, type Change, type Editable, type EditResult } from "./editable.ts";
import { insertAt, insertKey } from "./insert.ts";
import { nameOf } from "./place/place.ts";
import { isSame } from "./place/same-data.ts";
import { replaceValue } from "./replace-value.ts";
import { sequence } from "./sequence.ts";
import { unset } from "./unset.ts";
import { notWritable } from "./write/writable.ts";

/**
 * Writes a value at a path; what is not there yet is added. Of a list or a mapping, only what differs is written. No edit where the
 * value is the same already.
 */
export function set(on: Editable, path: Path, value: Data): EditResult {
  const reason = notWritable(value);
  if (reason !== undefined) return refuse(reason);
  const old = dataAt(on.value, path);
  if (old === undefined) return add(on, path, value);
  if (isSame(old, value)) return { edits: [] };
  if (isMap(old) && isMap(value) && Object.keys(value).length > 0) return sequence(on, keyChanges(path, old, value));
  if (Array.isArray(old) && Array.isArray(value) && old.length > 0 && value.length > 0)
    return sequence(on, itemChanges(path, old, value));
  return path.length === 0 ? refuse("The file is a mapping of keys.") : replaceValue(on, path, value);
}

function add(on: Editable, path: Path, value: Data): EditResult {
  const [step, parent] = [path.at(-1), path.slice(0, -1)];
  const old = dataAt(on.value, parent);
  if (step === undefined) return refuse("The file is empty.");
  if (Array.isArray(old) && typeof step === "number")
    return step === old.length
      ? insertAt(on, parent, step, value)
      : refuse(`${nameOf(parent)} has ${old.length} items.`);
  if (isMap(old) && typeof step === "string") return insertKey(on, parent, step, value);
  if (old !== undefined && old !== null) return refuse(`${nameOf(parent)} holds something else.`);
  if (typeof step === "number" && step > 0) return refuse(`${nameOf(parent)} has no items.`);
  return set(on, parent, typeof step === "number" ? [value] : { [step]: value });
}

/** New keys first, so that no mapping is empty meanwhile. */
function keyChanges(path: Path, old: DataMap, value: DataMap): readonly Change[] {
  const isNew = (key: string): boolean => !Object.hasOwn(old, key);
  const keys = Object.keys(value);
  const changed = keys.filter((key) => !isNew(key) && !isSame(old[key] ?? null, value[key] ?? null));
  const gone = Object.keys(old).filter((key) => !Object.hasOwn(value, key));
  return [
    ...[...keys.filter(isNew), ...changed].map(
      (key): Change =>
        (on) =>
          set(on, [...path, key], value[key] ?? null),
    ),
    ...gone.map(
      (key): Change =>
        (on) =>
          unset(on, [...path, key]),
    ),
  ];
}

/** What is the same at the beginning and at the end stays. */
function itemChanges(path: Path, old: readonly Data[], value: readonly Data[]): readonly Change[] {
  const shorter = Math.min(old.length, value.length);
  const areSame = (at: number, from: number): boolean => isSame(old.at(from) ?? null, value.at(at) ?? null);
  let head = 0;
  while (head < shorter && areSame(head, head)) head += 1;
  let tail = 0;
  while (tail < shorter - head && areSame(-1 - tail, -1 - tail)) tail += 1;
  const [before, after] = [old.length - head - tail, value.length - head - tail];
  const changes: Change[] = [];
  for (let index = 0; index < Math.max(before, after); index += 1) {
    const item = value[head + index] ?? null;
    if (index < Math.min(before, after)) changes.push((on) => set(on, [...path, head + index], item));
    else if (index < after) changes.push((on) => insertAt(on, path, head + index, item));
    else changes.push((on) => unset(on, [...path, head + after]));
  }
  return changes;
}
