import type { Edit } from "../../../problem.ts";
import type { ParsedBlock, Span } from "../../../site/markdown/parsed.ts";

/** A list that was to be inside of the item above it, and stands too far to the left for that. */
export interface UnnestedList {
  /** Its first line, without the spaces before it. */
  readonly line: Span;
  /** How many spaces are before it, and how many it needs. */
  readonly has: number;
  readonly needs: number;
  /** From the list above to the last one that follows: what else is wrong there comes from it. */
  readonly around: Span;
  /** What moves its lines, and those below that were meant alike, to the right. */
  readonly edits: readonly Edit[];
}

/** What an item begins with: its words, and what is inside of it, stand below the end of that. */
const marker = /^(?:[-+*]|\d{1,9}[.)])(?: {1,4}(?! )| )/;

/** The lists of a text that were to be inside of an item above. */
export function unnestedLists(source: string, blocks: readonly ParsedBlock[]): readonly UnnestedList[] {
  const found: UnnestedList[] = [];
  for (const [index, list] of blocks.entries()) {
    if (list.kind !== "list" || list.start < (found.at(-1)?.around.end ?? 0)) continue;
    const one = unnested(source, [list, ...listsBelow(source, blocks, index)]);
    found.push(...(one ? [one] : list.items.flatMap((item) => unnestedLists(source, item))));
  }
  return found;
}

/** The lists that follow a block without an empty line; not many are meant to belong to each other. */
function listsBelow(source: string, blocks: readonly ParsedBlock[], index: number): readonly ParsedBlock[] {
  const rest = blocks.slice(index + 1, index + 20);
  const last = rest.findIndex(
    ({ kind, start }, at) => kind !== "list" || /\n[ \t]*\n/.test(source.slice(blocks[index + at]?.end, start)),
  );
  return last < 0 ? rest : rest.slice(0, last);
}

/** Where the first mark of a list stands: it may begin with the spaces before it. */
const markOf = (source: string, { start, end }: Span): number => start + source.slice(start, end).search(/\S/);

const isNumber = (source: string, at: number): boolean => /\d/.test(source.charAt(at));

function unnested(source: string, lists: readonly ParsedBlock[]): UnnestedList | undefined {
  const [first, second] = lists;
  if (!first || !second) return undefined;
  const [above, list] = [markOf(source, first), markOf(source, second)];
  const [left, has] = [above, list].map((mark) => mark - (source.lastIndexOf("\n", mark - 1) + 1));
  if (left === undefined || has === undefined) return undefined;
  // Numbers that go on with another mark are one list.
  if (isNumber(source, above) && isNumber(source, list)) return undefined;
  const around = { start: first.start, end: lists.at(-1)?.end ?? second.end };
  let at = above - left;
  let needs = left;
  let found: UnnestedList | undefined;
  const edits: Edit[] = [];
  for (const line of source.slice(at, around.end).split("\n")) {
    const lead = /^\s*/.exec(line)?.[0] ?? "";
    const start = at + lead.length;
    // Nobody knows how wide a tab was meant.
    if (lead.includes("\t")) return undefined;
    if (at < above || lead.length === left) needs = left + (marker.exec(line.slice(left))?.[0].length ?? needs - left);
    if (start === list && (has <= left || has >= needs)) return undefined;
    if (start === list) found = { line: { start, end: at + line.trimEnd().length }, has, needs, around, edits };
    if (start >= list && lead.length > left && needs > has && line.trim() !== "")
      edits.push({ start: at, end: start, text: `${lead}${" ".repeat(needs - has)}` });
    at += line.length + 1;
  }
  return found;
}
