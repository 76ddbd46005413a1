import type { Edit, Fix } from "../../problem.ts";
import type { TreeSource } from "../source.ts";
import type { Pair, TreeNode } from "../tree.ts";

/**
 * What puts the lines below a repeated key to those below the first one, as of a second `routes:` at the end of the file.
 * @returns nothing where the two are no blocks of the same kind, or say different things of one name
 */
export function joinedValues(first: Pair, second: Pair, source: TreeSource): Fix | undefined {
  const { positions, text } = source;
  const [to, from] = [first.value, second.value];
  if (!isBlock(to) || !isBlock(from) || to.kind !== from.kind) return undefined;
  const lineOf = (offset: number): number => positions.lineOf(offset);
  const endLine = ({ end }: TreeNode): number => lineOf(text.slice(0, end).trimEnd().length);
  const column = ({ start }: TreeNode): number => start - positions.startOf(lineOf(start));
  const [head, last] = [lineOf(second.key.start), endLine(from)];
  const isOnOwnLines = lineOf(from.start) > head && lineOf(to.start) > lineOf(first.key.start);
  if (!isOnOwnLines || text.slice(positions.startOf(head), second.key.start).trim() !== "") return undefined;

  const left = new Set<number>();
  if (to.kind === "map" && from.kind === "map")
    for (const pair of from.pairs) {
      const other = to.pairs.find(({ name }) => name === pair.name);
      if (!other) continue;
      if (textOf(other, text) !== textOf(pair, text)) return undefined;
      for (let line = lineOf(pair.key.start); line <= endLine(pair.value); line += 1) left.add(line);
    }
  const by = column(to) - column(from);
  const moved = Array.from({ length: last - head }, (_, index) => head + 1 + index)
    .filter((line) => !left.has(line))
    .map((line) => shifted(positions.lineText(line), by));
  const after = positions.startOf(endLine(to) + 1);
  const movesWords = moved.some((line) => line.trim() !== "");
  const edits: readonly Edit[] = [
    ...(movesWords ? [{ start: after, end: after, text: `${moved.join("\n")}\n` }] : []),
    { start: positions.startOf(head), end: positions.startOf(last + 1), text: "" },
  ];
  return {
    title: movesWords ? `Join it with the first “${second.name}”` : "Delete the second one",
    safety: "review",
    edits,
  };
}

type Block = Extract<TreeNode, { readonly kind: "list" | "map" }>;

const isBlock = (node: TreeNode): node is Block => (node.kind === "list" || node.kind === "map") && !node.flow;

const textOf = ({ key, value }: Pair, text: string): string =>
  text.slice(key.start, Math.max(key.end, value.end)).trim();

const shifted = (line: string, by: number): string => {
  if (by >= 0) return line.trim() === "" ? line : `${" ".repeat(by)}${line}`;
  return line.slice(Math.min(-by, line.length - line.trimStart().length));
};
