import type { TreeSource } from "../reader/source.ts";
import type { TreeNode } from "../reader/tree.ts";

/** Lines that may be folded into the first of them. Lines count from 0; the last one is part of it. */
export interface Fold {
  readonly first: number;
  readonly last: number;
}

/** Every key and item that spans several lines. */
export function foldsOf(source: TreeSource): Fold[] {
  const { positions } = source;
  const folds = new Map<number, Fold>();
  const add = (start: number, end: number): void => {
    const first = positions.lineOf(start);
    const last = positions.lineOf(start + positions.text.slice(start, end).trimEnd().length);
    // The outermost of several that begin on one line.
    if (last > first && !folds.has(first)) folds.set(first, { first, last });
  };
  const visit = (node: TreeNode): void => {
    if (node.kind === "list")
      for (const item of node.items) {
        add(item.start, item.end);
        visit(item);
      }
    if (node.kind === "map")
      for (const { key, value } of node.pairs) {
        add(key.start, value.end);
        visit(value);
      }
  };
  const root = source.node([]);
  if (root) visit(root);
  return [...folds.values()];
}
