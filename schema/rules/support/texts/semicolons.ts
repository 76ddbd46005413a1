import type { Path } from "../../../problem.ts";
import type { AreaContext } from "../../context.ts";

/** Texts in quotes, and the semicolons between items. */
const pieces = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|;/g;

/**
 * The semicolons between the items of a list in brackets, as offsets in the file, where one stands beside a quotation mark: commas inside
 * the quotes cut the texts. Nothing in other lists.
 */
export function semicolonsBesideQuotes(list: Path, { editable, source }: Pick<AreaContext, "editable" | "source">) {
  const node = editable.source.node(list);
  if (node?.kind !== "list" || !node.flow) return [];
  const { start, end } = source.locate(list);
  const written = source.text.slice(start.offset, end.offset);
  const found = [...written.matchAll(pieces)].filter(([piece]) => piece === ";").map(({ index }) => index);
  const isBesideQuote = found.some(
    (at) => /^;\s?["']/.test(written.slice(at, at + 3)) && !/["']\s?$/.test(written.slice(at - 2, at + 1)),
  );
  return isBesideQuote ? found.map((at) => start.offset + at) : [];
}
