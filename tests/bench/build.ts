/** `npm run bench:build`: how long and how much memory a build takes, for sites of three sizes. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateSite } from "./generate-site.ts";
import { say, tableOf } from "./table.ts";
import type { Measure } from "./stopwatch.ts";

const sizes = [12, 100, 1000] as const;
const own = ["--expose-gc", join("build", "bench", "build-stages.js")];
const vite = join("node_modules", "vite", "bin", "vite.js");

interface Taken {
  readonly milliseconds: number;
  readonly processor: number;
  readonly memory: number;
}

const folder = mkdtempSync(join(tmpdir(), "lintel-bench-"));
cpSync("public", join(folder, "public"), { recursive: true });
const run = (words: readonly string[], site?: string): string =>
  execFileSync(process.execPath, [...words], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...(site !== undefined && { SITE: site }) },
  });

/** The stages of a build, from what was measured: checking reads too, and writing goes hand in hand with rendering. */
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
  return new Map([
    ["read", measured("read")],
    ["check", less(measured("read and check"), measured("read again"))],
    ["resolve", measured("resolve")],
    ["bundle", measured("bundle")],
    ["render", measured("render")],
    ["write", less(measured("render and write"), measured("render"))],
    ["social images", measured("social images")],
  ]);
}

const results = sizes.map((routes) => {
  const site = join(folder, `site-${routes}.yaml`);
  writeFileSync(site, generateSite(routes));
  const measures: Measure[] = JSON.parse(run([...own, site, join(folder, `dist-${routes}`)]));
  const start = performance.now();
  run([vite, "build", "--outDir", join(folder, `whole-${routes}`), "--emptyOutDir", "--logLevel", "error"], site);
  const whole = performance.now() - start;
  return { routes, kilobytes: statSync(site).size / 1000, stages: stagesOf(measures), whole };
});

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
const [, middle, large] = results;
if (!middle || !large) throw new Error("Nothing was measured");
const names = [...large.stages.keys()];
const growth = (value: (result: (typeof results)[number]) => number): string =>
  `${(value(large) / large.routes / (value(middle) / middle.routes)).toFixed(2)}`;
const counted = names.filter((name) => name !== "read" && name !== "social images");
const sum = ({ stages }: (typeof results)[number], key: "milliseconds" | "processor"): number =>
  counted.reduce((total, name) => total + (stages.get(name)?.[key] ?? 0), 0);

say(`
Seconds by stage (processor seconds in brackets, then the peak of memory in MB).
The last column: time per route with ${large.routes} routes, to that with ${middle.routes}. 1 is linear growth, less is better.
`);
say(
  tableOf([
    ["", ...results.map(({ routes, kilobytes }) => `${routes} routes, ${Math.round(kilobytes)} kB`), "growth"],
    ...names.map((name) => [
      name,
      ...results.map(({ stages }) => {
        const { milliseconds = 0, processor = 0, memory = 0 } = stages.get(name) ?? {};
        return `${seconds(milliseconds)} (${seconds(processor)}) ${Math.round(memory)}`;
      }),
      growth(({ stages }) => stages.get(name)?.processor ?? 0),
    ]),
    [
      "all but read and social images",
      ...results.map((result) => `${seconds(sum(result, "milliseconds"))} (${seconds(sum(result, "processor"))})`),
      growth((result) => sum(result, "processor")),
    ],
    ["npm run build, first time", ...results.map(({ whole }) => seconds(whole)), growth(({ whole }) => whole)],
  ]),
);

const bytes = ({ routes }: (typeof results)[number]): number =>
  readFileSync(join(folder, `whole-${routes}`, "index.html")).length;
const [small] = results;
if (small)
  say(
    `\nHome page of ${large.routes} routes to that of ${small.routes}: ${(bytes(large) / bytes(small)).toFixed(4)} of the bytes of HTML.`,
  );
rmSync(folder, { recursive: true, force: true });
