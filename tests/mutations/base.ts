import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkSite } from "../../schema/check.ts";
import { publicFiles } from "../../schema/node/files.ts";
import { drawSlips } from "./draw.ts";
import { mutate, type Mutant } from "./mutant.ts";
import { look, type CheckText, type Outcome } from "./outcome.ts";

/** A site without problems, to make mistakes in. */
export interface Base {
  readonly file: string;
  readonly text: string;
  readonly check: CheckText;
}

/** The site in a folder that has its files in `public`. */
export function baseIn(folder: string): Base {
  const file = join(folder, "site.yaml");
  const files = publicFiles(join(folder, "public"));
  return { file, text: readFileSync(file, "utf8"), check: (text) => checkSite(text, { files }).problems };
}

/** A mutant whose check ended with an exception, which must never be. */
export interface Crash {
  readonly mutant: Mutant;
  readonly error: unknown;
}

/** Makes so many mistakes, one text each, and looks at what the check says. The same seed makes the same ones. */
export function* outcomes({ text, check }: Base, count: number, seed: number): Iterable<Outcome | Crash> {
  const lines = text.split("\n");
  for (const slips of drawSlips(lines.length, count, seed)) {
    const mutant = mutate(slips, lines);
    if (!mutant) continue;
    try {
      yield look(mutant, text, check);
    } catch (error) {
      yield { mutant, error };
    }
  }
}

/** What must never be, in words: the mistake, its line, and what is wrong with the answer. */
export function complaints(outcome: Outcome | Crash): string[] {
  const { kinds, lines } = outcome.mutant;
  const where = `${kinds.map(({ name }) => name).join(" and ")}, line ${lines.map((line) => line + 1).join(" and ")}`;
  return "error" in outcome
    ? [`${where}: ${outcome.error instanceof Error ? (outcome.error.stack ?? "") : String(outcome.error)}`]
    : outcome.faults.map((fault) => `${where}: ${fault}`);
}
