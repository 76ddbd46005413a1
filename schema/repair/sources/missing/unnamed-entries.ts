import { entryNameKeys, isEntryName } from "../../../language/names.ts";
import { quote } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { missingNames } from "./missing-names.ts";
import { isHead, linesOf } from "../../regions/lines.ts";

/** The parts whose entries have names, and how many keys enclose an entry there. */
const depths: Readonly<Record<string, number>> = { badges: 1, shared: 1, collections: 2 };

/** Entries that begin with a dash where the others have a name, as pasted sections do below “shared”; one candidate for each. */
export function* unnamedEntries(positions: Positions): Iterable<Candidate> {
  if (!/^(?:badges|shared|collections):/m.test(positions.text)) return;
  const enclosing: Line[] = [];
  let found = 0;
  for (const line of linesOf(positions)) {
    if (isBlank(line)) continue;
    while ((enclosing.at(-1)?.indent ?? -1) >= line.indent) enclosing.pop();
    const [part] = enclosing;
    const depth = part?.indent === 0 ? depths[part.key ?? ""] : undefined;
    const path = enclosing.slice(0, depth).map(({ key = "" }) => key);
    const isEntry = depth !== undefined && enclosing.length >= depth && isAtEntries(line, enclosing, depth, positions);
    if (line.isDashed && line.key !== undefined && isEntry) {
      const isFree = (name: string): boolean => !new RegExp(`^ +${name}:`, "m").test(positions.text);
      yield withName(line, path, missingNames(positions.text).above(path, [line.key]).find(isFree));
      if (++found === limits.pastedBlocks) return;
    }
    enclosing.push(line);
  }
}

/** Whether a line stands where the names of entries do: below the key that holds them, or as far to the right as the names above it. */
function isAtEntries(line: Line, enclosing: readonly Line[], depth: number, positions: Positions): boolean {
  const holder = enclosing[depth - 1];
  if (enclosing.length === depth) return holder !== undefined && isHead(holder);
  // A dash right below a key that is as far to the right begins a list of that key.
  const name = enclosing[depth];
  return name?.indent === line.indent && line.index > positions.lineOf(name.start);
}

function withName(line: Line, path: readonly string[], known: string | undefined): Candidate {
  const message = `What stands under ${quote(path.at(-1) ?? "")} has names, not dashes: others call it by them.`;
  if (entryNameKeys.includes(line.key ?? "") && isEntryName(line.value)) {
    const at = { start: line.start + line.indent, end: line.valueAt + line.value.length };
    return {
      code: "shape/list-instead-of-keys",
      message,
      label: "a list",
      help: `Write the name in place of the dash:\n${line.value}:`,
      ...at,
      title: `Write “${line.value}:”`,
      safety: "review",
      edits: [{ ...at, text: `${line.value}:`, noWords: `${line.key}: ` }],
    };
  }
  const type = line.key === "type" ? line.value : undefined;
  const name = known ?? type ?? "name";
  const start = line.start + line.indent;
  return {
    code: "shape/list-instead-of-keys",
    message,
    label: "no name",
    help: `Write a name in place of the dash, and its keys below:\n${name}:\n  ${line.text.slice(line.contentAt - line.start)}`,
    start,
    end: line.end,
    title: `Give it the name “${name}”`,
    safety: "review",
    isGuess: known === undefined,
    edits: [{ start, end: line.contentAt, text: `${name}:\n${" ".repeat(line.contentAt - line.start)}` }],
  };
}
