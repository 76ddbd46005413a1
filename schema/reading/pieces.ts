import { mostRead } from "./guard.ts";
import type { Counted, Failure, Mark, Parse, Parsed } from "./parsed.ts";
import { memory } from "./memory.ts";
import { outline, type Block, type Outline } from "./outline.ts";
import { relocate, withDepth, type Pair, type TreeNode } from "./tree.ts";

/** What is known of a piece of text. Offsets count from its beginning. */
interface Piece {
  /** What its tree is: keys or items on lines of their own, or something else. */
  readonly kind: Outline["kind"] | "other";
  readonly failures: readonly Failure[];
  readonly marks: readonly Mark[];
  readonly tooDeepAt?: number;
  readonly isTooBig?: boolean;
  /** Its tree, for a text in which the piece begins at the offset; a new one each time, because names in it may change. */
  readonly plant: (at: number) => TreeNode | undefined;
}

/** Texts below are parsed at once: to take them apart costs more than it saves. */
const usuallySmall = 1200;

/** Where one document ends and another begins; a tab below a bar, which the library takes differently at the end of a text. */
const indivisible = /^(?:---|\.\.\.|%)|[|>][+-]?\d?[ \t]*\r?\n(?: *\r?\n)* *\t[ \t]*\r?$/m;

/** Deeper down a text is parsed at once, which tells where it is too deep. */
const mostLevels = 40;

/** What is known where reading stopped. */
const stopped: Parsed = { root: undefined, documents: 1, failures: [], marks: [] };

/** The ways to parse a piece. */
export interface Ways {
  readonly whole: (text: string) => Counted;
  /** The quick one, for what is written plainly; else where it is not. */
  readonly plainly: (text: string) => Parsed | number;
}

/**
 * A parser that takes a text apart by its indentation and remembers what it made of each piece, so that a text with one changed line
 * costs little more than the lines around it. What is wrong in one piece does not reach into the next: a quotation mark that
 * is never closed ends where the next key begins.
 */
export function inPieces({ whole, plainly }: Ways, small = usuallySmall): Parse {
  /** How many signs the library may still read of this text. */
  let left = Infinity;
  const piece = memory<Piece>(() => left >= 0);

  const parseWhole: Parse = (text) => {
    if (left < 0) return { ...stopped, tooDeepAt: 0, isTooBig: true };
    const { parsed, signs } = whole(text);
    left -= signs;
    return parsed;
  };

  // `odd`: where a text is known not to be written plainly, which spares another look.
  const leaf = (text: string, odd?: number): Piece =>
    piece(text, () => {
      const plain = odd ?? plainly(text);
      return pieceOf(typeof plain === "number" ? parseWhole(text) : plain);
    });

  function block(text: string, level: number, odd?: number, known?: Outline): Piece {
    return piece(text, () => {
      const plain = odd ?? plainly(text);
      if (typeof plain !== "number") return pieceOf(plain);
      const found = text.length < small || level > mostLevels ? undefined : (known ?? outline(text));
      if (!found) return pieceOf(parseWhole(text));
      const parts = found.parts.map((part) => ({
        at: part.start,
        piece: partOf(text.slice(part.start, part.end), part, found.column, level + 1, inside(part, plain)),
      }));
      return joined(found.kind, parts) ?? pieceOf(parseWhole(text));
    });
  }

  /** A key or an item with all that belongs to it: large ones by what is below their first line. */
  function partOf(text: string, { child, item }: Block, column: number, level: number, odd?: number): Piece {
    if (text.length < small) return leaf(text, odd);
    if (item !== undefined)
      return piece(text, () => {
        // The keys of the item as they would stand without its dash.
        const inner = block(" ".repeat(item.keyAt) + text.slice(item.keyAt), level, odd);
        return { ...inner, kind: "list", plant: (at) => itemOf(inner.plant(at), at + item.dashAt) };
      });
    if (child === undefined) return leaf(text, odd);
    return piece(text, () => {
      const below = outline(text.slice(child));
      if (!below || below.column < column + (below.kind === "map" ? 1 : 0)) return pieceOf(parseWhole(text));
      const key = leaf(text.slice(0, child));
      const value = block(text.slice(child), level, odd !== undefined && odd >= child ? odd - child : undefined, below);
      return {
        kind: "map",
        failures: [...key.failures, ...shifted(value.failures, child)],
        marks: [...key.marks, ...shifted(value.marks, child)],
        ...tooDeep([{ at: child, piece: value }]),
        plant: (at) => withValue(key.plant(at), value.plant(at + child)),
      };
    });
  }

  return (text) => {
    const plain = plainly(text);
    if (typeof plain !== "number") return plain;
    const isWhole = text.length < small || indivisible.test(text);
    const found = isWhole ? undefined : outline(text);
    if (!found) return whole(text).parsed;
    left = mostRead(text.length);
    const all = block(text, 0, plain, found);
    const { failures, marks } = all;
    // A name stands for a piece elsewhere: only the whole text tells.
    const isNamed = failures.some(({ code }) => code === "BAD_ALIAS") && marks.some(({ kind }) => kind === "anchor");
    if (isNamed) return whole(text).parsed;
    if (all.tooDeepAt !== undefined)
      return { ...stopped, marks, tooDeepAt: all.tooDeepAt, isTooBig: all.isTooBig ?? false };
    const root = all.plant(0);
    const tree = root && failures.length === 0 ? withDepth(root) : { root };
    return { ...tree, documents: 1, failures, marks };
  };
}

