import { replace } from "../explain/fixes.ts";
import { inQuotes, quote } from "../explain/words.ts";
import type { Path, Problem } from "../problem.ts";
import type { TreeSource } from "../reading/source.ts";

/** `“/pricing”`: typographic quotation marks around a whole value are letters of it. */
export const insideCurly = /^[“”„‟«‘’](.+)[“”«»‘’]$/s;

/** A value that is right but for the quotation marks around it. */
export function curlyQuotes(source: TreeSource, path: Path): Problem | undefined {
  const node = source.node(path);
  if (node?.kind !== "scalar" || node.style !== "plain") return undefined;
  const inner = insideCurly.exec(node.raw)?.[1];
  if (inner === undefined) return undefined;
  const text = /^[A-Za-z0-9/][\w./-]*$/.test(inner) ? inner : inQuotes(inner);
  return {
    code: "yaml/curly-quotes",
    severity: "error",
    message: `Typographic quotation marks are letters of the value: ${quote(node.raw)}.`,
    label: "plain quotes, or none",
    help: `Write ${text}`,
    range: source.rangeAt(node.start, node.end),
    at: path,
    fixes: replace(`Write ${text}`, "safe", node, text),
  };
}
