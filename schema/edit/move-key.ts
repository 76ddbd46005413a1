import { dataAt } from "../language/data-at.ts";
import { isMap, type Path } from "../problem.ts";
import { isRefused, refuse, type Editable, type EditResult } from "./editable.ts";
import { insertInFlow } from "./flow/insert-in-flow.ts";
import { insertLines } from "./insert-lines.ts";
import { columnOf, shifted } from "./place/lines.ts";
import { collectionAt, nameOf, placeAt, type Collection, type Place } from "./place/place.ts";
import { growsTooLong, inBlocks } from "./replace-value.ts";
import { sequence } from "./sequence.ts";
import { unset } from "./unset.ts";
import { notAName } from "./write/writable.ts";
import { keyText } from "./write/quoted.ts";
import { styleOf } from "./write/file-style.ts";

/**
 * Moves a key with its value into another mapping, under a name there, with the comments that belong to it. A mapping that is not there yet
 * is made; one that is empty afterwards goes.
 * @param to the path that the value has afterwards
 */
export function moveKeyInto(on: Editable, from: Path, to: Path): EditResult {
  const place = placeAt(on, from);
  if (!place?.entry.pair) return refuse(`${nameOf(from)} is not a key of the file.`);
  if (from.every((step, index) => to[index] === step)) return refuse(`${nameOf(from)} cannot be moved into itself.`);
  if (dataAt(on.value, to) !== undefined) return refuse(`There is a key “${to.at(-1)}” already.`);
  for (const step of to) {
    const reason = notAName(String(step));
    if (reason !== undefined) return refuse(reason);
  }
  return sequence(on, [(now) => insert(now, from, to), (now) => unset(now, from)]);
}

function insert(on: Editable, from: Path, to: Path): EditResult {
  const place = placeAt(on, from);
  let depth = to.length - 1;
  while (depth > 0 && !isMap(dataAt(on.value, to.slice(0, depth)))) depth -= 1;
  const home = to.slice(0, depth);
  const missing = to.slice(depth, -1);
  if (missing.length > 0 && dataAt(on.value, to.slice(0, depth + 1)) !== undefined)
    return refuse(`${nameOf(to.slice(0, depth + 1))} holds something else.`);
  const collection = collectionAt(on, home);
  if (!place || collection?.node.kind !== "map") return refuse(`${nameOf(home)} is not a mapping of keys.`);
  const lines = linesOf(on, place, String(to.at(-1)));
  if (!collection.node.flow)
    return insertLines(on, collection, collection.slots.length, within(on, missing, lines), place.slot.keepsBlanks);
  const line = lines.length === 1 && !hasComment(on, place) ? lines[0] : undefined;
  const written =
    line === undefined
      ? undefined
      : missing.reduceRight<string>(
          (inside, key) => `${keyText(String(key), styleOf(on).inQuotes)}: { ${inside} }`,
          line,
        );
  const isTooLong = written === undefined || growsTooLong(on, endOf(collection), endOf(collection), `, ${written}`);
  if (isTooLong) {
    const apart = inBlocks(on, home, (now) => insert(now, from, to));
    if (!isRefused(apart) || written === undefined) return apart;
  }
  return { edits: insertInFlow(on, collection, collection.slots.length, written) };
}

const endOf = ({ slots, node }: Collection): number => slots.at(-1)?.end ?? node.end;

const hasComment = ({ comments }: Editable, { slot }: Place): boolean =>
  comments.some(({ start }) => start >= slot.start && start < slot.end);

/** The key under its new name, as it is written, from its own column on. */
function linesOf(on: Editable, { parent, slot, entry }: Place, name: string): readonly string[] {
  const { text } = on;
  const { start, end } = entry.pair?.key ?? { start: slot.head, end: slot.head };
  const behind = keyText(name, entry.pair?.key) + text.slice(end, slot.end);
  if (parent.node.flow)
    return behind.split(/\r?\n/).map((line, index) => (index === 0 ? line : `  ${line.trimStart()}`));
  return shifted(text.slice(slot.start, start) + behind, -columnOf(on.source.positions, slot.head)).split(/\r?\n/);
}

/** Lines below keys that are made for them. */
function within(on: Editable, keys: Path, lines: readonly string[]): readonly string[] {
  const { mapStep } = styleOf(on);
  return keys.reduceRight<readonly string[]>(
    (inside, key) => [
      `${keyText(String(key))}:`,
      ...inside.map((line) => (line === "" ? "" : " ".repeat(mapStep) + line)),
    ],
    lines,
  );
}
