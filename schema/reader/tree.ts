/** How a single value is written. */
export type Style = "plain" | "single" | "double" | "block";

interface Placed {
  /** Offsets in the text as the author wrote it. */
  readonly start: number;
  readonly end: number;
}

/** A single value. `raw` is how it is written, with its quotes. */
export interface Scalar extends Placed {
  readonly kind: "scalar";
  readonly value: string | number | boolean | null;
  readonly raw: string;
  readonly style: Style;
}

export interface ListNode extends Placed {
  readonly kind: "list";
  /** Written in brackets. */
  readonly flow: boolean;
  readonly items: readonly TreeNode[];
}

export interface MapNode extends Placed {
  readonly kind: "map";
  /** Written in braces. */
  readonly flow: boolean;
  readonly pairs: Pair[];
}

/** What the language does not have, or what could not be read; already reported. */
export interface Broken extends Placed {
  readonly kind: "broken";
}

export type TreeNode = Scalar | ListNode | MapNode | Broken;

export interface Pair {
  readonly key: Scalar;
  /** The key that it counts as: its own text, or the key that was surely meant. */
  name: string;
  readonly value: TreeNode;
}

/** The tree with its offsets changed. Spelt out, because a copy by spread takes several times as long. */
export function relocate(node: TreeNode, to: (offset: number) => number): TreeNode {
  const start = to(node.start);
  const end = to(node.end);
  switch (node.kind) {
    case "scalar":
      return scalarAt(node, start, end);
    case "list":
      return { kind: "list", start, end, flow: node.flow, items: node.items.map((item) => relocate(item, to)) };
    case "map":
      return { kind: "map", start, end, flow: node.flow, pairs: node.pairs.map((pair) => relocatePair(pair, to)) };
    case "broken":
      return { kind: "broken", start, end };
  }
}

const relocatePair = ({ key, name, value }: Pair, to: (offset: number) => number): Pair => ({
  key: scalarAt(key, to(key.start), to(key.end)),
  name,
  value: relocate(value, to),
});

const scalarAt = ({ value, raw, style }: Scalar, start: number, end: number): Scalar => ({
  kind: "scalar",
  value,
  raw,
  style,
  start,
  end,
});

/** How deep lists and mappings may be nested. */
export const depthLimit = 32;

/**
 * Where something is nested deeper than that. A check of a broken text reads it many times: this makes no lists, and no call for a
 * single value.
 */
export function deeperThan(node: TreeNode, levels: number): number | undefined {
  if (node.kind !== "list" && node.kind !== "map") return undefined;
  if (levels === 0) return node.start;
  const isList = node.kind === "list";
  const count = isList ? node.items.length : node.pairs.length;
  for (let index = 0; index < count; index += 1) {
    const child = isList ? node.items[index] : node.pairs[index]?.value;
    const found = child?.kind === "list" || child?.kind === "map" ? deeperThan(child, levels - 1) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A tree, and where it is nested deeper than the limit. */
export function withDepth(root: TreeNode): { readonly root: TreeNode; readonly tooDeepAt?: number } {
  const tooDeepAt = deeperThan(root, depthLimit);
  return { root, ...(tooDeepAt !== undefined && { tooDeepAt }) };
}
