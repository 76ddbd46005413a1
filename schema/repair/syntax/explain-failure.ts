import type { Failure, Parse } from "../../reader/parsed.ts";
import { applyEdits, Positions } from "../../reader/positions.ts";
import { bracketRule } from "./brackets.ts";
import type { Candidate, Place, Rule } from "./candidate.ts";
import { best, type Survivor } from "./best.ts";
import { colonRule, wrappedColonRule } from "./colons.ts";
import { indentationRule, strayRule, tabRule, wrappedRule } from "./indentation.ts";
import { commentRule, glueRule, missingColonRule, oddCharacterRule } from "./keys.ts";
import { lostQuoteInBracesRule } from "./quotes-in-braces.ts";
import { joinedRule } from "./joined.ts";
import { lineAt, type Line } from "./line.ts";
import { linesToTry } from "./lines-to-try.ts";
import { dashlessRule, extraDashRule, listOnKeyLineRule, markerRule, missingDashRule } from "./lists.ts";
import { missingBarRule } from "./missing-bar.ts";
import { lostQuoteRule, quoteRule, signRule } from "./quotes.ts";
import { excerptAround, type Excerpt } from "./excerpt.ts";
import { removedDashRule, shiftedRunRule, swappedRule } from "./structure.ts";

/** How many texts are parsed, at most, to find the reason of one failure; of large ones, how many characters. */
const attempts = 400;
const charactersRead = 3_000_000;

/** A failure further below, in characters, has a reason of its own. */
const nearby = 30;

/** What is plain to see in a line, the surest first. */
const sure: readonly Rule[] = [
  tabRule,
  oddCharacterRule,
  commentRule,
  missingBarRule,
  joinedRule,
  quoteRule,
  lostQuoteRule,
  lostQuoteInBracesRule,
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
const guesses: readonly Rule[] = [
  missingColonRule,
  wrappedRule,
  indentationRule,
  removedDashRule,
  shiftedRunRule,
  dashlessRule,
  strayRule,
];

/** How much a text is at odds with the language; the less the better. */
export type Judge = (text: string) => number;

/** Reasons that were found: while corrections are tried, the same piece of a text is looked at again and again. */
export type Reasons = Map<string, Candidate | undefined>;

/** As `searchReason`, but each piece of a text is looked at once. */
export function explainFailure(
  text: string,
  first: Failure,
  parse: Parse,
  judge: Judge,
  known: Reasons,
): Candidate | undefined {
  const excerpt = excerptAround(text, first, parse);
  const { failure } = excerpt;
  const name = `${failure.code} ${failure.start - excerpt.start} ${excerpt.head}${excerpt.text}`;
  const found = known.has(name) ? known.get(name) : searchReason(excerpt, failure, parse, judge);
  known.set(name, found);
  return found && move(found, excerpt.start);
}

/**
 * The reason why a text cannot be read: of the mistakes that lines near the failure may hold, the one whose correction lets the
 * parser pass. Nothing where no single small edit does.
 */
function searchReason(excerpt: Excerpt, failure: Failure, parse: Parse, judge: Judge): Candidate | undefined {
  const positions = new Positions(excerpt.text);
  const local: Failure = { ...failure, start: failure.start - excerpt.start, end: failure.end - excerpt.start };
  const place: Place = { positions, failure: local, line: (index) => lineAt(positions, index) };
  const { lines, heads } = linesToTry(place);
  const limit = Math.min(attempts, Math.ceil(charactersRead / Math.max(1, excerpt.text.length)));
  let tried = 0;

  function* survivorsOf(rules: readonly Rule[], at = lines): Iterable<Survivor> {
    for (const rule of rules)
      for (const line of at)
        for (const candidate of rule(line, place)) {
          tried += 1;
          if (tried > limit) return;
          const after = failuresAfter(candidate, line, excerpt, local, parse);
          if (after) yield { candidate, ...after };
        }
  }

  const cost = ({ edits }: Candidate): number => {
    const changed = applyEdits(excerpt.text, edits);
    // The first line of the next block, by itself, lacks what is below it.
    const isInside = edits.every(({ end }) => end <= excerpt.next);
    return judge(
      excerpt.head + (isInside ? changed.slice(0, changed.length - excerpt.text.length + excerpt.next) : changed),
    );
  };
  const plain = best([...survivorsOf(sure)], cost, excerpt.text);
  // What is plain to see is the reason, where all is well with it around; else something less plain may explain more.
  const isClear = plain !== undefined && (plain.cost === 0 || plain.gap > nearby);
  const guessed = isClear ? undefined : best([...survivorsOf(guesses)], cost, excerpt.text);
  const chosen = plain && guessed && guessed.cost < plain.cost ? guessed : (plain ?? guessed);
  // Where one line explains all there is no other; where many have to move, the key above them may be the one that stands wrong.
  if (isClear || (chosen?.cost === 0 && chosen.candidate.edits.length === 1)) return chosen?.candidate;
  const other = best([...survivorsOf([swappedRule]), ...survivorsOf([indentationRule], heads)], cost, excerpt.text);
  if (!other || !chosen) return (chosen ?? other)?.candidate;
  const isSmaller = other.cost === chosen.cost && other.candidate.edits.length < chosen.candidate.edits.length;
  return (other.cost < chosen.cost || isSmaller ? other : chosen).candidate;
}

/** How many failures are left with the edit made; nothing where the text cannot be read past the line, and further than before. */
function failuresAfter(
  candidate: Candidate,
  line: Line,
  { head, text }: Excerpt,
  before: Failure,
  parse: Parse,
): Omit<Survivor, "candidate"> | undefined {
  if (candidate.edits.length === 0) return undefined;
  const { failures, tooDeepAt } = parse(head + applyEdits(text, candidate.edits));
  if (tooDeepAt !== undefined) return undefined;
  const [first] = failures;
  if (!first) return { left: 0, gap: 0 };
  const next = first.start - head.length;
  const growth = candidate.edits.reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
  const passed = Math.max(line.end, candidate.edits.at(-1)?.end ?? 0) + growth;
  return next > passed && next > before.start + growth ? { left: failures.length, gap: next - passed } : undefined;
}

const move = (candidate: Candidate, by: number): Candidate => ({
  ...candidate,
  start: candidate.start + by,
  end: candidate.end + by,
  edits: candidate.edits.map(({ start, end, text }) => ({ start: start + by, end: end + by, text })),
});
