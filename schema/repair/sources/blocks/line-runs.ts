import { kindsOfKey } from "../../../language/descriptor.ts";
import { quote } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import { oddSpace, unseen } from "../../../reader/mistakes/odd-space.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import type { Line } from "../../regions/line.ts";
import { linesOf } from "../../regions/lines.ts";
import { cut } from "../words/cut.ts";

/* Mistakes that come many lines at a time, as they do when text is pasted. One problem and one correction for all of them. */

const oddLine = new RegExp(`^ *-?${oddSpace.source}|^ *(?:- )*(?:[\\w-]+: *)?[{[].*${oddSpace.source}`, "m");
const beforeKey = new RegExp(`^[^\\S\\t\\r]*${unseen.source}*(?:-[^\\S\\t\\r]+)*`);
const hidden = new RegExp(unseen.source, "g");
const oddSpaces = new RegExp(oddSpace.source, "g");

/** What parts the keys and values that stand between brackets. */
const betweenBrackets = new RegExp(`(?<=[{[,:])(?:\\s|${oddSpace.source})+|(?:\\s|${oddSpace.source})+(?=[}\\]])`, "g");

/** The stretches of a line in which a space of another kind is none: before its first word, and between brackets. */
function oddStretches(line: string): { readonly start: number; readonly written: string }[] {
  const [lead = ""] = beforeKey.exec(line) ?? [];
  const inside = /^(?:[\w-]+:\s*)?[{[]/.test(line.slice(lead.length)) ? [...line.matchAll(betweenBrackets)] : [];
  const found = [{ index: 0, 0: lead }, ...inside.filter(({ index }) => index >= lead.length)];
  return found.flatMap(({ index, 0: written }) => (oddSpace.test(written) ? [{ start: index, written }] : []));
}

/** Spaces of another kind where only plain ones part anything, all of the file together. */
export function oddIndentation(positions: Positions): Candidate | undefined {
  if (!oddLine.test(positions.text)) return undefined;
  const found: { readonly start: number; readonly written: string }[] = [];
  let lines = 0;
  // Nothing is indented on the first line; a mark of the encoding may stand there.
  for (let index = 1; index < positions.lines; index += 1) {
    const stretches = oddStretches(positions.lineText(index));
    if (stretches.length > 0) lines += 1;
    for (const { start, written } of stretches) found.push({ start: positions.startOf(index) + start, written });
  }
  const [first] = found;
  if (!first) return undefined;
  const start = first.start + first.written.search(oddSpace);
  return {
    code: "yaml/odd-character",
    message:
      lines > 1
        ? `${lines} lines begin with spaces of another kind, which are no indentation.`
        : "This is not a plain space, though it looks like one.",
    label: "not a plain space",
    start,
    end: start + 1,
    title: "Use plain spaces",
    safety: "safe",
    help: "Delete the spaces before the first word and type them again. Such spaces come along when text is copied from another program.",
    edits: found.map(({ start: from, written }) => ({
      start: from,
      end: from + written.length,
      text: written.replace(hidden, "").replace(oddSpaces, " "),
    })),
  };
}

/** How other programs mark the items of a list. */
const marker = /^(\s*)(--+\s+|[•·▪◦‣–—*+](?=\s|[^\s\p{P}*])\s*|\(?\d{1,3}[.)]\s+|[a-z]\)\s+)(\S.*)$/u;
const anyMarker = /^ +(?:--|[•·▪◦‣–—*+]|\(?\d{1,3}[.)]\s|[a-z]\)\s)/mu;

/** Items below a key that holds a list, each with a bullet or a number in place of its dash; one candidate for each such list. */
export function* markedItems(positions: Positions): Iterable<Candidate> {
  if (!anyMarker.test(positions.text)) return;
  for (const head of linesOf(positions)) {
    if (head.key === undefined || head.value !== "" || kindsOfKey(head.key)?.has("array") === false) continue;
    const items = itemsBelow(head, positions);
    const [first] = items;
    if (first) yield asList(items, first, head.key);
  }
}

interface Item {
  readonly start: number;
  readonly marker: string;
  readonly text: string;
}

/** The marked items right below a line. Lines that are deeper belong to the item above them. */
function itemsBelow(head: Line, positions: Positions): Item[] {
  const items: Item[] = [];
  let column: number | undefined;
  for (let index = head.index + 1; index < positions.lines && items.length < limits.movedLines; index += 1) {
    const line = positions.lineText(index);
    if (/^\s*(?:#.*)?$/.test(line)) continue;
    const [, lead = "", bullet = "", text = ""] = marker.exec(line) ?? [];
    const isItem =
      bullet !== "" && lead.length >= head.contentAt - head.start && (column ?? lead.length) === lead.length;
    if (isItem) {
      column = lead.length;
      items.push({ start: positions.startOf(index) + lead.length, marker: bullet, text });
    } else if (column === undefined || line.search(/\S/) <= column) {
      break;
    }
  }
  return items;
}

const asList = (items: readonly Item[], first: Item, key: string): Candidate => ({
  code: "yaml/list-marker",
  message: `An item of a list begins with a dash and a space, not with ${quote(first.marker.trim())}.`,
  label: "not a dash",
  start: first.start,
  end: first.start + first.marker.trimEnd().length,
  title: items.length > 1 ? "Begin the items with dashes" : "Begin the item with a dash",
  safety: "safe",
  help: `Write each item of “${key}” so:\n- ${cut(first.text)}`,
  edits: items.map(({ start, marker: bullet }) => ({
    start,
    end: start + bullet.length,
    text: "- ",
    noWords: bullet.trim(),
  })),
});

/** Tabs between dashes and what follows them, all of the file together. */
export function tabsAfterDashes(positions: Positions): Candidate | undefined {
  const tab = /^( *(?:- +)*-)[ ]*\t[ \t]*(?=\S)/;
  const found: { readonly start: number; readonly end: number; readonly line: number; readonly column: number }[] = [];
  if (!/^ *(?:- +)*-[ ]*\t/m.test(positions.text)) return undefined;
  for (let line = 0; line < positions.lines; line += 1) {
    const [whole = "", dash = ""] = tab.exec(positions.lineText(line)) ?? [];
    const start = positions.startOf(line) + dash.length;
    if (whole !== "") found.push({ start, end: start + whole.length - dash.length, line, column: dash.length });
  }
  const [first] = found;
  if (!first) return undefined;
  return {
    code: "yaml/tab",
    message:
      found.length > 1
        ? `${found.length} dashes are followed by a tab; this file wants a space.`
        : "This dash is followed by a tab; this file wants a space.",
    label: "a tab",
    start: first.start,
    end: first.end,
    title: found.length > 1 ? "Replace the tabs by spaces" : "Replace the tab by a space",
    safety: "safe",
    help: "Delete the tab after the dash and type a space.",
    edits: found.map(({ start, end, line, column }) => ({
      start,
      end,
      // The keys of an item begin below one another.
      text: " ".repeat(Math.max(1, keysBelow(positions, line, column) - column)),
    })),
  };
}

/** The column at which the next key of an item begins; 0 where it has none. */
function keysBelow(positions: Positions, line: number, column: number): number {
  const next = positions.lineText(line + 1);
  const indent = next.search(/\S/);
  return indent >= column && !/^ *-\s/.test(next) ? indent : 0;
}
