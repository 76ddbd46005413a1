import type { Problem } from "../../../problem.ts";
import type { TreeSource } from "../../../reader/source.ts";
import type { MapNode } from "../../../reader/tree.ts";
import { linesOf, shiftLines } from "../fixes.ts";

/** A number, or a word and a number: what programs call the items of a list that they write as keys. */
const numbered = /^(?:\p{L}+[-_ ]?)?\d+$/u;

/** `0: …` and `1: …`, or `item1: …`, each with the keys of an item: a dash stands in place of each. */
export function numberedItems(
  source: TreeSource,
  { pairs }: MapNode,
): Pick<Problem, "label" | "help" | "fixes"> | undefined {
  if (!pairs.every(({ name, value }) => numbered.test(name) && value.kind === "map")) return undefined;
  const { positions, text } = source;
  const column = (offset: number): number => offset - positions.startOf(positions.lineOf(offset));
  const hasNote = pairs.some(({ key, value }) => text.slice(key.end, value.start).includes("#"));
  const edits = pairs.flatMap(({ name, key, value }) => {
    const [first, last] = linesOf(source, value);
    const by = column(key.start) + 2 - column(value.start);
    const isBelow = value.kind === "map" && !value.flow && by !== 0;
    return [
      { start: key.start, end: value.start, text: "- ", noWords: `${name}:` },
      ...(isBelow ? shiftLines(source, first + 1, last, by) : []),
    ];
  });
  const names = pairs.slice(0, 3).map(({ name }) => `“${name}:”`);
  return {
    label: "numbers instead of dashes",
    help: `Write a dash and a space in place of ${names.join(", ")}${pairs.length > names.length ? " and so on" : ""}.`,
    ...(!hasNote && { fixes: [{ title: "Write dashes", safety: "review", edits }] }),
  };
}
