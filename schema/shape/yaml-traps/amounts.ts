import { fieldAt, typesOf } from "../../language/descriptor.ts";
import { inQuotes, quote } from "../../language/words.ts";
import type { DataMap, Path, Problem } from "../../problem.ts";
import type { TreeSource } from "../../reader/source.ts";
import type { ListNode } from "../../reader/tree.ts";
import { keyOf } from "../explain/words.ts";

/** An amount that the commas of a list between brackets took apart: `[₹999, ₹1,300]`. */
interface Amount {
  /** The positions of its first and last piece in the list. */
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
}

/** Pieces of amounts have a comma between them, no space, and three digits behind it. */
function amountsIn(list: ListNode, { text }: TreeSource): Amount[] {
  const found: Amount[] = [];
  for (const [index, item] of list.items.entries()) {
    const before = list.items[index - 1];
    const isPiece =
      before?.kind === "scalar" &&
      item.kind === "scalar" &&
      before.style === "plain" &&
      item.style === "plain" &&
      text.slice(before.end, item.start) === "," &&
      /(?:^|\D)\d{1,3}$/.test(before.raw) &&
      /^\d{3}(?!\d)/.test(item.raw);
    const open = found.at(-1);
    if (isPiece && open?.last === index - 1) found.splice(-1, 1, { ...open, last: index, end: item.end });
    else if (isPiece) found.push({ first: index - 1, last: index, start: before.start, end: item.end });
  }
  return found;
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
