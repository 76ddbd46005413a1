import { runChecks } from "./rules/index.ts";
import { collectInventory } from "./language/inventory.ts";
import type { CheckedSite, CheckResult } from "./site/checked-site.ts";
import { indexSite, type SiteIndex } from "./site/site-index.ts";
import { validate } from "./language/validator.js";
import type { Data, DataMap, Files, Problem } from "./problem.ts";
import { lostLine } from "./repair/missing-line.ts";
import { bounded, read, type Reading } from "./reader/yaml-library.ts";
import type { Effort } from "./reader/parsed.ts";
import { costOf } from "./reader/reading.ts";
import type { Candidate } from "./repair/syntax/candidate.ts";
import type { Reasons } from "./repair/syntax/explain-failure.ts";
import { applyEdits, Positions } from "./reader/positions.ts";
import { problemBefore, problemOf } from "./reader/problem-of.ts";
import { restructure, type Stretches } from "./repair/structural-fix.ts";
import { countMistakes, shape } from "./shape/shape.ts";
import { bringsNone, tally } from "./repair/tally.ts";
import { byPlace, tidy } from "./rules/finalize-problems.ts";
import { verifyFixes } from "./repair/verify-fixes.ts";

/** How many characters are checked in the time that a sign takes to read. */
const checkedCharacters = 8;

/** How many signs are read to find reasons and to try corrections; of a large text, few more than to check it a second time. */
const mostSigns = (text: string): number => Math.max(350_000, 100_000 + text.length * 0.3);

/** How many more are read to find a line that is gone: as often as the text, as long as it is one that a person writes. */
const moreSigns = (text: string): number => Math.min(text.length * 5, 100_000);

interface Surroundings {
  readonly files: Files;
  readonly file: string;
  readonly effort: Effort;
  /** What lost lines are looked for with: what reading took for other reasons is no reason not to find one. */
  readonly lines: Effort;
  /** What is left in texts with a lost line written again. */
  readonly mended: Map<string, readonly Problem[]>;
  readonly reasons: Reasons;
  readonly stretches: Stretches;
  /** What was found in texts that were looked at: a correction leads to the same one on several ways. */
  readonly seen: Map<string, Examined>;
}

interface Options {
  readonly files: Files;
  readonly file?: string;
}

/** What a text says, without a question whether it makes sense. */
export type PlainSite = Pick<Reading, "value" | "holes">;

/** A check that has read the text, and has yet to ask what it means. */
export interface BegunCheck {
  /** For who makes something of it meanwhile, which is in vain if an error is found; nothing where there is nothing to read. */
  readonly plain?: PlainSite;
  /** Checks the rest. */
  finish(): CheckResult;
}

/**
 * Checks the text of a site file. The front door: command line, dev server, build and tests all come in here. Never throws,
 * whatever the text. The site is given only if no problem is an error.
 */
export const checkSite = (text: string, options: Options): CheckResult => beginCheck(text, options).finish();

/** The same in two steps. Never throws either. */
export function beginCheck(text: string, options: Options): BegunCheck {
  const effort = bounded(mostSigns(text));
  const surroundings = {
    files: options.files,
    file: options.file ?? "site.yaml",
    effort,
    lines: effort.withMore(moreSigns(text)),
    mended: new Map(),
    reasons: new Map(),
    stretches: new Map(),
    seen: new Map(),
  };
  let reading: Reading | undefined = readBounded(text, surroundings);
  const { value, holes } = reading;
  return {
    ...(value && { plain: { value, holes } }),
    finish() {
      if (reading) surroundings.seen.set(text, lookAt(reading, surroundings));
      // What was read takes much room, which is needed to try corrections.
      reading = undefined;
      return result(text, surroundings);
    },
  };
}

/**
 * What a site is if the check finds no error in it. The text may have been read in another thread.
 * @throws where the value does not fit the language
 */
export function draftOf({ value, holes }: PlainSite): CheckedSite {
  const site = siteOf(value, indexSite(collectInventory(value ?? {}, holes)));
  if (!site) throw new Error("The site does not fit the language");
  return site;
}

