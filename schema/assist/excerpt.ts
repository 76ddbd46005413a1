import { indentOf, isBlankLine } from "../reader/lines.ts";

/** A stretch of lines around a cursor that says where in the language it stands, without the rest of the file. */
export interface Excerpt {
  readonly lines: readonly string[];
  /** The index of the cursor's line in `lines`. */
  readonly at: number;
}

interface Level {
  /** The column of the keys of this mapping. */
  readonly column: number;
  /** The line that the level was found at. */
  readonly line: number;
}

/** The column of what a line holds behind its dashes. */
const contentOf = (line: string): number => /^\s*(?:-\s+|-$)*/.exec(line)?.[0].length ?? 0;

/**
 * The lines that enclose a cursor: its parents, and the keys beside each of them. What is inside those keys is left out, so that a
 * mistake elsewhere in the file changes nothing, and a large file takes no longer than a small one.
 * @param lines the text
 * @param at the index of the cursor's line
 * @param column where the cursor's line has its content, if that is not what is written: an empty line belongs to where the cursor is
 */
export function excerptAround(lines: readonly string[], at: number, column: number): Excerpt {
  const kept = new Map<number, string>();
  const current = lines[at] ?? "";
  kept.set(at, current);
  const levels: Level[] = [{ column, line: at }];
  let keys = column;
  // The column of the dashes of a list whose parent is still to be found.
  let dashes = /^\s*-/.test(current) ? indentOf(current) : undefined;
  for (let index = at - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? "";
    if (isBlankLine(line)) continue;
    const indent = indentOf(line);
    const hasDash = /^\s*-(?:\s|$)/.test(line);
    const content = contentOf(line);
    if (dashes === undefined) {
      if (content > keys) continue;
      kept.set(index, line);
    } else {
      if (indent > dashes || (indent === dashes && hasDash)) continue;
      kept.set(index, line);
    }
    if (content < keys || dashes !== undefined) levels.push({ column: content, line: index });
    keys = content;
    dashes = hasDash ? indent : undefined;
    if (keys === 0) break;
  }
  for (const level of levels) keepBelow(lines, level, kept);
  const order = [...kept.keys()].sort((one, other) => one - other);
  return { lines: order.map((index) => kept.get(index) ?? ""), at: order.indexOf(at) };
}

/** The keys below a line that belong to the same mapping. */
function keepBelow(lines: readonly string[], { column, line }: Level, kept: Map<number, string>): void {
  for (let index = line + 1; index < lines.length; index += 1) {
    const text = lines[index] ?? "";
    if (isBlankLine(text)) continue;
    const indent = indentOf(text);
    if (indent < column || (indent === column && /^\s*-(?:\s|$)/.test(text))) return;
    if (indent === column && !kept.has(index)) kept.set(index, text);
  }
}