/** A place in a text, as a place in a part that holds it. */
const inside = ({ start, end }: Block, at: number): number | undefined =>
  at >= start && at < end ? at - start : undefined;

const pieceOf = ({ root, failures, marks, tooDeepAt, isTooBig }: Parsed): Piece => ({
  kind: root && root.kind !== "scalar" && root.kind !== "broken" && !root.flow ? root.kind : "other",
  failures,
  marks,
  ...(tooDeepAt !== undefined && { tooDeepAt }),
  ...(isTooBig && { isTooBig }),
  plant: (at) => root && relocate(root, (offset) => offset + at),
});

const shifted = <T extends { readonly start: number }>(all: readonly T[], by: number): T[] =>
  all.map((one) =>
    "end" in one && typeof one.end === "number"
      ? { ...one, start: one.start + by, end: one.end + by }
      : { ...one, start: one.start + by },
  );

interface Placed {
  readonly at: number;
  readonly piece: Piece;
}

function tooDeep(parts: readonly Placed[]): { tooDeepAt?: number; isTooBig?: boolean } {
  for (const { at, piece } of parts)
    if (piece.tooDeepAt !== undefined)
      return { tooDeepAt: at + piece.tooDeepAt, ...(piece.isTooBig && { isTooBig: true }) };
  return {};
}

/** Keys, or items, that stand below one another. */
function joined(kind: Outline["kind"], parts: readonly Placed[]): Piece | undefined {
  // A piece that is not what its first line promised belongs to something that only the whole block shows.
  for (const { piece } of parts)
    if (piece.failures.length === 0 && piece.tooDeepAt === undefined && piece.kind !== kind) return undefined;
  return {
    kind,
    failures: parts.flatMap(({ at, piece }) => shifted(piece.failures, at)),
    marks: parts.flatMap(({ at, piece }) => shifted(piece.marks, at)),
    ...tooDeep(parts),
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

const itemOf = (node: TreeNode | undefined, start: number): TreeNode | undefined =>
  node && { kind: "list", start, end: node.end, flow: false, items: [node] };

/** The key at the beginning, which stands there without a value, with its value. */
function withValue(node: TreeNode | undefined, value: TreeNode | undefined): TreeNode | undefined {
  const pair = node?.kind === "map" ? node.pairs[0] : undefined;
  return node?.kind === "map" && pair && value ? { ...node, end: value.end, pairs: [{ ...pair, value }] } : node;
}
