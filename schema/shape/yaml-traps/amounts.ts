import { fieldAt, typesOf } from "../../language/descriptor.ts";
import { inQuotes, quote } from "../../language/words.ts";
import type { DataMap, Path, Problem } from "../../problem.ts";
import type { TreeSource } from "../../reader/source.ts";
import type { ListNode, TreeNode } from "../../reader/tree.ts";
import { keyOf } from "../explain/words.ts";

/** An amount that the commas of a list between brackets took apart: `[₹999, ₹1,300]`. */
interface Amount {
  /** The positions of its first and last piece in the list. */
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
}

const isPlain = (node: TreeNode | undefined): boolean => node?.kind === "scalar" && node.style === "plain";

/** `1,300` and `1,00,000`. */
const thousands = /(?:^|\D)\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)/;

/** `3,50` in a list whose other commas have a space behind them. */
const decimals = /(?:^|\D)\d{1,3},\d{1,2}(?!\d)/;

/** Pieces that have a comma and no space between them, and are an amount together. */
function amountsIn({ items }: ListNode, { text }: TreeSource): Amount[] {
  const runs: Amount[] = [];
  for (const [index, item] of items.entries()) {
    const before = items[index - 1];
    const isPiece = isPlain(before) && isPlain(item) && text.slice(before?.end, item.start) === ",";
    const open = runs.at(-1);
    if (isPiece && open) runs.splice(-1, 1, { ...open, last: index, end: item.end });
    else runs.push({ first: index, last: index, start: item.start, end: item.end });
  }
  return runs.filter(({ first, last, start, end }) => {
    const written = text.slice(start, end);
    return last > first && (thousands.test(written) || (runs.length > 1 && decimals.test(written)));
  });
}

/** What is wrong with the amounts of a list of texts; nothing where it has none that commas took apart. */
export function amountsCutByCommas(source: TreeSource, path: Path, value: DataMap): Problem | undefined {
  const list = source.node(path);
  if (list?.kind !== "list" || !list.flow) return undefined;
  const amounts = amountsIn(list, source);
  const [first] = amounts;
  const item = fieldAt(value, [...path, 0]);
  if (!first || (item && typesOf(item).includes("number"))) return undefined;
  const written = (amount: Amount): string => source.text.slice(amount.start, amount.end);
  const text = inQuotes(written(first));
  return {
    code: "yaml/text-needs-quotes",
    severity: "error",
    message: `${quote(written(first))} needs quotes here: between brackets, a comma ends the text.`,
    label: "cut off by the comma",
    help: `Put each amount with a comma in quotes:\n${keyOf(path)}: [${text}, …]`,
    range: source.rangeAt(first.start, first.end),
    at: path,
    fixes: [
      {
        title: amounts.length > 1 ? "Put the amounts in quotes" : "Put the amount in quotes",
        safety: "safe",
        edits: amounts.map((amount) => ({ start: amount.start, end: amount.end, text: inQuotes(written(amount)) })),
      },
    ],
  };
}
