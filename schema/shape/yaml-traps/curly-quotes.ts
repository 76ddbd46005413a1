import { replace } from "../explain/fixes.ts";
import { inQuotes } from "../../language/words.ts";
import type { Path, Problem } from "../../problem.ts";
import type { TreeSource } from "../../reader/source.ts";

/** `“/pricing”`: typographic quotation marks around a whole value are letters of it; so is one whose partner is plain. */
export const insideCurly = /^[“”„‟«»‘’‹›＂＇](.+)[“”«»‘’‹›＂＇"]$/s;

/** One quotation and nothing else: a text may begin with one and end with another. */
export const oneQuotation =
  /^(?:“[^“”"]+[”"]|„[^„“”"]+[“”"]|«[^«»"]+[»"]|»[^«»"]+[«"]|‘[^‘’]+’|‹[^‹›]+›|›[^‹›]+‹|＂[^＂"]+[＂"]|＇[^＇]+＇)$/;

/** A value that is right but for the quotation marks around it; of a text, they may be meant. */
export function curlyQuotes(source: TreeSource, path: Path, isText = false): Problem | undefined {
  const node = source.node(path);
  if (node?.kind !== "scalar" || node.style !== "plain") return undefined;
  // « Bread »: in French, the spaces belong to the marks.
  const inner = insideCurly.exec(node.raw)?.[1]?.trim();
  if (inner === undefined || (isText && !oneQuotation.test(node.raw))) return undefined;
  const isPlain = /^[A-Za-z0-9/][\w./-]*$/.test(inner) || (isText && /^\p{L}[\p{L}\p{N} .'’-]*$/u.test(inner));
  const text = isPlain ? inner : inQuotes(inner);
  return {
    code: "yaml/curly-quotes",
    severity: "error",
    message: 'Only plain quotation marks (") enclose a value; these would be part of it.',
    label: "plain quotes, or none",
    help: `Write ${text}${isText ? `\nIf visitors are to see them, put plain quotes around: ${inQuotes(node.raw)}` : ""}`,
    range: source.rangeAt(node.start, node.end),
    at: path,
    fixes: replace(`Write ${text}`, "safe", node, text),
  };
}

/** A text without the typographic quotation marks that were to enclose it. */
export const withoutCurlyQuotes = (text: string): string =>
  (oneQuotation.test(text) ? insideCurly.exec(text)?.[1]?.trim() : undefined) ?? text;
