/**
 * `npm run prove`: makes five hundred sites that the check accepts, builds them, and looks for faults in a browser.
 * `-- --seed 7` makes one of them again, `--from 500 --count 100` others; `-- site.yaml …` tries these files instead.
 */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { beginTrial, type Outcome } from "./try-site.ts";
import { sizeOf } from "./site.ts";

const { values, positionals } = parseArgs({
  options: {
    seed: { type: "string" },
    from: { type: "string", default: "1" },
    count: { type: "string", default: "500" },
  },
  allowPositionals: true,
});

const print = (line: string): unknown => process.stdout.write(`${line}\n`);

const executablePath =
  process.env["CHROMIUM_PATH"] ??
  execFileSync(process.execPath, ["tests/browser/ensure-chromium.mjs"], { encoding: "utf8" }).trim();
const isRoot = process.getuid?.() === 0;
const browser = await chromium.launch({ executablePath, args: ["--disable-gpu", ...(isRoot ? ["--no-sandbox"] : [])] });
const trial = await beginTrial(browser, 6);
const only = values.seed === undefined ? undefined : Number(values.seed);
const seeds =
  only === undefined ? Array.from({ length: Number(values.count) }, (_, index) => Number(values.from) + index) : [only];
const tries: readonly (readonly [name: string, () => Promise<Outcome>])[] =
  positionals.length > 0
    ? positionals.map((file) => [file, () => trial.file(file)] as const)
    : seeds.map((seed) => [`seed ${seed}`, () => trial.seed(seed, sizeOf(seed))] as const);

/** What ends with an exception is a fault of that site, and the others are looked at all the same. */
const brokenOff = (error: unknown): Outcome => ({
  pages: 0,
  faults: [`was not looked at to its end: ${String(error)}`],
});

/** After how many sites a line says how far it is. */
const portion = 25;

let [faulty, refused, pages] = [0, 0, 0];
for (const [index, [name, tryIt]] of tries.entries()) {
  if (index > 0 && index % portion === 0) print(`${index} of ${tries.length}`);
  const outcome = await tryIt().catch(brokenOff);
  pages += outcome.pages;
  if (outcome.refused !== undefined) {
    refused += 1;
    print(`${name}: refused\n${outcome.refused.slice(0, 600)}`);
  }
  if (outcome.faults.length === 0) continue;
  faulty += 1;
  print([`${name}:`, ...outcome.faults].join("\n  "));
}
await trial.end();
await browser.close();
print(`${tries.length} sites, ${pages} pages opened; ${faulty} sites with faults, ${refused} refused`);
process.exitCode = faulty === 0 ? 0 : 1;
