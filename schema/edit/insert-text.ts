import type { Path } from "../problem.ts";
import { dataAt } from "../language/data-at.ts";
import { isRefused, openText, refuse, type Editable, type EditResult } from "./editable.ts";
import { insertItem, itemTextOf } from "./copy-into.ts";
import { insertAt } from "./insert.ts";
import { placeAt } from "./place/place.ts";
import { styleOf } from "./write/file-style.ts";

/**
 * Writes an item that is given as YAML, such as an example from the reference, into a list, before the item that has the index
 * now: indented for its place, with its comments.
 * @param yaml one item, with its dash or without
 */
export function insertText(on: Editable, list: Path, index: number, yaml: string): EditResult {
  const opened = openText(asList(yaml));
  if (isRefused(opened)) return opened;
  const place = placeAt(opened, ["list", 0]);
  if (!place || place.parent.entries.length !== 1) return refuse("One item is inserted at a time.");
  // In a file of JSON the item is written as its other items are.
  if (styleOf(on).inQuotes) return insertAt(on, list, index, dataAt(opened.value, ["list", 0]) ?? null);
  return insertItem(on, list, index, itemTextOf(opened, place));
}

/** The item in a file of its own. */
function asList(yaml: string): string {
  const lines = yaml
    .replace(/^\ufeff/, "")
    .trimEnd()
    .split(/\r?\n/);
  while (lines[0]?.trim() === "") lines.shift();
  const indent = Math.min(...lines.flatMap((line) => (line.trim() === "" ? [] : [line.search(/\S/)])));
  const own = lines.map((line) => line.slice(indent));
  const first = own.findIndex((line) => line !== "" && !line.startsWith("#"));
  const hasDash = /^-(?:\s|$)/.test(own[first] ?? "");
  const items = own.map((line, at) =>
    hasDash || at < first ? line : at === first ? `- ${line}` : line === "" ? "" : `  ${line}`,
  );
  return `list:\n${items.join("\n")}\n`;
}
