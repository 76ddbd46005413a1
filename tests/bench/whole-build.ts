import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** What a stage or a build took: milliseconds of the clock and of all processors, and the peak of memory in megabytes. */
export interface Taken {
  readonly milliseconds: number;
  readonly processor: number;
  readonly memory: number;
}

interface Places {
  readonly site: string;
  /** Where fonts and pictures are kept. */
  readonly cache: string;
  readonly built: string;
}

/** Makes a process say at its end what it took, threads and all. */
const lastWords = `data:text/javascript,${encodeURIComponent(`
import { isMainThread } from "node:worker_threads";
if (isMainThread) process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.stdout.write(JSON.stringify({ processor: (userCPUTime + systemCPUTime) / 1000, memory: (maxRSS * 1024) / 1e6 }));
});`)}`;

/** Builds a site as `npm run build` does: into a new folder at first, later in place of what is there. */
export function buildWhole({ site, cache, built }: Places): Taken {
  const start = performance.now();
  const said = execFileSync(
    process.execPath,
    [
      "--import",
      lastWords,
      join("build", "lintel.js"),
      "build",
      site,
      "--out",
      built,
      // Inside the project that is the rule.
      "--empty",
    ],
    { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, CACHE: cache } },
  );
  const used: Omit<Taken, "milliseconds"> = JSON.parse(said.trim().split("\n").at(-1) ?? "");
  return { milliseconds: performance.now() - start, ...used };
}
