import { dataAt } from "../../../language/data-at.ts";
import { isMap, type Path, type Problem } from "../../../problem.ts";
import type { Context } from "../context.ts";
import { isOneLine, replace } from "../fixes.ts";
import { inQuotes, listing, quote } from "../../../language/words.ts";
import { noun } from "../words.ts";

/** `Prices: /prices`: words and what they stand for as a key and its value, where two keys are wanted. One mistake. */
export function explainPair(
  { source, value }: Context,
  path: Path,
  unknown: readonly string[],
  missing: readonly string[],
): Problem | undefined {
  const data = dataAt(value, path);
  const node = source.node(path);
  const [key] = unknown;
  const [first, second, third] = missing;
  const words = isMap(data) && key !== undefined ? data[key] : undefined;
  const isPair = isMap(data) && Object.keys(data).length === 1 && missing.length === 2 && typeof words === "string";
  if (!isPair || !node || key === undefined || first === undefined || second === undefined || third !== undefined)
    return undefined;
  const plain = (text: string): string => (/^[\p{L}\p{N}/][\p{L}\p{N} ./-]*$/u.test(text) ? text : inQuotes(text));
  const text = `{ ${first}: ${plain(key)}, ${second}: ${plain(words)} }`;
  const range = source.locate([...path, key], "key");
  return {
    code: "shape/missing-key",
    severity: "error",
    message: `${quote(key)} is no key; ${noun(value, path)} needs ${listing(missing)}.`,
    label: "not a key here",
    help: `Write it so:\n- ${text}`,
    range,
    at: path,
    missingKey: first,
    ...(isOneLine(source, node) && { fixes: replace("Write it with its keys", "review", node, text) }),
  };
}
