import type { Outline } from "./outline.ts";
import { maxFailures, type Failure, type Mark, type Parsed } from "../parsed.ts";
import { relocate, type Pair, type TreeNode } from "../tree.ts";

/** What is known of a piece of text. Offsets count from its beginning. */
export interface Piece {
  /** What its tree is: keys or items on lines of their own, or something else. */
  readonly kind: Outline["kind"] | "other";
  readonly isSound: boolean;
  readonly tooDeepAt?: number;
  readonly isTooBig?: boolean;
  /** Says what is wrong in it, and its marks, for a text in which the piece begins at the offset. */
  readonly tell: (at: number, told: Told) => void;
  /** Its tree, for a text in which the piece begins at the offset; a new one each time, because names in it may change. */
  readonly plant: (at: number) => TreeNode | undefined;
}

/** What the pieces of a text say of it, in its order. */
export interface Told {
  readonly failures: Failure[];
  readonly marks: Mark[];
}

/** What the reading of a piece says of it. */
export const pieceOf = ({ root, failures, marks, tooDeepAt, isTooBig }: Parsed): Piece => ({
  kind: root && root.kind !== "scalar" && root.kind !== "broken" && !root.flow ? root.kind : "other",
  isSound: failures.length === 0 && tooDeepAt === undefined,
  ...(tooDeepAt !== undefined && { tooDeepAt }),
  ...(isTooBig && { isTooBig }),
  tell(at, told) {
    for (const one of failures) {
      if (told.failures.length === maxFailures) break;
      told.failures.push({ ...one, start: one.start + at, end: one.end + at });
    }
    for (const { kind, start, text } of marks) told.marks.push({ kind, start: start + at, text });
  },
  plant: (at) => root && relocate(root, (offset) => offset + at),
});

interface Placed {
  readonly at: number;
  readonly piece: Piece;
}

/** Where parts are nested too deep, or have too many tokens. */
export function tooDeep(parts: readonly Placed[]): { tooDeepAt?: number; isTooBig?: boolean } {
  for (const { at, piece } of parts)
    if (piece.tooDeepAt !== undefined)
      return { tooDeepAt: at + piece.tooDeepAt, ...(piece.isTooBig && { isTooBig: true }) };
  return {};
}

/** Keys, or items, that stand below one another. */
export function joined(kind: Outline["kind"], parts: readonly Placed[]): Piece | undefined {
  // A piece that is not what its first line promised belongs to something that only the whole block shows.
  for (const { piece } of parts) if (piece.isSound && piece.kind !== kind) return undefined;
  return {
    kind,
    isSound: parts.every(({ piece }) => piece.isSound),
    ...tooDeep(parts),
    tell(by, told) {
      for (const { at, piece } of parts) piece.tell(at + by, told);
    },
    plant(by) {
      const nodes = parts.map(({ at, piece }) => piece.plant(at + by)).filter((node) => node !== undefined);
      return kind === "map" ? mapOf(nodes) : listOf(nodes);
    },
  };
}

function mapOf(nodes: readonly TreeNode[]): TreeNode | undefined {
  const pairs: Pair[] = nodes.flatMap((node) => (node.kind === "map" ? node.pairs : []));
  const start = nodes[0]?.start ?? 0;
  return { kind: "map", start, end: pairs.at(-1)?.value.end ?? start, flow: false, pairs };
}

function listOf(nodes: readonly TreeNode[]): TreeNode | undefined {
  const items = nodes.flatMap((node) => (node.kind === "list" ? node.items : []));
  const start = nodes[0]?.start ?? 0;
  return { kind: "list", start, end: items.at(-1)?.end ?? start, flow: false, items };
}

/** A list of one item, for what stands behind a dash. */
export const itemOf = (node: TreeNode | undefined, start: number): TreeNode | undefined =>
  node && { kind: "list", start, end: node.end, flow: false, items: [node] };

/** The key at the beginning, which stands there without a value, with its value. */
export function withValue(node: TreeNode | undefined, value: TreeNode | undefined): TreeNode | undefined {
  const pair = node?.kind === "map" ? node.pairs[0] : undefined;
  return node?.kind === "map" && pair && value ? { ...node, end: value.end, pairs: [{ ...pair, value }] } : node;
}
