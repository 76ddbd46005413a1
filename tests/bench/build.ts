/** `npm run bench:build`: how long and how much memory a build takes, for sites of three sizes. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateSite } from "./generate-site.ts";
import type { Measure } from "./stopwatch.ts";
import { say, tableOf } from "./table.ts";
import { buildWhole, type Taken } from "./whole-build.ts";

const sizes = [12, 100, 1000] as const;
/** Much room for what lives briefly, so that the collector of garbage runs seldom. */
const own = ["--expose-gc", "--max-semi-space-size=64", join("build", "bench", "build-stages.js")];
/** Later builds of each site, of which the median counts. */
const rounds = 3;

const folder = mkdtempSync(join(tmpdir(), "lintel-bench-"));
cpSync("public", join(folder, "public"), { recursive: true });

/** The stages of a build, from what was measured: checking reads too. */
function stagesOf(measures: readonly Measure[]): Map<string, Taken> {
  const measured = (stage: string): Taken => {
    const found = measures.find((measure) => measure.stage === stage);
    if (!found) throw new Error(`${stage} was not measured`);
    return found;
  };
  const less = (whole: Taken, part: Taken): Taken => ({
    milliseconds: Math.max(whole.milliseconds - part.milliseconds, 0),
    processor: Math.max(whole.processor - part.processor, 0),
    memory: whole.memory,
  });
  const check = less(measured("read and check"), measured("read again"));
  const rest = ["resolve", "bundle", "render", "write", "fonts", "social images"] as const;
  return new Map([
    ["read", measured("read")],
    ["check", check],
    ...rest.map((stage): [string, Taken] => [stage, measured(stage)]),
  ]);
}

const results = sizes.map((routes) => {
  const site = join(folder, `site-${routes}.yaml`);
  writeFileSync(site, generateSite(routes));
  const stages = execFileSync(process.execPath, [...own, site, join(folder, `dist-${routes}`)], {
    encoding: "utf8",
    // React is another one while developing.
    env: { ...process.env, NODE_ENV: "production" },
  });
  const measures: Measure[] = JSON.parse(stages);
  const places = { site, cache: join(folder, `cache-${routes}`), built: join(folder, `whole-${routes}`) };
  const first = buildWhole(places);
  const later = Array.from({ length: rounds }, () => buildWhole(places)).sort(
    (a, b) => a.milliseconds - b.milliseconds,
  )[Math.floor(rounds / 2)];
  return { routes, kilobytes: statSync(site).size / 1000, stages: stagesOf(measures), first, later: later ?? first };
});

type Result = (typeof results)[number];

const nothing: Taken = { milliseconds: 0, processor: 0, memory: 0 };
const [, middle, large] = results;
if (!middle || !large) throw new Error("Nothing was measured");
const names = [...large.stages.keys()];
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
const cell = ({ milliseconds, processor, memory }: Taken): string =>
  `${seconds(milliseconds)} (${seconds(processor)})${memory === 0 ? "" : ` ${Math.round(memory)}`}`;
const row = (name: string, taken: (result: Result) => Taken): string[] => [
  name,
  ...results.map((result) => cell(taken(result))),
  (taken(large).processor / large.routes / (taken(middle).processor / middle.routes)).toFixed(2),
];
const stage =
  (name: string) =>
  ({ stages }: Result): Taken =>
    stages.get(name) ?? nothing;
const issueStages = ["check", "resolve", "bundle", "render", "write"] as const;
const sum = (result: Result): Taken =>
  issueStages
    .map((name) => stage(name)(result))
    .reduce(
      (total, { milliseconds, processor }) => ({
        milliseconds: total.milliseconds + milliseconds,
        processor: total.processor + processor,
        memory: 0,
      }),
      nothing,
    );
const lessReading = (result: Result): Taken => ({
  milliseconds: result.later.milliseconds - stage("read")(result).milliseconds,
  processor: result.later.processor - stage("read")(result).processor,
  memory: 0,
});

say(`
Seconds (processor seconds in brackets, then the peak of memory in MB). Stages one after the other, each on its own; the
last column is processor time per route with ${large.routes} routes, to that with ${middle.routes}: 1 is linear growth, less is better.
`);
say(
  tableOf([
    ["", ...results.map(({ routes, kilobytes }) => `${routes} routes, ${Math.round(kilobytes)} kB`), "growth"],
    ...names.map((name) => row(name, stage(name))),
    row(`sum of ${issueStages.join(", ")}`, sum),
  ]),
);
say(`
The whole build: Node starts, and all stages run in one process. A later build finds fonts and
pictures of the first one (median of ${rounds}); "but reading" is the later build less the stage "read" above.
`);
say(
  tableOf([
    ["npm run build", ...results.map(({ routes }) => `${routes} routes`), "growth"],
    row("first", ({ first }) => first),
    row("later", ({ later }) => later),
    row("later, all but reading", lessReading),
  ]),
);

const bytes = ({ routes }: Result): number => readFileSync(join(folder, `whole-${routes}`, "index.html")).length;
const [small] = results;
if (small)
  say(
    `\nHome page of ${large.routes} routes to that of ${small.routes}: ${(bytes(large) / bytes(small)).toFixed(4)} of the bytes of HTML.`,
  );
rmSync(folder, { recursive: true, force: true });