/** The site, where the validator accepts what was written. */
const siteOf = (written: Data | undefined, index: SiteIndex): CheckedSite | undefined =>
  validate(written) ? { written, value: index.site, index } : undefined;

const isError = ({ severity }: Problem): boolean => severity === "error";

function result(text: string, surroundings: Surroundings): CheckResult {
  const { effort } = surroundings;
  const first = examine(text, surroundings);
  const problems = verifyFixes(text, first.problems, (changed) => {
    const known = surroundings.mended.get(changed);
    if (known) return known;
    const { problems: left } = examine(changed, surroundings);
    return effort.isSpent() ? undefined : left;
  });
  const site = !problems.some(isError) && first.index ? siteOf(first.value, first.index) : undefined;
  return { problems, ...(site && { site }) };
}

interface Examined {
  readonly problems: readonly Problem[];
  readonly value?: DataMap;
  readonly index?: SiteIndex;
}

/** How many texts are remembered with what was found in them. */
const mostSeen = 8;

/** How many lines in the wrong place are put right, one after the other. */
const mostMoves = 4;

/**
 * One pass over a text. Where one line in the wrong place explains all that is wrong around it, that is the problem, and the rest
 * is looked for in the text with the line put right.
 */
function examine(text: string, surroundings: Surroundings, moves = mostMoves): Examined {
  const seen = look(text, surroundings);
  const line = moves > 0 ? lost(text, seen, surroundings) : undefined;
  const found =
    line ??
    (moves > 0 ? restructure(text, seen.problems, surroundings.effort.parse, surroundings.stretches) : undefined);
  if (!found) return seen;
  const around = line ? { ...surroundings, effort: surroundings.lines } : surroundings;
  const rest = examine(applyEdits(text, found.edits), around, moves - 1);
  // What was not looked at to the end is no ground for a claim.
  if (around.effort.isSpent()) return seen;
  if (line) surroundings.mended.set(applyEdits(text, line.edits), rest.problems);
  const positions = new Positions(text);
  const problems = [
    { ...problemOf(found, [], positions), file: surroundings.file },
    ...rest.problems.map((problem) => problemBefore(problem, found.edits, positions)),
  ];
  return { ...rest, problems: problems.toSorted(byPlace) };
}

/** A line that is gone, where that explains what is wrong. */
function lost(text: string, { problems }: Examined, surroundings: Surroundings): Candidate | undefined {
  const before = tally(problems);
  const { lines } = surroundings;
  return lostLine(text, problems, lines.parse, {
    cost: (changed) => costOf(lines.parse(changed), countMistakes),
    remaining: (changed) => {
      const after = look(changed, { ...surroundings, effort: lines }).problems;
      const isBetter = after.length < problems.length && bringsNone(before, tally(after));
      return isBetter && !lines.isSpent() ? after.length : undefined;
    },
  });
}

function look(text: string, surroundings: Surroundings): Examined {
  const known = surroundings.seen.get(text) ?? lookAt(readBounded(text, surroundings), surroundings);
  if (surroundings.seen.size < mostSeen) surroundings.seen.set(text, known);
  return known;
}

function readBounded(text: string, { file, effort, reasons }: Surroundings): Reading {
  effort.take(text.length / checkedCharacters);
  return read(text, file, countMistakes, effort.parse, reasons);
}

/** The shape of a text, and what it means. */
function lookAt(reading: Reading, { files }: Surroundings): Examined {
  const { value, source, holes, problems } = reading;
  if (!value) return { problems: tidy(problems, reading) };
  const found = [...problems, ...shape(value, source)];
  const inventory = collectInventory(value, holes);
  const isSite = !found.some(({ code }) => code === "file/not-a-site-file");
  const index = indexSite(inventory);
  const meant = isSite ? runChecks({ source, inventory, files, index }) : [];
  return { problems: tidy([...found, ...meant], reading), value, index };
}
