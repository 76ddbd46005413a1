/**
 * `npm run fuzz:check`: makes thousands of mistakes in the site files of this repository, one text each, on every core, and says how
 * the check did. `-- --seed 7` makes the same ones again, `--count 500` fewer, `--folder tests/sites/bakery` those in one site alone.
 * `--everywhere` makes each mistake in each line that gives occasion, `--kind dash` only those with the word in their name.
 * `--weak` names each mistake that was found on a wrong line or more than once, or corrected to something else than was meant.
 */
import { fork } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { answerOf, baseIn, complaints, outcomes, outcomesEverywhere } from "./base.ts";
import { everyKind } from "./kinds.ts";
import { markOf, tableOf, type Mark } from "./shares.ts";

/** What a worker tells of some texts. */
interface WorkerReport {
  readonly count: number;
  readonly marks: readonly Mark[];
  readonly faults: readonly string[];
  readonly weak: readonly string[];
}

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    count: { type: "string", default: "20000" },
    folder: { type: "string" },
    kind: { type: "string", default: "" },
    everywhere: { type: "boolean", default: false },
    weak: { type: "boolean", default: false },
    /** Which part of the texts a worker looks at: `1/2`. */
    worker: { type: "string" },
  },
});
const [seed, count] = [Number(values.seed), Number(values.count)];

/** The folders below one that hold a site file. */
const sitesBelow = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((site) => existsSync(join(site, "site.yaml")));

/** The first site, what `lintel init` begins with, and the sites of other tests: none of them has a problem. */
const folders =
  values.folder === undefined ? [".", ...sitesBelow("starters"), ...sitesBelow("tests/sites")] : [values.folder];

/** How many of so many fall to one of several, from 0. */
const shareOf = (total: number, index: number, parts: number): number =>
  Math.floor(((index + 1) * total) / parts) - Math.floor((index * total) / parts);

/** After how many texts a worker tells of them. */
const portion = 25;

function work(part: number, parts: number): void {
  const wanted = everyKind.filter(({ name }) => name.includes(values.kind));
  const nothing = (): { count: number; marks: Mark[]; faults: string[]; weak: string[] } => ({
    count: 0,
    marks: [],
    faults: [],
    weak: [],
  });
  let report = nothing();
  const send = (): void => {
    process.send?.(report);
    report = nothing();
  };
  for (const [index, folder] of folders.entries()) {
    const base = baseIn(folder);
    const all = values.everywhere
      ? outcomesEverywhere(base, wanted, part, parts)
      : outcomes(base, shareOf(count, index, folders.length), seed + index);
    for (const outcome of all) {
      const mark = "error" in outcome ? undefined : markOf(outcome);
      if (mark) report.marks.push(mark);
      if (mark && values.weak && (mark.wrong || !(mark.rightLine && mark.single)) && "problems" in outcome)
        report.weak.push(`${base.file}: ${mark.wrong ? "corrected wrongly: " : ""}${answerOf(outcome)}`);
      report.faults.push(...complaints(outcome).map((fault) => `${base.file}: ${fault}`));
      report.count += 1;
      if (report.count === portion) send();
    }
  }
  send();
}

function runWorkers(): void {
  const workers = availableParallelism();
  const marks: Mark[] = [];
  const faults: string[] = [];
  let done = 0;
  let left = workers;
  const what = values.everywhere ? "each mistake everywhere" : `${count} texts with mistakes, seed ${seed}`;
  process.stdout.write(`${what}, ${workers} processes\n`);
  for (let index = 0; index < workers; index += 1) {
    const words = [
      "--worker",
      `${index}/${workers}`,
      "--seed",
      String(seed + index * 1_000_003),
      "--count",
      String(shareOf(count, index, workers)),
    ];
    const everywhere = values.everywhere ? ["--everywhere", "--kind", values.kind] : [];
    const folder = values.folder === undefined ? [] : ["--folder", values.folder];
    const where = [...folder, ...everywhere, ...(values.weak ? ["--weak"] : [])];
    const worker = fork(fileURLToPath(import.meta.url), [...words, ...where]);
    worker.on("message", (report: WorkerReport) => {
      const before = Math.floor((done * 20) / count);
      done += report.count;
      marks.push(...report.marks);
      for (const answer of report.weak) process.stdout.write(`  ${answer}\n`);
      for (const fault of report.faults) process.stdout.write(`  ${fault}\n`);
      faults.push(...report.faults);
      if (!values.everywhere && Math.floor((done * 20) / count) > before)
        process.stdout.write(`${Math.round((done * 100) / count)} %\n`);
    });
    worker.on("exit", (code) => {
      if (code !== 0) faults.push(`A process ended with ${code ?? "a signal"}`);
      left -= 1;
      if (left > 0) return;
      process.stdout.write(`\n${tableOf(marks, 30)}\n\n${faults.length} faults in ${done} texts, seed ${seed}\n`);
      process.exitCode = faults.length === 0 ? 0 : 1;
    });
  }
}

const [part, parts] = values.worker?.split("/").map(Number) ?? [];
if (part !== undefined && parts !== undefined) work(part, parts);
else runWorkers();
