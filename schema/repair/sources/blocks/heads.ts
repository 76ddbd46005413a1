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

const spaces = (count: number): string => (count === 1 ? "one space" : `${count} spaces`);

/** The words for a page or a section that stands too far to the left or the right by so many spaces. */
export function wordsOfMoved(noun: string, by: number, lines: number) {
  const direction = by > 0 ? "right" : "left";
  return {
    message: `This ${noun} belongs ${spaces(Math.abs(by))} further to the ${direction}, where the others begin.`,
    label: `${spaces(Math.abs(by))} too far ${by > 0 ? "left" : "right"}`,
    title: `Move the ${noun} to the ${direction}`,
    safety: "safe",
    help: `Move ${lines === 1 ? "the line" : `its ${lines} lines`} ${spaces(Math.abs(by))} to the ${direction}: select them and press ${by > 0 ? "Tab" : "Shift and Tab"} in most editors.`,
  } as const;
}

/** The edits that move lines by so many spaces: to the right, or to the left where it is negative. */
export const movedBy = (lines: readonly Pick<Line, "start" | "indent" | "text">[], by: number): Edit[] =>
  lines
    .filter(({ text }) => by !== 0 && text.trim() !== "")
    .map(({ start, indent }) =>
      by > 0 ? { start, end: start, text: " ".repeat(by) } : { start, end: start + Math.min(-by, indent), text: "" },
    );
