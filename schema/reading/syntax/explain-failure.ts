import { oddSpace } from "../../yaml-traps/keys.ts";
import type { Failure, Parse } from "../parsed.ts";
import { applyEdits, Positions } from "../positions.ts";
import { bracketRule } from "./brackets.ts";
import type { Candidate, Place, Rule } from "./candidate.ts";
import { colonRule, wrappedColonRule } from "./colons.ts";
import { indentationRule, strayRule, tabRule, wrappedRule } from "./indentation.ts";
import { commentRule, glueRule, missingColonRule, oddCharacterRule } from "./keys.ts";
import { isBlank, lineAt, type Line } from "./line.ts";
import { extraDashRule, listOnKeyLineRule, markerRule, missingDashRule } from "./lists.ts";
import { quoteRule, signRule } from "./quotes.ts";
import { excerptAround } from "./excerpt.ts";

/** How many texts are parsed, at most, to find the reason of one failure; of large ones, how many characters. */
const attempts = 160;
const charactersRead = 3_000_000;

/** Longer lines are nobody's writing. */
const longestLine = 4000;

/** How many survivors are compared by what the whole file says of them. */
const finalists = 12;

/** What is plain to see in a line, the surest first. */
const sure: readonly Rule[] = [
  tabRule,
  oddCharacterRule,
  commentRule,
  quoteRule,
  bracketRule,
  markerRule,
  listOnKeyLineRule,
  signRule,
  colonRule,
  glueRule,
  missingDashRule,
  extraDashRule,
  wrappedColonRule,
];
/** What may always be tried. */
const guesses: readonly Rule[] = [missingColonRule, wrappedRule, indentationRule, strayRule];

/** One mistake that can be put right in several widths: which of them fits, the language tells. */
const spacings: ReadonlySet<string> = new Set(["yaml/indentation", "yaml/tab"]);

/** How much a text is at odds with the language; the less the better. */
export type Judge = (text: string) => number;

/**
 * The reason why a text cannot be read: of the mistakes that lines near the failure may hold, the one whose correction lets the
 * parser pass. Nothing where no single small edit does.
 */
export function explainFailure(text: string, failure: Failure, parse: Parse, judge: Judge): Candidate | undefined {
  const excerpt = excerptAround(text, failure, parse);
  const positions = new Positions(excerpt.text);
  const local: Failure = { ...failure, start: failure.start - excerpt.start, end: failure.end - excerpt.start };
  const place: Place = { positions, failure: local, line: (index) => lineAt(positions, index) };
  const lines = linesToTry(place);
  const survivors: Candidate[] = [];
  const limit = Math.min(attempts, Math.ceil(charactersRead / Math.max(1, excerpt.text.length)));
  let tried = 0;
  for (const rules of [sure, guesses]) {
    for (const rule of rules)
      for (const line of lines)
        for (const candidate of rule(line, place)) {
          tried += 1;
          if (tried > limit) break;
          if (passes(candidate, line, excerpt.text, local, parse)) survivors.push(candidate);
        }
    if (survivors.length > 0) break;
  }
  const isClear =
    survivors.length < 2 || survivors.every(({ code }) => code === survivors[0]?.code && !spacings.has(code));
  const chosen = isClear
    ? survivors[0]
    : best(survivors, (candidate) => judge(excerpt.head + applyEdits(excerpt.text, candidate.edits)));
  return chosen && move(chosen, excerpt.start);
}

const oddLead = new RegExp(`^ *(?:${oddSpace.source})`);

/** Lines that may be to blame: the one named, its neighbours, and the first of the block they belong to. */
function linesToTry({ positions, failure, line }: Place): Line[] {
  const at = positions.lineOf(failure.start);
  const found: Line[] = [];
  const add = (one: Line | undefined): void => {
    if (one && one.text.length <= longestLine && !isBlank(one) && !found.some(({ index }) => index === one.index))
      found.push(one);
  };
  const near = (step: number): Line | undefined => {
    for (let index = at + step; index >= 0 && index < positions.lines; index += Math.sign(step))
      if (!isBlank(line(index))) return line(index);
    return undefined;
  };
  add(line(at));
  add(near(-1));
  add(near(1));
  // A space that is none, at the start of a line, shows its effect far below.
  for (let index = 0; index < positions.lines && found.length < 8; index += 1)
    if (oddLead.test(line(index)?.text ?? "")) add(line(index));
  // The first line of the list or the keys that the named line belongs to.
  for (let index = at - 1; index > 0 && index > at - 60; index -= 1) {
    const above = line(index);
    if (
      !above ||
      isBlank(above) ||
      above.key === undefined ||
      above.value !== "" ||
      above.indent >= (line(at)?.indent ?? 0)
    )
      continue;
    for (let next = index + 1; next <= at; next += 1)
      if (!isBlank(line(next))) {
        add(line(next));
        break;
      }
    break;
  }
  return found;
}

/** Whether the text with the edit made can be read past the line, and further than before. */
function passes(candidate: Candidate, line: Line, text: string, before: Failure, parse: Parse): boolean {
  if (candidate.edits.length === 0) return false;
  const parsed = parse(applyEdits(text, candidate.edits));
  if (parsed.tooDeepAt !== undefined) return false;
  const next = parsed.failures[0];
  if (!next) return true;
  const growth = candidate.edits.reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
  const passed = Math.max(line.end, candidate.edits.at(-1)?.end ?? 0) + growth;
  return next.start > passed && next.start > before.start + growth;
}

const move = (candidate: Candidate, by: number): Candidate => ({
  ...candidate,
  start: candidate.start + by,
  end: candidate.end + by,
  edits: candidate.edits.map(({ start, end, text }) => ({ start: start + by, end: end + by, text })),
});

/** Of several corrections that can be read, the one that fits the language best; of two that fit alike, the surer one. */
function best(candidates: readonly Candidate[], cost: (candidate: Candidate) => number): Candidate | undefined {
  const codes = [...new Set(candidates.map(({ code }) => code))];
  const different = new Map(candidates.toReversed().map((candidate) => [JSON.stringify(candidate.edits), candidate]));
  const rated = [...different.values()]
    .toReversed()
    .slice(0, finalists)
    .map((candidate) => ({
      candidate,
      cost: cost(candidate),
      rank: codes.indexOf(candidate.code),
      size: sizeOf(candidate),
    }));
  return rated.toSorted((a, b) => a.cost - b.cost || a.rank - b.rank || a.size - b.size)[0]?.candidate;
}

/** How far lines are moved. Other rules say the surest first themselves. */
const sizeOf = ({ code, edits }: Candidate): number =>
  code === "yaml/indentation" ? edits.reduce((sum, { start, end, text }) => sum + end - start + text.length, 0) : 0;
