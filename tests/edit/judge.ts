import { isSame } from "../../schema/edit/place/same-data.ts";
import { isRefused, openText, type Editable } from "../../schema/edit/editable.ts";
import { inverseOf } from "../../schema/edit/text/compose-edits.ts";
import { applyEdits } from "../../schema/reader/positions.ts";
import type { Data } from "../../schema/problem.ts";
import type { TreeNode } from "../../schema/reader/tree.ts";
import type { Operation } from "./operations.ts";
import { readByOthers } from "./readers.ts";

/** What came of an operation. */
export interface Verdict {
  readonly faults: readonly string[];
  readonly refused?: string;
  readonly before: string;
  readonly text: string;
  /** The text as it was read for the verdict; nothing where it cannot be read. */
  readonly opened?: Editable;
}

function isJson(text: string): boolean {
  if (!/^\s*\{/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const isData = (value: unknown): value is Data => value !== undefined;

/** Tries an operation, and says what is wrong with what it wrote. */
export function judge(on: Editable, { run, intended, name }: Operation): Verdict {
  const result = run(on);
  if (isRefused(result)) return { faults: [], refused: result.refused, before: on.text, text: on.text, opened: on };
  const text = applyEdits(on.text, result.edits);
  const faults: string[] = [];
  const fault = (what: string): unknown => faults.push(`${name}: ${what}`);
  const back = applyEdits(text, inverseOf(on.text, result.edits));
  if (back !== on.text) fault("taken back, the text is another one");
  const own = openText(text);
  // JSON without a page and without “site” is data of something else.
  const isOtherData = isJson(text.replace(/^(?:\ufeff|\s|#.*\n)+/, "")) && !/"(?:site|routes)"/.test(text);
  if (isRefused(own) && !isOtherData) fault(`cannot be read: ${own.refused}`);
  else if (!isRefused(own) && !isSame(own.value, intended))
    fault(`says ${JSON.stringify(own.value)} instead of ${JSON.stringify(intended)}`);
  const [yaml, js] = readByOthers(text);
  if (!isData(yaml) || !isSame(yaml, intended)) fault(`yaml reads ${JSON.stringify(yaml)?.slice(0, 3000)}`);
  if (!isData(js) || !isSame(js, intended)) fault(`js-yaml reads ${JSON.stringify(js)?.slice(0, 3000)}`);
  if (isJson(on.text) && !isJson(text)) fault("is no JSON any more");
  const isWindows = /\r\n/.test(on.text) && !/(?<!\r)\n/.test(on.text);
  if (isWindows && /(?<!\r)\n/.test(text)) fault("a line end is not that of the file");
  if (!on.text.includes("\r") && text.includes("\r")) fault("a line end of Windows came in");
  if (on.text.startsWith("\ufeff") !== text.startsWith("\ufeff")) fault("the byte-order mark changed");
  if (!isRefused(own) && !endsAsBefore(on, own)) fault("the end of the file changed");
  return { faults, before: on.text, text, ...(!isRefused(own) && { opened: own }) };
}

/** The end of a text. */
interface Ending {
  readonly hasLineEnd: boolean;
  /** How many blank lines are behind all that is written. */
  readonly blanks: number;
  /** How many before them are part of the last value: a text behind a bar. */
  readonly blanksOfValue: number;
  /** Whether the last value is a text behind `|+`, which takes all blank lines behind it. */
  readonly takesBlanks: boolean;
}

function endingOf({ text, source, comments }: Editable): Ending {
  const { positions } = source;
  const hasLineEnd = text.endsWith("\n");
  const count = hasLineEnd ? positions.lines - 1 : positions.lines;
  let all = 0;
  while (all < count && positions.lineText(count - 1 - all).trim() === "") all += 1;
  const last = lastLeaf(source.node([]));
  const isText = last?.kind === "scalar" && last.style === "block" && comments.every(({ start }) => start < last.end);
  const takesBlanks = isText && /^[|>]\d?\+/.test(last.raw);
  const lastLine = isText ? positions.lineOf(Math.max(last.start, last.end - 1)) : 0;
  const blanks = takesBlanks ? 0 : Math.min(all, count - 1 - lastLine);
  return { hasLineEnd, blanks, blanksOfValue: all - blanks, takesBlanks };
}

function lastLeaf(node: TreeNode | undefined): TreeNode | undefined {
  if (node?.kind === "list" && !node.flow) return lastLeaf(node.items.at(-1));
  return node?.kind === "map" && !node.flow ? lastLeaf(node.pairs.at(-1)?.value) : node;
}

/**
 * Whether a text ends as it did: with as many blank lines, and with a line end or none. Blank lines of a value are another thing; the
 * last of them needs a line end, without which it would be no line.
 */
export function endsAsBefore(before: Editable, after: Editable): boolean {
  const [was, now] = [endingOf(before), endingOf(after)];
  const hasSameBlanks = now.takesBlanks || now.blanks === was.blanks;
  return hasSameBlanks && now.hasLineEnd === (was.hasLineEnd || now.blanksOfValue > 0);
}
