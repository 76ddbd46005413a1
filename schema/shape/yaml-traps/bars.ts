import { barNotAloneLine } from "../../reader/mistakes/odd-space.ts";
import type { Path, Problem } from "../../problem.ts";
import { replace } from "../explain/fixes.ts";
import { keyOf } from "../explain/words.ts";
import type { TreeSource } from "../../reader/source.ts";
import type { Scalar } from "../../reader/tree.ts";

/** `answer: There it is |` or `answer: /` above the lines of a long text: the bar does not stand alone, or is another symbol. */
export function barNotAlone(source: TreeSource, path: Path, { raw, start }: Scalar): Problem | undefined {
  const found = barNotAloneLine.exec(raw);
  const { words, symbol } = found?.groups ?? {};
  if (!found || !source.text.startsWith(raw, start)) return undefined;
  const end = start + found[0].trimEnd().length;
  const indent = /^(?:[ \t]*\r?\n)*([ \t]*)/.exec(raw.slice(found[0].length))?.[1] ?? "";
  const mark = symbol === undefined ? { start: start + found[0].lastIndexOf("|"), end } : { start, end };
  return {
    code: "yaml/swallowed-line",
    severity: "warning",
    message:
      symbol === undefined
        ? "The bar of a long text stands alone behind the colon."
        : `The bar of a long text is missing: “${symbol}” is another symbol.`,
    label: symbol === undefined ? "words stand before it" : "not a bar",
    help: `Write it so, with the text below it:\n${keyOf(path)}: |`,
    range: source.rangeAt(mark.start, mark.end),
    at: path,
    fixes: replace("Write the bar alone", "review", { start, end }, words === undefined ? "|" : `|\n${indent}${words}`),
  };
}
