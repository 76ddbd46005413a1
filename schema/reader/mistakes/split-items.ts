import type { Problem } from "../../problem.ts";
import type { Positions } from "../positions.ts";
import { dashless, quoted, tooFarRight, tooNear, type Swallowed } from "./items-in-texts.ts";
import type { ListNode, MapNode, Scalar, TreeNode } from "../tree.ts";

interface Split {
  readonly root: TreeNode;
  readonly problems: readonly Problem[];
}

/** A line in quotation marks from its beginning to its end. */
const quotedLine = /\n[ \t]*(?="[^"\n]+"[ \t]*(?:\n|$))/;

/** A dash at the beginning of a line of a text, or the bullet of a list elsewhere; or a line in quotation marks, which has lost its dash. */
const nextItem = new RegExp(`\\n[ \\t]*(?:-|[•▪◦])\\s|${quotedLine.source}`);

/** The place before it. */
const beforeNextItem = new RegExp(`(?=${nextItem.source})`);

/** More keys are not items that ran into one another, and would take hours to tell apart. */
const maxPairs = 1000;

/**
 * Items that ran into one another: the dash of the next one is missing (the key that an item begins with is in it a second
 * time, and others after it), or is too far to the right and became part of a text. They are read as the items they are
 * meant to be.
 */
export function splitItems(root: TreeNode, positions: Positions): Split {
  const problems: Problem[] = [];

  function visit(node: TreeNode): TreeNode {
    if (node.kind === "list")
      return node.flow ? node : { ...node, items: node.items.flatMap((item) => visitItem(item, node)) };
    if (node.kind === "map")
      return { ...node, pairs: node.pairs.map((pair) => ({ ...pair, value: visit(pair.value) })) };
    return node;
  }

  function visitItem(item: TreeNode, list: ListNode): TreeNode[] {
    if (item.kind === "map" && !item.flow) return splitKeys(item);
    if (item.kind === "scalar" && item.style === "plain" && nextItem.test(item.raw)) return splitText(item, list);
    return [visit(item)];
  }

  function splitKeys(item: MapNode): TreeNode[] {
    const first = item.pairs[0]?.name;
    const other = item.pairs.findIndex(({ name }, index) => index > 0 && isOther(first, name));
    const second = item.pairs[other];
    if (other > 1 && second && item.pairs.length < maxKeys) {
      problems.push(dashless(second.name, second.key.start, second.key.end, positions));
      return split(item, other, second.key.start);
    }
    const again = item.pairs.findIndex((pair, index) => index > 0 && pair.name === first);
    const repeats = item.pairs
      .slice(again + 1)
      .some(({ name }) => item.pairs.slice(0, again).some((pair) => pair.name === name));
    const next = item.pairs[again];
    if (again < 2 || !next || !repeats || item.pairs.length > maxPairs) return [visit(item)];
    problems.push(dashless(next.name, next.key.start, next.key.end, positions));
    return split(item, again, next.key.start);
  }

  function split(item: MapNode, at: number, start: number): TreeNode[] {
    const before = { ...item, pairs: item.pairs.slice(0, at), end: item.pairs[at - 1]?.value.end ?? item.end };
    return [visit(before), ...splitKeys({ ...item, pairs: item.pairs.slice(at), start })];
  }

  function splitText(item: Scalar, list: ListNode): TreeNode[] {
    const column = list.start - positions.startOf(positions.lineOf(list.start));
    const tooFar: Swallowed[] = [];
    let at = item.start;
    const items = item.raw.split(beforeNextItem).map((piece, index): Scalar => {
      const words = index === 0 ? piece : piece.replace(/^\n[ \t]*(?:(?:-|[•▪◦])\s+)?/, "");
      const end = at + piece.length;
      if (index > 0) {
        const start = at + piece.length - piece.replace(/^\n[ \t]*/, "").length;
        const hasDash = end - words.length > start;
        if (hasDash) tooFar.push({ line: at + 1, dash: start, end });
        else problems.push(quoted(at + 1, start, end, column, positions));
      }
      const start = end - words.length;
      at = end;
      return { ...item, value: words.replace(/\s+/g, " ").trim(), raw: words, start, end };
    });
    const isFirst = item === list.items[0] && list.items.length === 1;
    const [deeper, ...others] = new Set(tooFar.map(({ line, dash }) => dash - line));
    if (isFirst && tooFar.length > 1 && deeper !== undefined && others.length === 0)
      problems.push(tooNear(list.start, item, deeper - column, positions));
    else if (tooFar.length > 0) problems.push(tooFarRight(tooFar, column, positions));
    return items;
  }

  return { root: mayHaveRunTogether(root) ? visit(root) : root, problems };
}

/** A section has fewer keys. */
const maxKeys = 100;

/** A quick look that spares almost every tree from being made anew. */
function mayHaveRunTogether(node: TreeNode): boolean {
  if (node.kind === "map") {
    for (const { value } of node.pairs) if (value.kind !== "scalar" && mayHaveRunTogether(value)) return true;
    return false;
  }
  if (node.kind !== "list" || node.flow) return false;
  for (const item of node.items)
    if (isSuspicious(item) || (item.kind !== "scalar" && mayHaveRunTogether(item))) return true;
  return false;
}

function isSuspicious(item: TreeNode): boolean {
  if (item.kind === "scalar") return item.style === "plain" && item.raw.includes("\n");
  if (item.kind !== "map" || item.flow) return false;
  const first = item.pairs[0]?.name;
  for (let index = 1; index < item.pairs.length; index += 1) {
    const name = item.pairs[index]?.name;
    if (name === first || isOther(first, name)) return true;
  }
  return false;
}

/** A section begins with its type or with the name of a shared one: the other key begins another section. */
const isOther = (first: string | undefined, name: string | undefined): boolean =>
  (first === "type" && name === "use") || (first === "use" && name === "type");

/** How many items became part of the text of the one above them. */
export function itemsInTexts(node: TreeNode): number {
  if (node.kind === "scalar")
    return node.style === "plain" && node.raw.includes("\n") && nextItem.test(node.raw) ? 1 : 0;
  let sum = 0;
  if (node.kind === "list") for (const item of node.items) sum += itemsInTexts(item);
  else if (node.kind === "map") for (const { value } of node.pairs) sum += itemsInTexts(value);
  return sum;
}
