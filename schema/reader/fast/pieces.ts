import { maxLibraryTokens } from "../guard.ts";
import type { CountedParse, Parse, Parsed } from "../parsed.ts";
import { memory } from "./memory.ts";
import { outline, type Block, type Outline } from "./outline.ts";
import { itemOf, joined, pieceOf, tooDeep, withValue, type Piece, type Told } from "./piece.ts";
import { withDepth, type TreeNode } from "../tree.ts";

/** Texts below are parsed at once: to take them apart costs more than it saves. */
const usuallySmall = 1200;

/** Where one document ends and another begins; a tab below a bar, which the library takes differently at the end of a text. */
const indivisible = /^(?:---|\.\.\.|%)|[|>][+-]?\d?[ \t]*\r?\n(?: *\r?\n)* *\t[ \t]*\r?$/m;

/** Deeper down a text is parsed at once, which tells where it is too deep. */
const maxLevels = 40;

/** What is known where reading stopped. */
const stopped: Parsed = { root: undefined, documents: 1, failures: [], marks: [] };

/** The ways to parse a piece. */
export interface Ways {
  readonly whole: CountedParse;
  /** The quick one, for what is written plainly; else where it is not. */
  readonly plainly: (text: string) => Parsed | number;
  /** How many tokens may be read. */
  readonly left?: () => number;
}

/**
 * A parser that takes a text apart by its indentation and remembers what it made of each piece, so that a text with one changed line
 * costs little more than the lines around it. What is wrong in one piece does not reach into the next: a quotation mark that
 * is never closed ends where the next key begins.
 */
export function inPieces({ whole, plainly, left: most = () => Infinity }: Ways, small = usuallySmall): Parse {
  /** How many tokens the library may still read of this text. */
  let left = Infinity;
  const piece = memory<Piece>(() => left >= 0);

  const parseWhole: Parse = (text) => {
    if (left < 0) return { ...stopped, tooDeepAt: 0, isTooBig: true };
    const { parsed, tokens } = whole(text, left);
    left -= tokens;
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
      const found = text.length < small || level > maxLevels ? undefined : (known ?? outline(text));
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
        isSound: key.isSound && value.isSound,
        ...tooDeep([{ at: child, piece: value }]),
        tell(at, told) {
          key.tell(at, told);
          value.tell(at + child, told);
        },
        plant: (at) => withValue(key.plant(at), value.plant(at + child)),
      };
    });
  }

  return (text) => {
    const plain = plainly(text);
    if (typeof plain !== "number") return plain;
    const isWhole = text.length < small || indivisible.test(text);
    const found = isWhole ? undefined : outline(text);
    if (!found) return whole(text, most()).parsed;
    left = Math.min(maxLibraryTokens(text.length), most());
    const all = block(text, 0, plain, found);
    const told: Told = { failures: [], marks: [] };
    all.tell(0, told);
    const { failures, marks } = told;
    // A name stands for a piece elsewhere: only the whole text tells.
    const isNamed = failures.some(({ code }) => code === "BAD_ALIAS") && marks.some(({ kind }) => kind === "anchor");
    if (isNamed) return whole(text, most()).parsed;
    if (all.tooDeepAt !== undefined)
      return { ...stopped, marks, tooDeepAt: all.tooDeepAt, isTooBig: all.isTooBig ?? false };
    const rest = { documents: 1, failures, marks };
    if (failures.length > 0) return withTree(() => all.plant(0), rest);
    const root = all.plant(0);
    return { ...(root ? withDepth(root) : { root }), ...rest };
  };
}

/** Of most texts that cannot be read, nobody asks for the tree. */
function withTree(plant: () => TreeNode | undefined, rest: Omit<Parsed, "root">): Parsed {
  let root: TreeNode | undefined;
  return {
    get root() {
      return (root ??= plant());
    },
    ...rest,
  };
}

/** A place in a text, as a place in a part that holds it. */
const inside = ({ start, end }: Block, at: number): number | undefined =>
  at >= start && at < end ? at - start : undefined;
