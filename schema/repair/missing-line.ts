import { knownKeys } from "../shape/explain/known-keys.ts";
import { quote } from "../shape/explain/words.ts";
import { fieldFor, typesOf } from "../language/descriptor.ts";
import { lostNames } from "./missing-names.ts";
import { lostSection } from "./missing-section.ts";
import type { Scorers } from "./scorers.ts";
import { contentBelow, indentOf, isBlankLine, openMaps, type OpenMap } from "./open-maps.ts";
import type { Fix, Problem } from "../problem.ts";
import type { Parse } from "../reader/parsed.ts";
import { applyEdits, Positions } from "../reader/positions.ts";
import { asComment } from "./syntax/indentation.ts";
import type { Candidate } from "./syntax/candidate.ts";
import { structural } from "./structural-codes.ts";

/** What a text has when a key is gone whose lines are still there. */
const signs: ReadonlySet<string> = new Set([
  ...structural,
  "yaml/syntax",
  "yaml/missing-colon",
  "value/bad-key",
  "badge/unknown",
  "shared/unknown",
  "collection/unknown",
  "constant/unknown",
]);

/** What may be all that is said where a line is gone, and says nothing of it. */
const vague: ReadonlySet<string> = new Set([
  "yaml/syntax",
  "yaml/indentation",
  "yaml/duplicate-key",
  "yaml/missing-dash",
  "shape/keys-instead-of-list",
]);

/** How many characters are read to find it; how many lines are looked at, and how many corrections are checked in full. */
const charactersRead = 4_000_000;
const mostLines = 12;
const mostTried = 40;
const mostChecked = 3;
/** In a text so large that there is no room for as many corrections, none would be found but by chance. */
const fewestTried = 10;

/** How many problems can follow from one line: a file with more has not lost a line, it has lost its way. */
const mostFollowing = 300;

/**
 * A key that is gone, such as “sections:” or “items:”, while what belongs below it is still there. Nothing where no key puts right
 * what is wrong. `found`: the problems of the text.
 */
export function lostLine(
  text: string,
  found: readonly Problem[],
  parse: Parse,
  scorers: Scorers,
): Candidate | undefined {
  const [only, second] = found;
  const fix = only?.fixes?.[0];
  const isList = only?.code === "shape/keys-instead-of-list";
  // A line that stands wrong is all there is if nothing else is wrong once it stands right.
  const leavesMore = ({ edits }: Fix): boolean =>
    only?.code === "yaml/indentation" && second === undefined && scorers.cost(applyEdits(text, edits)) > 0;
  // What follows from a line that is gone is more than one problem, or no reading at all.
  const isGuess =
    fix === undefined ? vague.has(only?.code ?? "") : fix.title === asComment || isList || leavesMore(fix);
  const isExplained = second === undefined && !isGuess;
  if (isExplained || found.some(({ code }) => code === "file/not-a-site-file")) return undefined;
  if (found.length > mostFollowing || !found.some(({ code }) => signs.has(code))) return undefined;
  // What can be put right is left to that, unless a whole section has lost its first line.
  const hasFix = second === undefined && fix !== undefined && isList;
  if (text.length * fewestTried > charactersRead) return undefined;
  const positions = new Positions(text);
  const names = lostNames(text);
  let left = charactersRead - text.length;
  const before = scorers.cost(text);
  let tried = 0;
  const rated: { candidate: Candidate; cost: number }[] = [];
  for (const line of suspects(positions, found, names.homes)) {
    const section = lostSection(text, positions, line, scorers);
    if (section) return section;
    if (hasFix) continue;
    const above = keyAbove(positions, line);
    for (const open of openMaps(positions, line, parse)) {
      if (open.column >= indentOf(positions.lineText(line))) continue;
      for (const key of keysFor(positions.lineText(line), open, names.of)) {
        left -= text.length;
        tried += 1;
        // A key that stands there already, but at another place, is not gone.
        if (key === `${keyIn(positions.lineText(line))}:` || key === `${above}:`) continue;
        if (left < 0 || tried > mostTried) break;
        const candidate = insertion(positions, line, open.column, key);
        const changed = applyEdits(text, candidate.edits);
        const cost = scorers.cost(changed);
        // Nothing is better than a text without any problem.
        if (cost === 0 && before > 0 && scorers.remaining(changed) === 0) return candidate;
        if (cost < before || (cost === 0 && before === 0)) rated.push({ candidate, cost });
      }
    }
  }
  const checked = rated
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, mostChecked)
    .flatMap(({ candidate }) => {
      const remaining = scorers.remaining(applyEdits(text, candidate.edits));
      return remaining === undefined ? [] : [{ candidate, remaining }];
    });
  return checked.toSorted((a, b) => a.remaining - b.remaining)[0]?.candidate;
}

