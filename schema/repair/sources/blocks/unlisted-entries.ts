import { childField, knownKeys, sectionField, typesOf } from "../../../language/descriptor.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { blockFrom, linesOf } from "../../regions/lines.ts";

/** The keys of a section that hold lists of things with keys of their own. */
function listKeys(type: string): string[] {
  const field = sectionField(type);
  if (!field) return [];
  const isList = (key: string): boolean => {
    const child = childField(field, key);
    return child !== undefined && typesOf(child).includes("array") && child.items !== undefined;
  };
  const required = new Set(field.required);
  return knownKeys(field)
    .filter(isList)
    .toSorted((one, other) => Number(required.has(other)) - Number(required.has(one)));
}

/** Entries that stand in a section where its keys do, without the key of their list; one candidate for each key that may hold them. */
export function* unlistedEntries(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  let found = 0;
  for (const head of lines) {
    if (!head.isDashed || head.key !== "type") continue;
    const column = head.contentAt - head.start;
    const own = blockFrom(lines, head.index).filter((line) => line.indent === column && !isBlank(line));
    const at = own.findIndex(({ isDashed }) => isDashed);
    const [above, first] = [own[at - 1] ?? head, own[at]];
    // An empty key above them holds them already.
    if (!first || (above.key !== undefined && above.value === "" && !above.isDashed)) continue;
    for (const key of listKeys(head.value)) if (!own.some((line) => line.key === key)) yield below(key, first);
    if (++found === limits.pastedBlocks) return;
  }
}

function below(key: string, first: Line): Candidate {
  const lead = " ".repeat(first.indent);
  return {
    code: "shape/missing-key",
    message: `These entries stand in no list: “${key}:” is missing above them.`,
    label: "in no list",
    start: first.start + first.indent,
    end: first.end,
    title: `Write “${key}:” above`,
    safety: "review",
    help: `Write a line above them:\n${key}:`,
    edits: [{ start: first.start, end: first.start, text: `${lead}${key}:\n` }],
  };
}
