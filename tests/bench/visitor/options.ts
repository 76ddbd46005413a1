import { parseArgs } from "node:util";

export const measurements = ["wire", "growth", "paints", "calm", "menus", "changes", "lighthouse"] as const;
export type Measurement = (typeof measurements)[number];

export interface Options {
  /** None: all. */
  readonly routes: readonly string[];
  readonly runs: number;
  readonly only: readonly string[];
}

export const usage = `npm run bench:visitor -- [--routes /,/pricing] [--runs 3] [--only ${measurements.join(",")}]`;

const listOf = (text: string | undefined): string[] => (text ? text.split(",") : []);

export function readOptions(words: string[]): Options {
  const { values } = parseArgs({
    args: words,
    options: { routes: { type: "string" }, runs: { type: "string" }, only: { type: "string" } },
  });
  const runs = Number(values.runs ?? 3);
  const only = listOf(values.only);
  const unknown = only.filter((name) => !measurements.some((known) => known === name));
  if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) throw new Error(`Usage: ${usage}`);
  return { routes: listOf(values.routes), runs, only };
}
