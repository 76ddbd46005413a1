import { childField, fieldFor, knownKeys, typesOf } from "../../../language/descriptor.ts";
import type { Field } from "../../../language/field.ts";
import { naming, quote } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Parse } from "../../../reader/parsed.ts";
import type { Positions } from "../../../reader/positions.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { openMaps, type OpenMap } from "../../regions/open-maps.ts";
import type { MissingNames } from "./missing-names.ts";
import type { CandidateSource } from "../source.ts";

/** A line that may have been above another one, and the lines that were between the two and are gone as well. */
interface Gone {
  readonly key: string;
  /** Each as far to the right as it is from the key. */
  readonly between: readonly string[];
}

/** The line of a key that is gone, such as “sections:” or “items:”, while what belongs below it is still there. */
export const missingKeyCandidates = (parse: Parse, names: MissingNames): CandidateSource =>
  function* (line, { positions, names: inFile, top, line: at }) {
    const above = keyAbove(line, at);
    const maps = openMaps(positions, line.index, parse, top);
    const keys = keysFrom(line, at);
    const isNamed = keys.some(names.isNamed);
    const isInFile = (key: string): boolean => inFile?.isKeyAt(key.replace(/:.*/, ""), 0) === true;
    for (const [index, open] of maps.entries()) {
      if (open.column >= line.indent) continue;
      // Entries under a name that nothing uses have all another name, rather than some of them a second one.
      const home = maps[index + 1]?.path[open.path.length];
      const isRenamed = open.path.length === 1 && typeof home === "string" && names.isUnused(home);
      const named = isRenamed ? [] : names.above(open.path, keys);
      const entryIn = (name: string): string => names.above([...open.path, name], keys)[0] ?? "name";
      for (const gone of [...keysFor(line, open, isNamed, keys), ...namesFor(line, open, named, keys, entryIn)])
        // A key that is there already, but at another place, is not gone.
        if (gone.key !== `${keyIn(line)}:` && gone.key !== `${above}:` && !(open.column === 0 && isInFile(gone.key)))
          yield insertion(positions, line, open.column, gone);
    }
  };

/**
 * The keys that may have been above a line: they are free, and take what the line begins. A bar follows those of long texts. What takes
 * any key, as “constants” does, is no explanation of one, unless a text names it: `isNamed`.
 */
function keysFor(line: Line, { field, map }: OpenMap, isNamed: boolean, keys: readonly string[]): readonly Gone[] {
  const isItem = /^\s*-(?:\s|$)/.test(line.text);
  const own = keyIn(line);
  const free = knownKeys(field)
    .filter((key) => !Object.hasOwn(map, key))
    .flatMap((key): (Gone & { readonly name: string; readonly room: number })[] => {
      const inner = fieldFor(field.properties?.[key] ?? {}, undefined);
      const gone = { name: key, key: `${key}:`, room: inner.maxItems ?? Infinity };
      if (inner.open === true && !isNamed) return [];
      if (inner.part === "markdown") return own === undefined ? [{ ...gone, key: `${key}: |`, between: [] }] : [];
      if (isItem) return typesOf(inner).includes("array") ? [{ ...gone, between: [] }] : [];
      if (typesOf(inner).includes("object")) return [{ ...gone, between: linesBetween(inner, keys) ?? [] }];
      const first = inner.items ? linesBetween(fieldFor(inner.items, undefined), keys) : undefined;
      return first && first.length > 0 ? [{ ...gone, between: asItem(first) }] : [];
    })
    // The list with the most room is the likeliest: “main” of the menus, before the thin line at the top.
    .toSorted(({ room: one }, { room: other }) => (one === other ? 0 : other - one));
  const required = new Set(field.required);
  return [...free.filter(({ name }) => required.has(name)), ...free.filter(({ name }) => !required.has(name))];
}

/**
 * The names of entries that texts use, as keys above a line; above the keys of an entry, that of its collection and its own.
 * @param entryIn the name that an entry of a collection may have
 */
function namesFor(
  line: Line,
  { column, field, map, path }: OpenMap,
  names: readonly string[],
  keys: readonly string[],
  entryIn: (collection: string) => string,
): readonly Gone[] {
  if (/^\s*-(?:\s|$)/.test(line.text) || keyIn(line) === undefined) return [];
  const isEntry = path.length === 1 && path[0] === "collections" && line.indent >= column + 4;
  return names
    .filter((name) => !Object.hasOwn(map, name))
    .map((name) => {
      const inner = fieldFor(childField(field, name) ?? {}, undefined);
      const entry = entryIn(name);
      return {
        key: `${name}:`,
        between: isEntry
          ? [
              `  ${entry}:`,
              ...(linesBetween(fieldFor(childField(inner, entry) ?? {}, undefined), keys) ?? []).map(
                (text) => `  ${text}`,
              ),
            ]
          : (linesBetween(inner, keys) ?? []),
      };
    });
}

/** The keys that a mapping needs besides some of its keys, with words that stand for theirs; nothing where it has not all of these. */
function linesBetween(field: Field, keys: readonly string[]): readonly string[] | undefined {
  const known = knownKeys(field);
  if (known.length > 0 && !keys.every((key) => known.includes(key))) return undefined;
  const missing = (field.required ?? []).filter((key) => !keys.includes(key));
  const isText = (key: string): boolean =>
    typesOf(fieldFor(field.properties?.[key] ?? {}, undefined)).includes("string");
  return missing.every(isText) ? missing.map((key) => `  ${key}: words`) : undefined;
}

/** The same lines as the first ones of an item of a list. */
const asItem = (lines: readonly string[]): readonly string[] =>
  lines.map((text, index) => (index === 0 ? `  - ${text.trim()}` : `    ${text.trim()}`));

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

function insertion(positions: Positions, line: Line, column: number, { key, between }: Gone): Candidate {
  let first = line.index;
  // A comment that is indented belongs to what follows.
  for (; first > 0; first -= 1) {
    const indent = /^(\s+)#/.exec(positions.lineText(first - 1))?.[1]?.length ?? 0;
    if (indent <= column) break;
  }
  const start = positions.startOf(first);
  const spaces = " ".repeat(Math.max(2, line.indent - column));
  const shown = [key, ...between.map((text) => text.replace(/: words$/, ": …"))];
  const isOne = between.length === 0;
  return {
    code: "shape/missing-key",
    message: isOne
      ? `Above this line, one with “${key}” is missing.`
      : naming(
          shown.map((text) => text.replace(/: …$/, "").trim()),
          (names) => `Above this line, lines with ${names} are missing.`,
        ),
    label: `belongs below “${key}”`,
    help: `Write ${isOne ? "it" : "them"} above:\n${shown.join("\n")}\n${spaces}${quote(line.text, 50).slice(1, -1)}`,
    start: line.start + line.indent,
    end: line.end,
    title: `Write “${key}” above`,
    safety: "review",
    // Which words there were is not known.
    isGuess: !isOne,
    edits: [{ start, end: start, text: [key, ...between].map((text) => `${" ".repeat(column)}${text}\n`).join("") }],
  };
}
