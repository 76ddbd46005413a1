import type { Path, Range, Source, Spot } from "../problem.ts";
import { align } from "./align.ts";
import { Positions } from "./positions.ts";
import type { MapNode, Pair, Scalar, TreeNode } from "./tree.ts";

/** What a path leads to: a node, and the pair that it is the value of. */
interface Found {
  readonly node: TreeNode;
  readonly pair?: Pair;
  /** Whether the whole path was found; else this is the nearest parent. */
  readonly whole: boolean;
}

/** Among so few a look at each is quicker than an index of them. */
const fewPairs = 16;

/** Answers where a value is, from the tree of what is written. */
export class TreeSource implements Source {
  readonly text: string;
  readonly file: string;
  readonly positions: Positions;
  readonly #root: TreeNode | undefined;
  readonly #index = new WeakMap<MapNode, Map<string, Pair>>();
  readonly #aligned = new WeakMap<Scalar, readonly number[] | undefined>();

  constructor(text: string, file: string, root: TreeNode | undefined, positions = new Positions(text)) {
    this.text = text;
    this.file = file;
    this.positions = positions;
    this.#root = root;
  }

  rangeAt(start: number, end: number): Range {
    return this.positions.range(start, end);
  }

  locate(path: Path, spot: Spot = "value"): Range {
    const found = this.#find(path);
    if (!found) return this.rangeAt(0, 0);
    const { node, pair, whole } = found;
    if (pair && (spot === "key" || (!whole && path.length > 0))) return this.rangeAt(pair.key.start, pair.key.end);
    if (pair && spot === "pair") return this.rangeAt(pair.key.start, Math.max(pair.key.end, node.end));
    if (pair && isEmpty(node)) return this.rangeAt(pair.key.start, pair.key.end);
    if (!whole && node.kind !== "scalar") return this.#head(node);
    return this.rangeAt(node.start, node.end);
  }

  locateInside(path: Path, start: number, end: number): Range {
    const node = this.node(path);
    const places = node?.kind === "scalar" ? this.#places(node) : undefined;
    const first = places?.[start];
    const last = places?.[end - 1];
    if (node === undefined || first === undefined || last === undefined || end <= start) return this.locate(path);
    return this.rangeAt(node.start + first, node.start + Math.max(last + 1, first));
  }

  #places(node: Scalar): readonly number[] | undefined {
    if (!this.#aligned.has(node)) this.#aligned.set(node, align(node));
    return this.#aligned.get(node);
  }

  hasBar(path: Path): boolean {
    const node = this.node(path);
    return node?.kind === "scalar" && node.style === "block" && node.raw.startsWith("|");
  }

  /** What is in the file at the path, if something does. */
  node(path: Path): TreeNode | undefined {
    const found = this.#find(path);
    return found?.whole ? found.node : undefined;
  }

  /** The pair whose value is at the path. */
  pair(path: Path): Pair | undefined {
    const found = this.#find(path);
    return found?.whole ? found.pair : undefined;
  }

  /** The texts that are written in a certain way, wherever they are. */
  textsWhere(isWanted: (node: Scalar) => boolean): ReadonlySet<string> {
    const found = new Set<string>();
    const visit = (node: TreeNode): void => {
      if (node.kind === "list") node.items.forEach(visit);
      else if (node.kind === "map") for (const pair of node.pairs) visit(pair.value);
      else if (node.kind === "scalar" && typeof node.value === "string" && isWanted(node)) found.add(node.value);
    };
    if (this.#root) visit(this.#root);
    return found;
  }

  /** Counts a key as the one that was surely meant. */
  rename(path: Path, name: string): void {
    const found = this.#find(path);
    const parent = this.node(path.slice(0, -1));
    if (!found?.whole || !found.pair || parent?.kind !== "map") return;
    found.pair.name = name;
    this.#index.delete(parent);
  }

  /** The line a node begins with: a mapping of many lines is not underlined whole. */
  #head(node: TreeNode): Range {
    const line = this.positions.lineOf(node.start);
    return this.rangeAt(node.start, Math.min(node.end, this.positions.endOf(line)));
  }

  #find(path: Path): Found | undefined {
    if (!this.#root) return undefined;
    let node: TreeNode = this.#root;
    let pair: Pair | undefined;
    for (const step of path) {
      const next: { node: TreeNode; pair?: Pair } | undefined = this.#step(node, step);
      if (!next) return pair ? { node, pair, whole: false } : { node, whole: false };
      node = next.node;
      pair = next.pair;
    }
    return pair ? { node, pair, whole: true } : { node, whole: true };
  }

  #step(node: TreeNode, step: string | number): { node: TreeNode; pair?: Pair } | undefined {
    if (node.kind === "list") {
      const item = node.items[Number(step)];
      return item && { node: item };
    }
    if (node.kind !== "map") return undefined;
    const name = String(step);
    if (node.pairs.length <= fewPairs) {
      const near = node.pairs.find((pair) => pair.name === name);
      return near && { node: near.value, pair: near };
    }
    let index = this.#index.get(node);
    if (!index) {
      index = new Map(node.pairs.toReversed().map((pair) => [pair.name, pair]));
      this.#index.set(node, index);
    }
    const pair = index.get(name);
    return pair && { node: pair.value, pair };
  }
}

/** Whether nothing is written where a value belongs. */
export const isEmpty = (node: TreeNode): node is Scalar =>
  node.kind === "scalar" && node.value === null && node.raw === "";
