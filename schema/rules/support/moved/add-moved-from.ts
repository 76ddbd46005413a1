import { isMap, type Edit } from "../../../problem.ts";
import type { PageEntry } from "../../../site/pages.ts";
import type { Context } from "../../context.ts";

/** Writes an old address below the path of its page; none where the page has old addresses in a form that is not a line. */
export function addMovedFrom(page: PageEntry, from: string, { source, at }: Context): Edit | undefined {
  const { text } = source;
  const route = at(page.at);
  if (isMap(route) && route["movedFrom"] !== undefined) {
    const { start } = source.locate([...page.at, "movedFrom"]);
    return text[start.offset] === "[" ? insertAt(start.offset + 1, `${from}, `) : undefined;
  }
  const pair = source.locate([...page.at, "path"], "pair");
  if (text[source.locate(page.at).start.offset] === "{") return insertAt(pair.end.offset, `, movedFrom: [${from}]`);
  const end = text.indexOf("\n", pair.end.offset);
  const line = `\n${" ".repeat(pair.start.column - 1)}movedFrom: [${from}]`;
  return insertAt(end === -1 ? text.length : text[end - 1] === "\r" ? end - 1 : end, line);
}

const insertAt = (offset: number, text: string): Edit => ({ start: offset, end: offset, text });
