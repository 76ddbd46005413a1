import type { Edit, Fix, Range } from "../../problem.ts";
import type { TreeSource } from "../../reader/source.ts";
import type { TreeNode } from "../../reader/tree.ts";

type Safety = Fix["safety"];

/** A correction in one place. */
export const replace = (
  title: string,
  safety: Safety,
  at: { readonly start: number; readonly end: number },
  text: string,
): readonly Fix[] => [{ title, safety, edits: [{ start: at.start, end: at.end, text }] }];

/** Edits that move a block of lines to the right (or, below zero, to the left). Lines without text stay. */
export function shiftLines(source: TreeSource, first: number, last: number, by: number): readonly Edit[] {
  const edits: Edit[] = [];
  for (let line = first; line <= last; line += 1) {
    const start = source.positions.startOf(line);
    if (source.positions.lineText(line).trim() === "") continue;
    edits.push(by > 0 ? { start, end: start, text: " ".repeat(by) } : { start, end: start - by, text: "" });
  }
  return edits;
}

/** The lines, counted from 0, that a node stands on. */
export const linesOf = (
  source: TreeSource,
  node: { readonly start: number; readonly end: number },
): readonly [number, number] => [
  source.positions.lineOf(node.start),
  source.positions.lineOf(
    Math.max(node.start, source.text.slice(node.start, node.end).trimEnd().length + node.start - 1),
  ),
];

/** Whether a node stands on one line. */
export const isOneLine = (source: TreeSource, node: TreeNode): boolean => {
  const [first, last] = linesOf(source, node);
  return first === last;
};

/** The node, or its first line where it has many. */
export function firstLine(source: TreeSource, node: TreeNode): Range {
  const [line] = linesOf(source, node);
  return source.rangeAt(node.start, Math.max(node.start, Math.min(node.end, source.positions.endOf(line))));
}
