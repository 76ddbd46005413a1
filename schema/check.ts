import { runChecks } from "./checks/index.ts";
import { takeInventory, type Inventory } from "./inventory.ts";
import type { CheckResult, Files, Problem } from "./problem.ts";
import { lostLine } from "./lost-line.ts";
import { bounded, read } from "./read.ts";
import type { Effort } from "./reading/parsed.ts";
import { costOf } from "./reading/read-with.ts";
import type { Candidate } from "./reading/syntax/candidate.ts";
import { applyEdits, Positions } from "./reading/positions.ts";
import { problemBefore, problemOf } from "./reading/problem-of.ts";
import { restructure } from "./restructure.ts";
import { countMistakes, shape } from "./shape.ts";
import schema from "./site.schema.json" with { type: "json" };
import { bringsNone, tally } from "./tally.ts";
import { byPlace, tidy } from "./tidy.ts";
import { verifyFixes } from "./verify-fixes.ts";

/** How many signs are read again, beside a share of the text, to find reasons and to try corrections. */
const signsRead = 350_000;

interface Surroundings {
  readonly files: Files;
  readonly file: string;
  readonly effort: Effort;
  /** What was found in texts that were looked at: a correction leads to the same one on several ways. */
  readonly seen: Map<string, Examined>;
}

/**
 * Checks the text of a site file. The front door: command line, dev server, build and tests all come in here. Never throws,
 * whatever the text. The site is given only if no problem is an error.
 */
export function checkSite(text: string, options: { readonly files: Files; readonly file?: string }): CheckResult {
  const effort = bounded(signsRead + text.length / 2);
  const surroundings = { files: options.files, file: options.file ?? "site.yaml", effort, seen: new Map() };
  const first = examine(text, surroundings);
  const problems = verifyFixes(text, first.problems, (changed) => {
    const { problems: left } = examine(changed, surroundings);
    return effort.isSpent() ? undefined : left;
  });
  const isSound = !problems.some(({ severity }) => severity === "error");
  return {
    problems,
    ...(isSound && first.inventory && { site: { value: first.inventory.site, inventory: first.inventory } }),
  };
}

interface Examined {
  readonly problems: readonly Problem[];
  readonly inventory?: Inventory;
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
  const found =
    moves > 0
      ? (lost(text, seen, surroundings) ?? restructure(text, seen.problems, surroundings.effort.parse))
      : undefined;
  if (!found) return seen;
  const rest = examine(applyEdits(text, found.edits), surroundings, moves - 1);
  // What was not looked at to the end is no ground for a claim.
  if (surroundings.effort.isSpent()) return seen;
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
  return lostLine(text, problems, surroundings.effort.parse, {
    cost: (changed) => costOf(surroundings.effort.parse(changed), countMistakes),
    remaining: (changed) => {
      const after = look(changed, surroundings).problems;
      const isBetter = after.length < problems.length && bringsNone(before, tally(after));
      return isBetter && !surroundings.effort.isSpent() ? after.length : undefined;
    },
  });
}

function look(text: string, surroundings: Surroundings): Examined {
  const known = surroundings.seen.get(text) ?? lookAnew(text, surroundings);
  if (surroundings.seen.size < mostSeen) surroundings.seen.set(text, known);
  return known;
}

/** How a text is written, its shape, what it means. */
function lookAnew(text: string, { files, file, effort }: Surroundings): Examined {
  const reading = read(text, file, countMistakes, effort.parse);
  const { value, source } = reading;
  let found = [...reading.problems];
  let inventory: Inventory | undefined;
  if (value) {
    found = [...found, ...shape(value, source)];
    inventory = takeInventory(value, schema, reading.holes);
    if (!found.some(({ code }) => code === "file/not-a-site-file"))
      found = [...found, ...runChecks({ source, inventory, files })];
  }
  return { problems: tidy(found, reading), ...(inventory && { inventory }) };
}
