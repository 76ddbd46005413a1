import { maxFailures, type Failure, type Mark, type Parsed } from "../parsed.ts";
import { relocate, type Pair, type TreeNode } from "../tree.ts";
import type { Outline } from "./outline.ts";

/** What is known of a slice of a text. Offsets count from its beginning. */
export interface Slice {
  /** What its tree is: keys or items on lines of their own, or something else. */
  readonly kind: Outline["kind"] | "other";
  readonly isSound: boolean;
  readonly tooDeepAt?: number;
  readonly isTooBig?: boolean;
  /** Adds its failures and marks to the report of a text in which the slice begins at the offset. */
  readonly report: (at: number, report: Report) => void;
  /** Its tree, for a text in which the slice begins at the offset; a new one each time, because names in it may change. */
  readonly buildTree: (at: number) => TreeNode | undefined;
}

/** The failures and marks of a text, in its order. */
export interface Report {
  readonly failures: Failure[];
  readonly marks: Mark[];
}

/** A slice that was parsed as a whole. */
export const sliceOf = ({ root, failures, marks, tooDeepAt, isTooBig }: Parsed): Slice => ({
  kind: root && root.kind !== "scalar" && root.kind !== "broken" && !root.flow ? root.kind : "other",
  isSound: failures.length === 0 && tooDeepAt === undefined,
  ...(tooDeepAt !== undefined && { tooDeepAt }),
  ...(isTooBig && { isTooBig }),
  report(at, report) {
    for (const one of failures) {
      if (report.failures.length === maxFailures) break;
      report.failures.push({ ...one, start: one.start + at, end: one.end + at });
    }
    for (const { kind, start, text } of marks) report.marks.push({ kind, start: start + at, text });
  },
  buildTree: (at) => root && relocate(root, (offset) => offset + at),
});

interface Placed {
  readonly at: number;
  readonly slice: Slice;
}

/** Where parts are nested too deep, or have too many tokens. */
export function tooDeep(parts: readonly Placed[]): { tooDeepAt?: number; isTooBig?: boolean } {
  for (const { at, slice } of parts)
    if (slice.tooDeepAt !== undefined)
      return { tooDeepAt: at + slice.tooDeepAt, ...(slice.isTooBig && { isTooBig: true }) };
  return {};
}

/** Keys, or items, below one another. Nothing where a part is not what its first line promised: only the whole block shows why. */
export function joined(kind: Outline["kind"], parts: readonly Placed[]): Slice | undefined {
  if (parts.some(({ slice }) => slice.isSound && slice.kind !== kind)) return undefined;
  return {
    kind,
    isSound: parts.every(({ slice }) => slice.isSound),
    ...tooDeep(parts),
    report(by, report) {
      for (const { at, slice } of parts) slice.report(at + by, report);
    },
    buildTree(by) {
      const nodes = parts.map(({ at, slice }) => slice.buildTree(at + by)).filter((node) => node !== undefined);
      return kind === "map" ? mapOf(nodes) : listOf(nodes);
    },
  };
}

function mapOf(nodes: readonly TreeNode[]): TreeNode {
  const pairs: Pair[] = nodes.flatMap((node) => (node.kind === "map" ? node.pairs : []));
  const start = nodes[0]?.start ?? 0;
  return { kind: "map", start, end: pairs.at(-1)?.value.end ?? start, flow: false, pairs };
}

function listOf(nodes: readonly TreeNode[]): TreeNode {
  const items = nodes.flatMap((node) => (node.kind === "list" ? node.items : []));
  const start = nodes[0]?.start ?? 0;
  return { kind: "list", start, end: items.at(-1)?.end ?? start, flow: false, items };
}

/** An item whose keys were parsed without its dash, which is at an offset of the slice. */
export const asItem = (keys: Slice, dashAt: number): Slice => ({
  ...keys,
  kind: "list",
  buildTree(at) {
    const node = keys.buildTree(at);
    return node && { kind: "list", start: at + dashAt, end: node.end, flow: false, items: [node] };
  },
});

/** A key that is alone on its line, with what is below it from an offset on. */
export const asPair = (key: Slice, value: Slice, valueAt: number): Slice => ({
  kind: "map",
  isSound: key.isSound && value.isSound,
  ...tooDeep([{ at: valueAt, slice: value }]),
  report(at, report) {
    key.report(at, report);
    value.report(at + valueAt, report);
  },
  buildTree(at) {
    const node = key.buildTree(at);
    const below = value.buildTree(at + valueAt);
    const pair = node?.kind === "map" ? node.pairs[0] : undefined;
    if (node?.kind !== "map" || !pair || !below) return node;
    return { ...node, end: below.end, pairs: [{ ...pair, value: below }] };
  },
});
