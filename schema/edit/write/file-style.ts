import type { Editable } from "../editable.ts";
import { columnOf } from "../place/lines.ts";
import type { TreeNode } from "../../reader/tree.ts";
import type { Written } from "./quoted.ts";

/** The habits of a file: how new lines of it look. */
export interface FileStyle {
  readonly newline: "\n" | "\r\n";
  /** How far the keys of a mapping are from the key above them, in columns. */
  readonly mapStep: number;
  /** How far the dashes of a list are from the key above them, in columns. */
  readonly listStep: number;
  /** Between braces: a space or nothing. */
  readonly inBraces: string;
  /** Between brackets: a space or nothing. */
  readonly inBrackets: string;
  /** How names and texts between braces are written: in quotes where the whole file is JSON, which stays JSON. */
  readonly inQuotes?: Written;
}

const known = new WeakMap<Editable, FileStyle>();

export function styleOf(on: Editable): FileStyle {
  const before = known.get(on);
  if (before) return before;
  const style = findStyle(on);
  known.set(on, style);
  return style;
}

function findStyle(on: Editable): FileStyle {
  const { text, source } = on;
  const { positions } = source;
  const [mapSteps, listSteps, braces, brackets] = [new Votes(2), new Votes(2), new Votes(1), new Votes(0)];
  const visit = (node: TreeNode, keyColumn: number): void => {
    if (node.kind !== "map" && node.kind !== "list") return;
    const isFilled = (node.kind === "map" ? node.pairs : node.items).length > 0;
    if (node.flow) {
      if (isFilled) (node.kind === "map" ? braces : brackets).add(text[node.start + 1] === " " ? 1 : 0);
      return;
    }
    const column = columnOf(positions, node.start);
    if (keyColumn >= 0) (node.kind === "map" ? mapSteps : listSteps).add(column - keyColumn);
    if (node.kind === "list") for (const item of node.items) visit(item, -1);
    else for (const { value } of node.pairs) visit(value, column);
  };
  const root = source.node([]);
  if (root) visit(root, -1);
  const windows = text.split("\r\n").length - 1;
  return {
    newline: windows * 2 > text.split("\n").length - 1 ? "\r\n" : "\n",
    mapStep: mapSteps.winner,
    listStep: listSteps.winner,
    inBraces: " ".repeat(braces.winner),
    inBrackets: " ".repeat(brackets.winner),
    ...(isJson(root) && { inQuotes: { style: "double", raw: "" } }),
  };
}

/** Whether a file is JSON, as far as its first keys show it. */
const isJson = (root: TreeNode | undefined): boolean =>
  root?.kind === "map" && root.flow && root.pairs.every(({ key }) => key.style === "double");

/** Counts what a file does; without a vote the usual wins. */
class Votes {
  readonly #counts = new Map<number, number>();
  readonly #usual: number;

  constructor(usual: number) {
    this.#usual = usual;
  }

  add(vote: number): void {
    this.#counts.set(vote, (this.#counts.get(vote) ?? 0) + 1);
  }

  get winner(): number {
    return [...this.#counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? this.#usual;
  }
}
