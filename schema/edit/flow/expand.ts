import type { Path } from "../../problem.ts";
import { refuse, type Editable, type EditResult } from "../editable.ts";
import { beginsLine, columnOf } from "../place/lines.ts";
import { collectionAt, leadEnd, placeAt } from "../place/place.ts";
import { isNothing, type Entry } from "../place/slots.ts";
import { styleOf } from "../write/file-style.ts";
import { joinLines } from "../write/write-data.ts";

/** Writes the items or pairs of a list or mapping between brackets on lines of their own; how each is written stays. */
export function expand(on: Editable, path: Path): EditResult {
  const collection = collectionAt(on, path);
  if (!collection || !collection.node.flow || collection.entries.length === 0)
    return refuse("There is nothing to take apart.");
  const { node, entries } = collection;
  const { positions } = on.source;
  const { newline, mapStep, listStep } = styleOf(on);
  if (on.comments.some(({ start }) => start > node.start && start < node.end))
    return refuse("There are comments between the brackets.");
  if (entries.some(({ pair }) => pair && on.text.slice(pair.key.start, pair.key.end).includes("\n")))
    return refuse("A key between the brackets has several lines.");
  const lines = entries.flatMap((entry) => linesOf(on, entry));
  const place = placeAt(on, path);
  const end = positions.endOf(positions.lineOf(node.end - 1));
  const behind = on.text.slice(node.end, end).trim();
  const replace = (start: number, text: string): EditResult => ({
    edits: [{ start, end: behind === "" ? end : node.end, text }],
  });
  if (behind !== "" && !behind.startsWith("#")) return refuse("Something is behind the bracket.");
  const isKey = place?.entry.pair !== undefined;
  if (!place || beginsLine(positions, node.start) || (!isKey && behind === ""))
    return replace(node.start, joinLines(lines, columnOf(positions, node.start), newline));
  const lead = leadEnd(on, place.entry, place.slot.head);
  const column = columnOf(positions, place.slot.head) + (isKey ? (node.kind === "list" ? listStep : mapStep) : 2);
  const comment = behind === "" ? "" : ` ${behind}`;
  return {
    edits: [
      { start: lead, end, text: `${comment}${newline}${" ".repeat(column)}${joinLines(lines, column, newline)}` },
    ],
  };
}

/** An item or a pair as it is written, for a line of its own. What goes on below is indented further. */
function linesOf({ text }: Editable, { value, pair }: Entry): readonly string[] {
  const raw = isNothing(value) ? "" : text.slice(value.start, value.end);
  const lead = pair ? `${text.slice(pair.key.start, pair.key.end)}:` : "-";
  const [first = "", ...below] = raw.split(/\r?\n/);
  return [
    first === "" ? lead : `${lead} ${first}`,
    ...below.map((line) => (line.trim() === "" ? "" : `  ${line.trimStart()}`)),
  ];
}
