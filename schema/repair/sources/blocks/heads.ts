import type { Edit } from "../../../problem.ts";
import type { Line } from "../../regions/line.ts";

/** How a page and a section begin, and the key of the list that they stand in. */
export const things = [
  { head: /^( *)- +path:/, noun: "page", parent: "routes" },
  { head: /^( *)- +(?:type|use):/, noun: "section", parent: "sections" },
] as const;

export type Thing = (typeof things)[number];

const firstOfList = 1.5;

/** How far to the right the pages, or the sections, of a text begin, as most of them do; nothing where there is none. */
export function usualIndent(lines: readonly string[], { head, parent }: Thing): number | undefined {
  const counts = new Map<number, number>();
  let above = "";
  for (const line of lines) {
    const indent = head.exec(line)?.[1]?.length;
    // Of two places, the one right below the key of the list is right.
    const weight = above.trim() === `${parent}:` ? firstOfList : 1;
    if (indent !== undefined) counts.set(indent, (counts.get(indent) ?? 0) + weight);
    if (!/^\s*(?:#.*)?$/.test(line)) above = line;
  }
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first?.[0];
}

/** The edits that move lines by so many spaces: to the right, or to the left where it is negative. */
export const movedBy = (lines: readonly Pick<Line, "start" | "indent" | "text">[], by: number): Edit[] =>
  lines
    .filter(({ text }) => by !== 0 && text.trim() !== "")
    .map(({ start, indent }) =>
      by > 0 ? { start, end: start, text: " ".repeat(by) } : { start, end: start + Math.min(-by, indent), text: "" },
    );
