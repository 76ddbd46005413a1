import { keyBeforeWords } from "../../../reader/mistakes/key-before-words.ts";
import { inQuotes } from "../../../language/words.ts";
import type { Path, Problem } from "../../../problem.ts";
import type { TreeNode } from "../../../reader/tree.ts";
import type { Context } from "../context.ts";
import { isOneLine, replace } from "../fixes.ts";
import { subject } from "../words.ts";

/** `- text: Follow the steam.`, `[text: Tea, One paper]`: a key before the words of an item that is a text. */
export function keyBeforeText({ source }: Context, path: Path, node: TreeNode): Problem | undefined {
  if (node.kind !== "map" || node.pairs.length !== 1 || typeof path.at(-1) !== "number") return undefined;
  if (node.pairs[0]?.value.kind !== "scalar" || !isOneLine(source, node)) return undefined;
  const written = source.text.slice(node.start, node.end);
  const found = keyBeforeWords(written);
  if (!found) return undefined;
  const { key, words, mayBeWord } = found;
  const alone = replace("Delete the key", "review", node, words);
  const common = {
    severity: "error",
    range: source.rangeAt(node.start, node.start + key.length + 1),
    at: path,
  } as const;
  if (!mayBeWord)
    return {
      ...common,
      code: "shape/keys-instead-of-text",
      message: `${subject(path)} is a text, without the key “${key}” before it.`,
      label: "not needed",
      help: `Write the words alone:\n- ${words}`,
      fixes: alone,
    };
  return {
    ...common,
    code: "yaml/colon-in-text",
    message: `${subject(path)} needs quotes, because a colon and a space stand in it.`,
    label: "a key, or a word",
    help: `Put it in quotes, or write it without the key:\n- ${inQuotes(written)}\n- ${words}`,
    fixes: [...replace("Put it in quotes", "review", node, inQuotes(written)), ...alone],
  };
}
