import { fieldFor, knownKeys, typesOf } from "../../../language/descriptor.ts";
import { quote } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Parse } from "../../../reader/parsed.ts";
import type { Positions } from "../../../reader/positions.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { openMaps, type OpenMap } from "../../regions/open-maps.ts";
import type { MissingNames } from "./missing-names.ts";
import type { CandidateSource } from "../source.ts";

/** The line of a key that is gone, such as “sections:” or “items:”, while what belongs below it is still there. */
export const missingKeyCandidates = (parse: Parse, names: MissingNames): CandidateSource =>
  function* (line, { positions, line: at }) {
    const above = keyAbove(line, at);
    const maps = openMaps(positions, line.index, parse);
    for (const [index, open] of maps.entries()) {
      if (open.column >= line.indent) continue;
      // Entries under a name that nothing uses have all another name, rather than some of them a second one.
      const home = maps[index + 1]?.path[open.path.length];
      const isRenamed = open.path.length === 1 && typeof home === "string" && names.isUnused(home);
      const isNamed = keysFrom(line, at).some(names.isNamed);
      for (const key of keysFor(line, open, isNamed, isRenamed ? undefined : names))
        // A key that is there already, but at another place, is not gone.
        if (key !== `${keyIn(line)}:` && key !== `${above}:`) yield insertion(positions, line, open.column, key);
    }
  };

/**
 * The keys that may have been above a line: they are free, and take what the line begins. A bar follows those of long texts. What takes
 * any key, as “constants” does, is no explanation of one, unless a text names it: `isNamed`.
 */
function* keysFor(line: Line, { field, map, path }: OpenMap, isNamed: boolean, names?: MissingNames): Iterable<string> {
  const isItem = /^\s*-(?:\s|$)/.test(line.text);
  const own = keyIn(line);
  const free = knownKeys(field)
    .filter((key) => !Object.hasOwn(map, key))
    .flatMap((key) => {
      const inner = fieldFor(field.properties?.[key] ?? {}, undefined);
      if (inner.open === true && !isNamed) return [];
      if (inner.part === "markdown") return own === undefined ? [{ key, text: `${key}: |`, room: undefined }] : [];
      return typesOf(inner).includes(isItem ? "array" : "object")
        ? [{ key, text: `${key}:`, room: inner.maxItems }]
        : [];
    })
    // The list with the most room is the likeliest: “main” of the menus, before the thin line at the top.
    .toSorted(({ room: one = Infinity }, { room: other = Infinity }) => (one === other ? 0 : other - one));
  const required = new Set(field.required);
  yield* free.filter(({ key }) => required.has(key)).map(({ text }) => text);
  yield* free.filter(({ key }) => !required.has(key)).map(({ text }) => text);
  if (names && !isItem && own !== undefined)
    yield* names.above(path, own).flatMap((name) => (Object.hasOwn(map, name) ? [] : [`${name}:`]));
}

const keyIn = (line: Line): string | undefined => /^\s*([\w-]+):/.exec(line.text)?.[1];

/** The keys of a line and of those that stand below it, in the same column. */
function keysFrom(line: Line, at: (index: number) => Line | undefined): string[] {
  const keys: string[] = [];
  for (
    let next: Line | undefined = line;
    next && (isBlank(next) || next.indent >= line.indent);
    next = at(next.index + 1)
  )
    if (next.indent === line.indent && !isBlank(next)) keys.push(keyIn(next) ?? "");
  return keys;
}

/** The key that is nearest above a line. */
function keyAbove(line: Line, at: (index: number) => Line | undefined): string | undefined {
  for (let index = line.index - 1, above = at(index); above; index -= 1, above = at(index))
    if (!isBlank(above)) return keyIn(above);
  return undefined;
}

function insertion(positions: Positions, line: Line, column: number, key: string): Candidate {
  let first = line.index;
  // A comment that is indented belongs to what follows.
  for (; first > 0; first -= 1) {
    const indent = /^(\s+)#/.exec(positions.lineText(first - 1))?.[1]?.length ?? 0;
    if (indent <= column) break;
  }
  const start = positions.startOf(first);
  const spaces = " ".repeat(Math.max(2, line.indent - column));
  return {
    code: "shape/missing-key",
    message: `Above this line, one with “${key}” is missing.`,
    label: `belongs below “${key}”`,
    help: `Write it above:\n${key}\n${spaces}${quote(line.text, 50).slice(1, -1)}`,
    start: line.start + line.indent,
    end: line.end,
    title: `Write “${key}” above`,
    safety: "review",
    edits: [{ start, end: start, text: `${" ".repeat(column)}${key}\n` }],
  };
}
