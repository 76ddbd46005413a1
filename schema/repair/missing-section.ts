import { knownKeys } from "../shape/explain/known-keys.ts";
import { choices } from "../shape/explain/words.ts";
import { sectionField, sectionTypes } from "../language/descriptor.ts";
import type { Scorers } from "./scorers.ts";
import { indentOf, isBlankLine } from "./open-maps.ts";
import { applyEdits, type Positions } from "../reader/positions.ts";
import type { Candidate } from "./syntax/candidate.ts";

/** How many types are tried at a line. */
const mostTypes = 12;

/**
 * The first line of a section, “- type: …”, that is gone above a line: its keys stand there, and the line before them is empty or holds
 * the key of the list. Where several types fit, none of them is proposed.
 */
export function lostSection(
  text: string,
  positions: Positions,
  line: number,
  { cost, remaining }: Scorers,
): Candidate | undefined {
  if (!mayBeginSection(positions, line)) return undefined;
  const keys = keysFrom(positions, line);
  const fitting = sectionTypes
    .filter((type) => isLike(type, keys))
    .slice(0, mostTypes)
    .map((type) => ({ type, candidate: insertion(positions, line, type) }))
    .map((one) => ({ ...one, changed: applyEdits(text, one.candidate.edits) }))
    .filter(({ changed }) => cost(changed) === 0 && remaining(changed) === 0);
  const [only, ...others] = fitting;
  if (!only || others.length === 0) return only?.candidate;
  const help = `Write it above:\n- type: …\nBy its keys, it may be: ${choices(fitting.map(({ type }) => type))}.`;
  return { ...only.candidate, isGuess: true, help };
}

/** Whether a line is the first key below “sections:”, or one below an empty line within a section. */
function mayBeginSection(positions: Positions, line: number): boolean {
  const text = positions.lineText(line);
  const indent = indentOf(text);
  if (indent < 4 || !/^\s*[a-z]\w*:(?:\s|$)/i.test(text)) return false;
  const above = positions.lineText(line - 1);
  for (let at = line - 1; at >= 0; at -= 1) {
    const one = positions.lineText(at);
    if (isBlankLine(one) || indentOf(one) >= indent) continue;
    if (/^\s*sections:\s*(?:#.*)?$/.test(one))
      return indentOf(one) === indent - 4 && isBlankBetween(positions, at, line);
    return indentOf(one) === indent - 2 && /^\s*- (?:type|use):/.test(one) && isBlankLine(above);
  }
  return false;
}

function isBlankBetween(positions: Positions, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) if (!isBlankLine(positions.lineText(at))) return false;
  return true;
}

/** The keys that stand below one another from a line on. */
function keysFrom(positions: Positions, line: number): string[] {
  const indent = indentOf(positions.lineText(line));
  const keys: string[] = [];
  for (let at = line; at < positions.lines; at += 1) {
    const text = positions.lineText(at);
    if (isBlankLine(text) || indentOf(text) > indent) continue;
    const key = /^\s*([a-z]\w*):/i.exec(text)?.[1];
    if (indentOf(text) < indent || key === undefined) break;
    keys.push(key);
  }
  return keys;
}

function isLike(type: string, keys: readonly string[]): boolean {
  const field = sectionField(type) ?? {};
  const known = knownKeys(field);
  const required = (field.required ?? []).filter((key) => key !== "type");
  // A type that stands there is not gone.
  if (keys.includes("type") || keys.includes("use")) return false;
  return keys.every((key) => known.includes(key)) && required.every((key) => keys.includes(key));
}

function insertion(positions: Positions, line: number, type: string): Candidate {
  const start = positions.startOf(line);
  const text = positions.lineText(line);
  return {
    code: "shape/missing-type",
    message: "The first line of this section is missing: a dash and its type.",
    label: "no first line",
    help: `Write it above:\n- type: ${type}`,
    start: start + indentOf(text),
    end: positions.endOf(line),
    title: `Write “- type: ${type}” above`,
    safety: "review",
    edits: [{ start, end: start, text: `${" ".repeat(indentOf(text) - 2)}- type: ${type}\n` }],
  };
}
