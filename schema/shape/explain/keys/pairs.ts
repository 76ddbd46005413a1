import { dataAt } from "../../../language/data-at.ts";
import { mapOf } from "../../../language/data.ts";
import { isMap, type Data, type DataMap, type Path, type Problem } from "../../../problem.ts";
import type { TreeNode } from "../../../reader/tree.ts";
import type { Context } from "../context.ts";
import { replace } from "../fixes.ts";
import { inQuotes, naming, quote } from "../../../language/words.ts";
import { noun } from "../words.ts";

/** The keys that hold what something is called. */
const nameKeys = ["label", "title", "name", "question"];

/** Nobody writes more of them in one item. */
const maxPairs = 12;

/**
 * `Prices: /prices`: words and what they stand for as a key and its value, where two keys are wanted. One mistake, however many such
 * pairs an item has: each of them is an item of its own.
 */
export function explainPair(
  { source, value }: Context,
  path: Path,
  unknown: readonly string[],
  missing: readonly string[],
): Problem | undefined {
  const data = dataAt(value, path);
  const node = source.node(path);
  const entries = isMap(data) ? Object.entries(data) : [];
  const [key] = unknown;
  const first = missing.find((name) => nameKeys.includes(name)) ?? missing[0];
  const second = missing.find((name) => name !== first);
  const areWords = entries.every(
    ([name, words]) => unknown.includes(name) && (typeof words === "string" || typeof words === "number"),
  );
  const isItem = typeof path.at(-1) === "number";
  const isPair = missing.length === 2 && areWords && (entries.length === 1 || (isItem && entries.length <= maxPairs));
  if (
    isSection(value, entries) ||
    !isPair ||
    node?.kind !== "map" ||
    key === undefined ||
    first === undefined ||
    second === undefined
  )
    return undefined;
  const items = node.pairs.map(
    ({ name, value: words }) => `{ ${first}: ${plain(name)}, ${second}: ${written(words, source.text)} }`,
  );
  const lead = source.text.slice(source.positions.startOf(source.positions.lineOf(node.start)), node.start);
  const isOnLine = /^\s*- +$/.test(lead);
  const text = items.join(isOnLine ? `\n${lead}` : ", ");
  const range = source.locate([...path, key], "key");
  return {
    code: "shape/missing-key",
    severity: "error",
    message: naming(missing, (names) => `${quote(key)} is no key; ${noun(value, path)} needs ${names}.`),
    label: "not a key here",
    help: `Write it so:\n- ${items.join("\n- ")}`,
    range,
    at: path,
    missingKey: first,
    fixes: replace("Write it with its keys", "review", { start: node.start, end: endOf(node) }, text),
  };
}

/** `use: talk`: a section that got among the items of another one. */
const isSection = ({ shared }: DataMap, entries: readonly (readonly [string, Data])[]): boolean =>
  entries.some(([key, name]) => key === "use" && typeof name === "string" && Object.hasOwn(mapOf(shared), name));

const endOf = ({ start, end }: TreeNode): number => Math.max(start, end);

const plain = (text: string): string => (/^[\p{L}\p{N}/][\p{L}\p{N} ./-]*$/u.test(text) ? text : inQuotes(text));

/** The words as they are written, in quotes where they need them between braces. */
function written(node: TreeNode, text: string): string {
  const words = text.slice(node.start, node.end).trim();
  if (node.kind === "scalar" && node.style !== "plain") return words;
  return /^\d+$/.test(words) ? inQuotes(words) : plain(words);
}
