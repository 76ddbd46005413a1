import { listing } from "../../language/words.ts";
import type { Fix, Path, Problem } from "../../problem.ts";
import type { TreeSource } from "../source.ts";
import { joinedValues } from "./joined-values.ts";
import type { MapNode, Pair } from "../tree.ts";

/** A key that is written a second time. */
export interface RepeatedKey {
  readonly pair: Pair;
  readonly first: Pair;
}

/** The problem of repeated keys: a block that was written twice, or an item that lost its first line. */
export function duplicate(repeated: readonly RepeatedKey[], path: Path, node: MapNode, source: TreeSource): Problem {
  const names = [...new Set(repeated.map(({ pair }) => pair.name))];
  const [{ pair, first } = { pair: undefined, first: undefined }] = repeated;
  const start = pair?.key.start ?? node.start;
  const isItem = names.length > 1 && typeof path.at(-1) === "number";
  // An item whose last key stands twice, with other words: the first line of the next item is gone.
  const [lead] = node.pairs;
  const isNextItem =
    typeof path.at(-1) === "number" && names.length === 1 && lead !== undefined && lead.name !== names[0];
  const lost = isNextItem && !node.flow && lead.value.kind === "scalar" ? lead.name : undefined;
  const isRepeated = repeated.length <= maxDeleted && repeated.every((one) => isSame(one, source));
  const joined = isRepeated ? undefined : joinedWith(repeated, path, source);
  const deletions = node.flow ? deletionInBraces : deletion;
  const fixes = isRepeated ? deletions(repeated, source) : joined ? [joined] : [];
  return {
    code: "yaml/duplicate-key",
    severity: "error",
    message: `${named(names)} ${names.length === 1 ? "stands" : "stand"} here a second time; only one of them can count.`,
    label: "second time",
    help: lost
      ? `If the first line of a new item is missing, write it above:\n- ${lost}: …\nElse keep one of the two and delete the other.`
      : isItem
        ? "If a new item begins here, write its first line, with a dash. Else delete one of the two."
        : joined
          ? `Move the lines below it to the end of the first ${named(names)}, and delete this line.`
          : "Keep one of the two and delete the other. For several values, write a list.",
    range: source.rangeAt(start, pair?.key.end ?? start),
    at: [...path, names[0] ?? ""],
    related: first ? [{ message: "first here", range: source.rangeAt(first.key.start, first.key.end) }] : [],
    ...(fixes.length > 0 && { fixes }),
  };
}

/** In an item, a key that stands twice may be what is left of the next item. */
const joinedWith = ([one, ...others]: readonly RepeatedKey[], path: Path, source: TreeSource): Fix | undefined =>
  one && others.length === 0 && typeof path.at(-1) !== "number" ? joinedValues(one.first, one.pair, source) : undefined;

/** As many names as fit. Words that were taken for a key may be many. */
function named(names: readonly string[]): string {
  const short = names.map((name) => (name.length > 18 ? `${name.slice(0, 17).trimEnd()}…` : name));
  const fitting = [3, 2, 1].map((max) => listing(short, "and", max)).find((words) => words.length <= 35);
  return fitting ?? `${names.length} keys`;
}

const endOf = ({ key, value }: Pair): number => Math.max(key.end, value.end);

const isSame = ({ pair, first }: RepeatedKey, { text }: TreeSource): boolean =>
  text.slice(pair.key.start, endOf(pair)).trim() === text.slice(first.key.start, endOf(first)).trim();

/** Nobody repeats more keys by mistake. */
const maxDeleted = 100;

/** Between braces, the second ones go with the comma before them. */
function deletionInBraces(keys: readonly RepeatedKey[], { text }: TreeSource): readonly Fix[] {
  const edits = keys.map(({ pair }) => ({
    start: text.slice(0, pair.key.start).search(/\s*,\s*$/),
    end: endOf(pair),
    text: "",
  }));
  return edits.every(({ start }) => start >= 0) ? [{ title: "Delete the second one", safety: "review", edits }] : [];
}

/** The lines of the second ones go, where they have lines of their own. */
function deletion(keys: readonly RepeatedKey[], { positions, text }: TreeSource): readonly Fix[] {
  const edits = keys.flatMap(({ pair }) => {
    const start = positions.startOf(positions.lineOf(pair.key.start));
    const last = positions.lineOf(Math.max(pair.key.start, text.slice(0, endOf(pair)).trimEnd().length - 1));
    const end = positions.startOf(last + 1);
    return text.slice(start, pair.key.start).trim() === "" ? [{ start, end, text: "" }] : [];
  });
  return edits.length === keys.length ? [{ title: "Delete the second one", safety: "review", edits }] : [];
}