/** Lines above which one may be gone: where problems are, and where the indentation jumps. */
function suspects(positions: Positions, found: readonly Problem[], homes: readonly RegExp[]): number[] {
  const lines = new Set<number>();
  const add = (line: number): void => {
    if (line >= 0 && line < positions.lines && !isBlankLine(positions.lineText(line))) lines.add(line);
  };
  const first = Math.min(...found.slice(0, 3).map(({ range }) => range.start.line - 1));
  let above = "";
  for (let line = Math.max(0, first - 3); line < Math.min(positions.lines, first + 60) && lines.size < 4; line += 1) {
    const text = positions.lineText(line);
    if (isBlankLine(text)) continue;
    if (above !== "" && isJump(above, text)) add(line);
    above = text;
  }
  for (const home of homes)
    for (let line = 0; line < positions.lines; line += 1)
      if (home.test(positions.lineText(line))) {
        add(line);
        break;
      }
  const misplaced = found.filter(({ code }) => structural.has(code)).slice(0, 2);
  for (const { code, range } of [...found.slice(0, 2), ...misplaced]) {
    const line = range.start.line - 1;
    const next = indented.has(code) ? contentBelow(positions, line) : line + 1;
    for (const near of [line, line - 1, next]) add(near);
  }
  return [...lines].slice(0, mostLines);
}

/** What is said of a line whose neighbour below is at odds with it. */
const indented: ReadonlySet<string> = new Set(["yaml/indentation", "yaml/missing-dash"]);

/** Whether a line stands further inside than the one above it, which has its value already. */
function isJump(above: string, text: string): boolean {
  const content = /^(\s*(?:- +)*)(?:[\w-]+:(?:\s+(\S.*))?)?/.exec(above);
  const [, lead = "", value = ""] = content ?? [];
  return indentOf(text) > indentOf(above) && indentOf(text) > lead.length && !/^$|^#|[|>][+-]?$/.test(value);
}

/** The keys that may have stood above a line: they are free, and take what the line begins. A bar follows those of long texts. */
function* keysFor(line: string, open: OpenMap, named: (open: OpenMap, key: string) => string[]): Iterable<string> {
  const isItem = /^\s*-(?:\s|$)/.test(line);
  const own = keyIn(line);
  const { field, map } = open;
  const free = knownKeys(field)
    .filter((key) => !Object.hasOwn(map, key))
    .flatMap((key) => {
      const inner = fieldFor(field.properties?.[key] ?? {}, undefined);
      if (inner.part === "markdown") return own === undefined ? [{ key, text: `${key}: |` }] : [];
      return typesOf(inner).includes(isItem ? "array" : "object") ? [{ key, text: `${key}:` }] : [];
    });
  const required = new Set(field.required);
  yield* free.filter(({ key }) => required.has(key)).map(({ text }) => text);
  yield* free.filter(({ key }) => !required.has(key)).map(({ text }) => text);
  if (!isItem && own !== undefined)
    yield* named(open, own).flatMap((name) => (Object.hasOwn(map, name) ? [] : [`${name}:`]));
}

const keyIn = (line: string): string | undefined => /^\s*([\w-]+):/.exec(line)?.[1];

/** The key that stands nearest above a line. */
function keyAbove(positions: Positions, line: number): string | undefined {
  for (let above = line - 1; above >= 0; above -= 1)
    if (!isBlankLine(positions.lineText(above))) return keyIn(positions.lineText(above));
  return undefined;
}

function insertion(positions: Positions, line: number, column: number, key: string): Candidate {
  let first = line;
  // A comment that is indented belongs to what follows.
  while (first > 0 && /^\s+#/.test(positions.lineText(first - 1)) && indentOf(positions.lineText(first - 1)) > column)
    first -= 1;
  const start = positions.startOf(first);
  const text = positions.lineText(line);
  const written = `${" ".repeat(column)}${key}`;
  return {
    code: "shape/missing-key",
    message: `Above this line, one with “${key}” is missing.`,
    label: `belongs below “${key}”`,
    help: `Write it above:\n${key}\n${" ".repeat(Math.max(2, indentOf(text) - column))}${quote(text, 50).slice(1, -1)}`,
    start: positions.startOf(line) + indentOf(text),
    end: positions.endOf(line),
    title: `Write “${key}” above`,
    safety: "review",
    edits: [{ start, end: start, text: `${written}\n` }],
  };
}
