/**
 * `npm run fuzz:edit`: lets all neighbors of the sites in this repository change places, renames, moves and deletes in them at random, then
 * makes thousands of random changes of generated sites, on every core, and says how many went wrong.
 * `-- 100000` so many, `--seed 7` others, `--keep FOLDER` keeps the text before and after of what went wrong.
 */
import { fork } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { publicFiles } from "../../schema/cli/files.ts";
import { isRefused, openText, type Editable } from "../../schema/edit/editable.ts";
import { set } from "../../schema/edit/set.ts";
import { dataAt } from "../../schema/language/data-at.ts";
import { randomPlans } from "../refactor/random-plans.ts";
import { Random } from "../sound-sites/random.ts";
import { pathsIn } from "./decorate.ts";
import { readByOthers } from "./readers.ts";
import { siteTexts } from "./site-texts.ts";
import { neighborsIn, spread, swapFaults } from "./swaps.ts";
import { generatedText, trials } from "./trials.ts";

/** What a worker tells of one text. */
interface WorkerReport {
  readonly seed: number;
  readonly count: number;
  readonly refused: readonly string[];
  readonly faults: readonly string[];
}

const { values, positionals } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    keep: { type: "string" },
    worker: { type: "boolean", default: false },
    step: { type: "string", default: "1" },
  },
  allowPositionals: true,
});
const [seed, step, count] = [Number(values.seed), Number(values.step), Number(positionals[0] ?? 20_000)];

/** How many changes are tried on one text: to make a text takes as long as ten changes. */
const perText = 100;

/** How many pairs of neighbors change places in a generated text; in the sites that people wrote all do. */
const maxSwaps = 10;

function work(): void {
  // A seed that makes no text that all readers agree on is passed over.
  for (let [own, done] = [seed, 0]; done < count; own += step) {
    const refused: string[] = [];
    const faults: string[] = [];
    let tried = 0;
    const made = generatedText(own);
    if (made) {
      faults.push(...ownFaults(made.on).map((fault) => `seed ${own}: ${fault}`));
      for (const verdict of trials(made, perText)) {
        tried += 1;
        if (verdict.refused !== undefined) refused.push(verdict.refused.replaceAll(/“[^”]*”|\d+/g, "…"));
        faults.push(...verdict.faults.map((fault) => `seed ${own}: ${fault}`));
        if (verdict.faults.length > 0 && values.keep !== undefined) keep(values.keep, `${own}-${tried}`, verdict);
      }
    }
    done += tried;
    process.send?.({ seed: own, count: tried, refused, faults });
  }
}

/** What every text keeps: some neighbors change places with their lines, and a value that is set to itself changes nothing. */
function ownFaults(on: Editable): readonly string[] {
  const changed = pathsIn(on.value).filter((path) => {
    const result = set(on, path, structuredClone(dataAt(on.value, path) ?? null));
    return isRefused(result) || result.edits.length > 0;
  });
  return [
    ...changed.map((path) => `${JSON.stringify(path)} is written although it stays`),
    ...spread(neighborsIn(on), maxSwaps).flatMap((pair) => swapFaults(on, pair, readByOthers)),
  ];
}

function keep(
  folder: string,
  name: string,
  { before, text }: { readonly before: string; readonly text: string },
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}-before.yaml`), before);
  writeFileSync(join(folder, `${name}-after.yaml`), text);
}

function runWorkers(earlier: number): void {
  const workers = availableParallelism();
  const share = Math.ceil(count / workers / perText) * perText;
  const refused = new Map<string, number>();
  let [done, texts, faults, left] = [0, 0, 0, workers];
  process.stdout.write(`${share * workers} changes, seed ${seed}, ${workers} processes\n`);
  for (let index = 0; index < workers; index += 1) {
    const own = [
      "--seed",
      String(seed + index),
      "--step",
      String(workers),
      ...(values.keep === undefined ? [] : ["--keep", values.keep]),
    ];
    const worker = fork(fileURLToPath(import.meta.url), ["--worker", String(share), ...own]);
    worker.on("message", (report: WorkerReport) => {
      const before = Math.floor((done * 20) / (share * workers));
      done += report.count;
      texts += Number(report.count > 0);
      faults += report.faults.length;
      for (const reason of report.refused) refused.set(reason, (refused.get(reason) ?? 0) + 1);
      for (const fault of report.faults) process.stdout.write(`  ${fault.slice(0, 400)}\n`);
      if (Math.floor((done * 20) / (share * workers)) > before)
        process.stdout.write(`${done} changes, ${faults} faults\n`);
    });
    worker.on("exit", (code) => {
      if (code !== 0) faults += 1;
      left -= 1;
      if (left > 0) return;
      for (const [reason, times] of refused) process.stdout.write(`  refused ${times} times: ${reason}\n`);
      process.stdout.write(`\n${faults} faults in ${done} changes of ${texts} texts, seed ${seed}\n`);
      process.exitCode = faults + earlier === 0 ? 0 : 1;
    });
  }
}

/** Renames, moves and deletes in the sites that people wrote. @returns how many faults there were */
function restructure(): number {
  let [plans, faults] = [0, 0];
  for (const [name, text] of siteTexts()) {
    const isSite = text.length > 10_000;
    const files = publicFiles(name === "the bakery" ? "tests/sites/bakery/public" : "public");
    for (const outcome of randomPlans({ text, files }, new Random(seed), isSite ? 150 : 15)) {
      plans += 1;
      faults += outcome.faults.length;
      for (const fault of outcome.faults) process.stdout.write(`  ${name}: ${outcome.name}: ${fault}\n`);
    }
  }
  process.stdout.write(`${faults} faults in ${plans} refactorings\n`);
  return faults;
}

/** All neighbors of the sites that people wrote. @returns how many faults there were */
function swapNeighbors(): number {
  let [swaps, faults] = [0, 0];
  for (const [name, text] of siteTexts()) {
    const on = openText(text);
    const pairs = isRefused(on) ? [] : neighborsIn(on);
    for (const pair of pairs) {
      const found = isRefused(on) ? [] : swapFaults(on, pair, readByOthers);
      for (const fault of found) process.stdout.write(`  ${name}: ${fault}\n`);
      swaps += 1;
      faults += found.length;
    }
  }
  process.stdout.write(`${faults} faults in ${swaps} swaps of neighbors\n`);
  return faults;
}

if (values.worker) work();
else runWorkers(swapNeighbors() + restructure());
