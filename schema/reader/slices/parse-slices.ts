import { maxLibraryTokens } from "../guard.ts";
import type { CountedParse, Parse, Parsed } from "../parsed.ts";
import { withDepth, type TreeNode } from "../tree.ts";
import { createMemo } from "./memo.ts";
import { outline, type Block, type Outline } from "./outline.ts";
import { asItem, asPair, joined, sliceOf, type Report, type Slice } from "./slice.ts";

/** Shorter texts are parsed at once: to take them apart costs more than it saves. */
const usualMinLength = 1200;

/** Where one document ends and another begins; a tab below a bar, which the library takes differently at the end of a text. */
const indivisible = /^(?:---|\.\.\.|%)|[|>][+-]?\d?[ \t]*\r?\n(?: *\r?\n)* *\t[ \t]*\r?$/m;

/** Deeper down a text is parsed at once, which reports where it is too deep. */
const maxLevels = 40;

/** What is known where parsing stopped. */
const stopped: Parsed = { root: undefined, documents: 1, failures: [], marks: [] };

/** The parsers for a slice. */
export interface SliceParsers {
  readonly library: CountedParse;
  /** The fast reader: gives the offset from which a text is not plain. */
  readonly plain: (text: string) => Parsed | number;
  /** How many tokens the library may still read. */
  readonly tokensLeft?: () => number;
}

/**
 * A parser that takes a text apart by its indentation and remembers each slice, so that a text with one changed line costs little
 * more than the lines around it: of the texts that a repair search of site.yaml parses, each takes 3 to 7 ms instead of the 50 ms
 * of the library. What is wrong in one slice does not reach into the next: a quotation mark that is never closed ends where the
 * next key begins.
 */
export function createSliceParser(
  { library, plain, tokensLeft = () => Infinity }: SliceParsers,
  minLength = usualMinLength,
): Parse {
  /** How many tokens the library may still read of this text. */
  let left = Infinity;
  const remember = createMemo<Slice>(() => left >= 0);

  const parseWhole: Parse = (text) => {
    if (left < 0) return { ...stopped, tooDeepAt: 0, isTooBig: true };
    const { parsed, tokens } = library(text, left);
    left -= tokens;
    return parsed;
  };

  // `oddAt`: where a text is known not to be plain, which spares another look.
  const leaf = (text: string, oddAt?: number): Slice =>
    remember(text, () => {
      const parsed = oddAt ?? plain(text);
      return sliceOf(typeof parsed === "number" ? parseWhole(text) : parsed);
    });

  function block(text: string, level: number, oddAt?: number, known?: Outline): Slice {
    return remember(text, () => {
      const parsed = oddAt ?? plain(text);
      if (typeof parsed !== "number") return sliceOf(parsed);
      const found = text.length < minLength || level > maxLevels ? undefined : (known ?? outline(text));
      if (!found) return sliceOf(parseWhole(text));
      const parts = found.parts.map((part) => ({
        at: part.start,
        slice: partOf(text.slice(part.start, part.end), part, found.column, level + 1, inside(part, parsed)),
      }));
      return joined(found.kind, parts) ?? sliceOf(parseWhole(text));
    });
  }

  /** A key or an item with all that belongs to it: large ones by what is below their first line. */
  function partOf(text: string, { child, item }: Block, column: number, level: number, oddAt?: number): Slice {
    if (text.length < minLength) return leaf(text, oddAt);
    if (item !== undefined)
      return remember(text, () =>
        asItem(block(" ".repeat(item.keyAt) + text.slice(item.keyAt), level, oddAt), item.dashAt),
      );
    if (child === undefined) return leaf(text, oddAt);
    return remember(text, () => {
      const below = outline(text.slice(child));
      if (!below || below.column < column + (below.kind === "map" ? 1 : 0)) return sliceOf(parseWhole(text));
      const key = leaf(text.slice(0, child));
      const oddBelow = oddAt !== undefined && oddAt >= child ? oddAt - child : undefined;
      return asPair(key, block(text.slice(child), level, oddBelow, below), child);
    });
  }

  return (text) => {
    const parsed = plain(text);
    if (typeof parsed !== "number") return parsed;
    const isWhole = text.length < minLength || indivisible.test(text);
    const found = isWhole ? undefined : outline(text);
    if (!found) return library(text, tokensLeft()).parsed;
    left = Math.min(maxLibraryTokens(text.length), tokensLeft());
    const all = block(text, 0, parsed, found);
    const report: Report = { failures: [], marks: [] };
    all.report(0, report);
    const { failures, marks } = report;
    // An alias stands for something elsewhere: only the whole text shows whether it is there.
    const hasAlias = failures.some(({ code }) => code === "BAD_ALIAS") && marks.some(({ kind }) => kind === "anchor");
    if (hasAlias) return library(text, tokensLeft()).parsed;
    if (all.tooDeepAt !== undefined)
      return { ...stopped, marks, tooDeepAt: all.tooDeepAt, isTooBig: all.isTooBig ?? false };
    const rest = { documents: 1, failures, marks };
    if (failures.length > 0) return withLazyTree(() => all.buildTree(0), rest);
    const root = all.buildTree(0);
    return { ...(root ? withDepth(root) : { root }), ...rest };
  };
}

/** Of most texts that have failures nobody asks for the tree. */
function withLazyTree(buildTree: () => TreeNode | undefined, rest: Omit<Parsed, "root">): Parsed {
  let root: TreeNode | undefined;
  return {
    get root() {
      return (root ??= buildTree());
    },
    ...rest,
  };
}

/** An offset in a text, as an offset in a part that holds it. */
const inside = ({ start, end }: Block, at: number): number | undefined =>
  at >= start && at < end ? at - start : undefined;
