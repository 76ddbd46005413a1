/** `npm run bench:check`: the check beside the floor and its peers, as whole processes, in pairs. `--runs 9 --routes 100`. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { recheck } from "./check/recheck.ts";
import { generateSite } from "./generate-site.ts";
import { say, tableOf } from "./table.ts";
import { withMistakes } from "./with-mistakes.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "7" },
    routes: { type: "string", multiple: true, default: ["100", "1000"] },
  },
});
const runs = Number(values.runs);

/** What a process took: milliseconds of its processor (all threads) and by the clock, megabytes at most. */
interface Taken {
  readonly processor: number;
  readonly clock: number;
  readonly memory: number;
}

interface Contender {
  readonly name: string;
  readonly words: (file: string) => readonly string[];
}

const here = resolve("tests/bench/check");
const peers = resolve("tests/bench/peers");
const schema = resolve("schema/language/site.schema.json");
const meter = join(here, "meter.cjs");

const floor: Contender = { name: "yaml, parse only", words: (file) => [join(here, "floor.mjs"), file] };
const lintel: Contender = { name: "lintel", words: (file) => [resolve("build/lintel.js"), file] };
const others: readonly Contender[] = [
  {
    name: "ajv-cli",
    words: (file) => [join(peers, "node_modules/ajv-cli/dist/index.js"), "--strict=false", "-s", schema, "-d", file],
  },
  { name: "v8r", words: (file) => [join(peers, "node_modules/v8r/src/index.js"), "--schema", schema, file] },
  { name: "yaml-language-server", words: (file) => [join(here, "language-server.mjs"), file, schema] },
];

function installPeers(): void {
  if (existsSync(join(peers, "node_modules/v8r"))) return;
  say("Installing ajv-cli and v8r into tests/bench/peers, which only this benchmark needs …");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: peers,
    stdio: "ignore",
    shell: process.platform === "win32",
  });
}

/** One run of a program from start to end, in the folder of the file. */
function take({ name, words }: Contender, file: string, ends = 0): Taken {
  const start = performance.now();
  const { output, status } = spawnSync(process.execPath, ["-r", meter, ...words(basename(file))], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1e9,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const clock = performance.now() - start;
  const told = output[3];
  if (status !== ends || !told) throw new Error(`${name} does not run on ${file}:\n${output[2]}`);
  const { processor, memory }: { processor: number; memory: number } = JSON.parse(told);
  return { processor, clock, memory };
}

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
};

/** All contenders after one another, again and again, so that what else the machine does meets all of them alike. */
function race(contenders: readonly Contender[], file: string, rounds: number): Taken[][] {
  contenders.forEach((contender) => take(contender, file));
  const results = contenders.map((): Taken[] => []);
  for (let round = 0; round < rounds; round += 1)
    contenders.forEach((contender, place) => results[place]?.push(take(contender, file)));
  return results;
}

/** The median of what pairs of runs took in comparison. */
const ratio = (ones: readonly Taken[] = [], bases: readonly Taken[] = [], key: keyof Taken): string =>
  median(ones.map((one, index) => one[key] / (bases[index]?.[key] ?? Number.NaN))).toFixed(2);

const folder = mkdtempSync(join(tmpdir(), "lintel-bench-"));
cpSync("public", join(folder, "public"), { recursive: true });
const place = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

installPeers();
const site = readFileSync("site.yaml", "utf8");
const sizes = values.routes.map(Number);
const files = [
  { title: "site.yaml", file: place("site.yaml", site), rounds: runs },
  ...sizes.map((routes) => ({
    title: `${routes} routes`,
    file: place(`routes-${routes}.yaml`, generateSite(routes)),
    rounds: routes > 500 ? Math.max(1, Math.ceil(runs / 2)) : runs,
  })),
];

const contenders = [floor, lintel, ...others];
for (const { title, file, rounds } of files) {
  const results = race(contenders, file, rounds);
  say(`\n${title}, ${Math.round(statSync(file).size / 1000)} kB: medians of ${rounds} rounds, ratios to the floor\n`);
  say(
    tableOf([
      ["", "processor ms", "ratio", "clock ms", "ratio", "memory MB", "ratio", "processor, to lintel"],
      ...contenders.map(({ name }, at) => [
        name,
        ...(["processor", "clock", "memory"] as const).flatMap((key) => [
          median((results[at] ?? []).map((taken) => taken[key])).toFixed(0),
          ratio(results[at], results[0], key),
        ]),
        ratio(results[at], results[1], "processor"),
      ]),
    ]),
  );
}

const large = generateSite(Math.max(...sizes));
const broken = withMistakes(large, 3000);
const pair = { sound: place("sound.yaml", large), broken: place("broken.yaml", broken.text) };
const pairs = Array.from({ length: Math.max(1, Math.ceil(runs / 2)) }, () => [
  take(lintel, pair.sound),
  take(lintel, pair.broken, 1),
]);
const [sound, wrong] = [0, 1].map((at) => pairs.flatMap((taken) => taken[at] ?? []));
say(`\nWith ${broken.count} mistakes, to the same file without (goal: under 2)\n`);
say(
  tableOf([
    ["", "processor", "clock", "memory"],
    [lintel.name, ...(["processor", "clock", "memory"] as const).map((key) => ratio(wrong, sound, key))],
  ]),
);

const again = recheck(site);
say(
  `\nOne line of site.yaml edited, in a process that has checked it before, as --watch does: ${median(again).toFixed(0)} ms of the processor (goal: under 60)`,
);
rmSync(folder, { recursive: true, force: true });
