import type { Edit, Fix, Path } from "../../../problem.ts";
import type { TreeSource } from "../../../reader/source.ts";
import type { Pair, TreeNode } from "../../../reader/tree.ts";
import type { Context } from "../context.ts";
import { linesOf } from "../fixes.ts";
import type { Home } from "./homes.ts";

interface Lines {
  readonly first: number;
  readonly last: number;
  readonly column: number;
}

/** The lines of a pair, where it has lines of its own. */
function linesOfPair(source: TreeSource, pair: Pair): Lines | undefined {
  const { positions } = source;
  const first = positions.lineOf(pair.key.start);
  const lead = positions.text.slice(positions.startOf(first), pair.key.start);
  if (lead.trim() !== "") return undefined;
  const [, last] = pair.value.end > pair.key.end ? linesOf(source, pair.value) : linesOf(source, pair.key);
  return { first, last, column: lead.length };
}

/** Moves a key to the place where it belongs, with what stands below it; nothing where that is no matter of whole lines. */
export function move({ source }: Context, path: Path, home: Home): readonly Fix[] {
  const pair = source.pair(path);
  const from = pair && linesOfPair(source, pair);
  if (!pair || !from) return [];
  const target = home.kind === "above" ? besideIn(source, path, home) : insideOf(source, home.path, pair);
  if (!target) return [];
  const lines: string[] = [];
  for (let line = from.first; line <= from.last; line += 1) {
    const text = source.positions.lineText(line);
    lines.push(text.trim() === "" ? "" : " ".repeat(Math.max(0, target.column)) + text.slice(from.column));
  }
  const removal = {
    start: source.positions.startOf(from.first),
    end: source.positions.startOf(from.last + 1),
    text: "",
  };
  const insertion: Edit =
    target.column === -1
      ? { start: target.at, end: target.at, text: `, ${source.text.slice(pair.key.start, pair.value.end)}` }
      : { start: target.at, end: target.at, text: lines.map((line) => `${line}\n`).join("") };
  if (insertion.start > removal.start && insertion.start < removal.end) return [];
  return [{ title: "Move it there", safety: "review", edits: [removal, insertion] }];
}

/** Where a key is written; its column is -1 between braces. */
interface Target {
  readonly at: number;
  readonly column: number;
}

/** Below the key of the home that holds the place now. */
function besideIn(source: TreeSource, path: Path, home: Home): Target | undefined {
  const holder = source.node(home.path);
  const key = path[home.path.length];
  const pair = holder?.kind === "map" && !holder.flow ? holder.pairs.find(({ name }) => name === key) : undefined;
  const first = holder?.kind === "map" ? holder.pairs[0] : undefined;
  if (!pair || !first) return undefined;
  const [, last] = linesOf(source, pair.value);
  return after(source, last, source.positions.position(first.key.start).column - 1);
}

/** At the end of the set of keys. */
function insideOf(source: TreeSource, path: Path, moved: Pair): Target | undefined {
  const node: TreeNode | undefined = source.node(path);
  const own = source.pair(path);
  const [first, final] = node?.kind === "map" ? [node.pairs[0], node.pairs.at(-1)] : [];
  if (node?.kind === "map" && node.flow) {
    const [top, bottom] = linesOf(source, moved.value);
    return final && top === bottom ? { at: final.value.end, column: -1 } : undefined;
  }
  if (first && final)
    return after(source, linesOf(source, final.value)[1], source.positions.position(first.key.start).column - 1);
  if (!own) return undefined;
  return after(source, source.positions.lineOf(own.key.start), source.positions.position(own.key.start).column + 1);
}

/** Below a line; nothing below the last one where it has no end. */
function after({ positions, text }: TreeSource, line: number, column: number): Target | undefined {
  const at = positions.startOf(line + 1);
  return at === text.length && !text.endsWith("\n") ? undefined : { at, column };
}
