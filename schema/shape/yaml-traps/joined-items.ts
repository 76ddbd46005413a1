import type { Path, Problem } from "../../problem.ts";
import { quote } from "../../language/words.ts";
import type { TreeSource } from "../../reader/source.ts";
import type { Scalar, TreeNode } from "../../reader/tree.ts";

/** The end of a sentence, a dash, and a capital letter: `not at all. - The kettle`. */
const nextItem = /[.!?…][”"’*_)]* ?- +(?=["“*_]*\p{Lu})/gu;

/** The spaces before the dash of a line that was pulled up: `if you have one          - Undone`. */
const pulledUp = / {3,}- +(?=\S)/g;

/** Whether a text ends as a sentence does. */
const endsSentence = (words: string): boolean => /[.!?…][”"’*_)]*$/.test(words.trimEnd());

/** A word that is short for another one: `Mo. - Fr.`, `St. - Mary`. */
const isShort = (words: string): boolean =>
  /(?:^|[\s(])\p{L}{1,4}\.$/u.test(words.slice(-8)) && /\p{Lu}\p{Ll}*\.$/u.test(words.slice(-6));

/** Whether a text may hold more items of its list than one: a quick look. */
export const mayHoldItems = (raw: string): boolean =>
  raw.includes("- ") && (raw.search(nextItem) > 0 || raw.search(pulledUp) > 0);

/** `- Clean or not at all. - The kettle holds forty cups.`: two items of a list of texts that were joined to one line. */
export function joinedItems(source: TreeSource, path: Path, node: Scalar): Problem | undefined {
  const list = source.node(path.slice(0, -1));
  if (list?.kind !== "list" || list.flow || list.items.length < 2) return undefined;
  if (node.raw.includes("\n") || !source.text.startsWith(node.raw, node.start)) return undefined;
  if (!list.items.every(isText)) return undefined;
  const pulled = [...node.raw.matchAll(pulledUp)];
  const sentences = [...node.raw.matchAll(nextItem)].filter(({ index }) => !isShort(node.raw.slice(0, index + 1)));
  // What is named behind a dash, such as who said it, is no sentence.
  const found = pulled.length > 0 ? pulled : endsSentence(node.raw) ? sentences : [];
  const [first] = found;
  if (!first) return undefined;
  const dashOf = (one: RegExpMatchArray): number => node.start + (one.index ?? 0) + one[0].lastIndexOf("-");
  const column = list.start - source.positions.startOf(source.positions.lineOf(list.start));
  const dash = dashOf(first);
  const words = source.text.slice(dash, node.start + node.raw.length);
  return {
    code: "yaml/swallowed-line",
    severity: "warning",
    message: `Two items were joined here: ${quote(words.slice(2), 30)} begins a line of its own.`,
    label: "joined to the item before it",
    help: `Write it so:\n${words.length > 60 ? `${words.slice(0, 59)}…` : words}`,
    range: source.rangeAt(dash, node.start + node.raw.length),
    at: path,
    fixes: [
      {
        title: "Begin a new line before the dash",
        safety: "review",
        edits: found.map((one) => {
          const at = dashOf(one);
          return { start: source.text.slice(0, at).trimEnd().length, end: at, text: `\n${" ".repeat(column)}` };
        }),
      },
    ],
  };
}

const isText = (node: TreeNode): boolean => node.kind === "scalar" && typeof node.value === "string";
