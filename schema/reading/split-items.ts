import type { Problem } from "../problem.ts";
import type { Positions } from "./positions.ts";
import type { MapNode, Pair, TreeNode } from "./tree.ts";

interface Split {
  readonly root: TreeNode;
  /** The first pairs of items that have no dash of their own. */
  readonly dashless: readonly Pair[];
}

/**
 * Items that run into one another because a dash is missing: the key that an item begins with stands in it a second time, and
 * others after it. They are read as the items they are meant to be.
 */
export function splitItems(root: TreeNode): Split {
  const dashless: Pair[] = [];

  function visit(node: TreeNode): TreeNode {
    if (node.kind === "list") return { ...node, items: node.items.flatMap((item) => (item.kind === "map" && !item.flow && !node.flow ? split(item) : [visit(item)])) };
    if (node.kind === "map") return { ...node, pairs: node.pairs.map((pair) => ({ ...pair, value: visit(pair.value) })) };
    return node;
  }

  function split(item: MapNode): TreeNode[] {
    const first = item.pairs[0]?.name;
    const again = item.pairs.findIndex((pair, index) => index > 0 && pair.name === first);
    const repeats = item.pairs.slice(again + 1).some(({ name }) => item.pairs.slice(0, again).some((pair) => pair.name === name));
    const next = item.pairs[again];
    if (again < 2 || !next || !repeats) return [visit(item)];
    dashless.push(next);
    const before: MapNode = { ...item, pairs: item.pairs.slice(0, again), end: item.pairs[again - 1]?.value.end ?? item.end };
    return [visit(before), ...split({ ...item, pairs: item.pairs.slice(again), start: next.key.start })];
  }

  return { root: visit(root), dashless };
}

/** The second item of two that share one dash. */
export function explainDashless({ key, name }: Pair, positions: Positions): Problem {
  const line = positions.lineOf(key.start);
  const column = key.start - positions.startOf(line);
  const canMove = column >= 2 && positions.lineText(line).slice(0, column).trim() === "";
  return {
    code: "yaml/missing-dash", severity: "error", message: `A new item begins here, but the dash before “${name}” is missing.`, label: "no dash", help: `Write it so:\n- ${positions.lineText(line).trim()}`,
    range: positions.range(key.start, key.end), ...(canMove && { fixes: [{ title: "Add the dash", safety: "review", edits: [{ start: key.start - 2, end: key.start, text: "- " }] }] }),
  };
}
