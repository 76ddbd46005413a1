import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkSite } from "../../schema/check.ts";
import { publicFiles } from "../../schema/cli/files.ts";
import { drawTypos } from "./draw.ts";
import type { Problem } from "../../schema/problem.ts";
import type { Kind } from "./kind.ts";
import { mutate, type Mutant } from "./mutant.ts";
import { look, type CheckText, type Outcome } from "./outcome.ts";

/** A site without problems, to make mistakes in. */
export interface Base {
  readonly file: string;
  readonly text: string;
  readonly check: CheckText;
}

/** So many texts are known again: what comes of each fix of a text with mistakes, and of all of them together. */
const maxKnown = 30;

/**
 * The site in a folder that has its files in `public`. What was checked a moment ago is not checked again: fixes that are tried one by
 * one, together, and once more give the same texts.
 */
export function baseIn(folder: string): Base {
  const file = join(folder, "site.yaml");
  const files = publicFiles(join(folder, "public"));
  const known = new Map<string, readonly Problem[]>();
  return {
    file,
    text: readFileSync(file, "utf8"),
    check(text) {
      const problems = known.get(text) ?? checkSite(text, { files }).problems;
      known.set(text, problems);
      for (const oldest of known.keys()) if (known.size > maxKnown) known.delete(oldest);
      return problems;
    },
  };
}

/** A mutant whose check ended with an exception, which must never be. */
export interface Crash {
  readonly mutant: Mutant;
  readonly error: unknown;
}

/** Makes so many mistakes, one text each, and looks at what the check says. The same seed makes the same ones. */
export function* outcomes(base: Base, count: number, seed: number): Iterable<Outcome | Crash> {
  const lines = base.text.split("\n");
  for (const typos of drawTypos(lines.length, count, seed)) {
    const mutant = mutate(typos, lines);
    if (mutant) yield lookAt(mutant, base);
  }
}

/** Makes each mistake of the kinds in each line that gives occasion; of all of them those of one part, from 0. */
export function* outcomesEverywhere(
  base: Base,
  kinds: readonly Kind[],
  part: number,
  parts: number,
): Iterable<Outcome | Crash> {
  const lines = base.text.split("\n");
  for (const kind of kinds)
    for (let from = part; from < lines.length; from += parts) {
      const mutant = mutate([{ kind, from, pick: from }], lines);
      if (mutant?.lines[0] === from) yield lookAt(mutant, base);
    }
}

function lookAt(mutant: Mutant, { text, check }: Base): Outcome | Crash {
  try {
    return look(mutant, text, check);
  } catch (error) {
    return { mutant, error };
  }
}

/** The mistake and its line. */
const nameOf = ({ kinds, lines }: Mutant): string =>
  `${kinds.map(({ name }) => name).join(" and ")}, line ${lines.map((line) => line + 1).join(" and ")}`;

/** The mistake as it is written, and all that the check says of it. */
export function answerOf({ mutant, problems }: Outcome): string {
  const lines = mutant.text.split("\n");
  const blamed = [...mutant.blamed].slice(0, 4).map((line) => `      | ${line + 1} ${lines[line] ?? ""}`);
  const said = problems.slice(0, 8).map(({ code, range, message, fixes }) => {
    const offer = fixes?.[0] ? ` [${fixes[0].title}]` : "";
    return `      ${range.start.line} ${code}: ${message}${offer}`;
  });
  return [`${nameOf(mutant)}: ${problems.length} problems`, ...blamed, ...said].join("\n");
}

/** What must never be, in words: the mistake, its line, and what is wrong with the answer. */
export function complaints(outcome: Outcome | Crash): string[] {
  const where = nameOf(outcome.mutant);
  return "error" in outcome
    ? [`${where}: ${outcome.error instanceof Error ? (outcome.error.stack ?? "") : String(outcome.error)}`]
    : outcome.faults.map((fault) => `${where}: ${fault}`);
}
