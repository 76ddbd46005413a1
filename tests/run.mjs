/**
 * `npm test`: every check there is, one after the other, with a count at the end. A step that fails does not stop the
 * ones that can do without it.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";

/**
 * @typedef {object} Step
 * @property {string} name an npm script
 * @property {string} does
 * @property {string} [needs] a step that must have passed
 * @property {string} [report] where its own count is written
 */

/** @type {readonly Step[]} */
const steps = [
  { name: "types", does: "The types agree" },
  { name: "lint", does: "Style, imports, formatting, nothing unused" },
  { name: "unit", does: "Everything that needs no browser", report: "test-results/unit.json" },
  { name: "build", does: "site.yaml becomes a site in dist/" },
  { name: "budgets", does: "Nobody has to fetch more than was promised", needs: "build" },
  { name: "browser", does: "The site in Chromium", needs: "build", report: "test-results/browser.json" },
];

/**
 * @param {string | undefined} file
 * @param {boolean} ok
 * @returns {{ passed: number, failed: number }}
 */
function countOf(file, ok) {
  const single = { passed: Number(ok), failed: Number(!ok) };
  if (file === undefined || !existsSync(file)) return single;
  const report = JSON.parse(readFileSync(file, "utf8"));
  const [passed, failed] = report.stats
    ? [report.stats.expected, report.stats.unexpected + report.stats.flaky]
    : [report.numPassedTests, report.numFailedTests];
  // A runner can fail without a failed test: a file that does not load, a server that does not start.
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

/** @type {Map<string, { passed: number, failed: number, seconds: string }>} */
const results = new Map();

for (const { name, does, needs, report } of steps) {
  console.log(`\n── ${name}: ${does} (npm run ${name})`);
  const start = performance.now();
  const missing = needs !== undefined && results.get(needs)?.failed !== 0;
  if (missing) console.log(`Not run: it needs ${needs}, which failed.`);
  if (report) rmSync(report, { force: true });
  const ok =
    !missing &&
    spawnSync("npm", ["run", "--silent", name], { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
  results.set(name, { ...countOf(report, ok), seconds: ((performance.now() - start) / 1000).toFixed(1) });
}

console.log("");
for (const [name, { passed, failed, seconds }] of results)
  console.log(
    `${failed === 0 ? "✓" : "✗"} ${name.padEnd(8)} ${String(passed).padStart(4)} passed ${String(failed).padStart(4)} failed ${seconds.padStart(7)} s`,
  );

/** @param {"passed" | "failed"} key */
const sum = (key) => [...results.values()].reduce((total, result) => total + result[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
