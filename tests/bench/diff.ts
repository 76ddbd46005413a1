/**
 * `npm run bench:diff`: what it takes to say what changed between two versions, beside one check of the new one. The comparison reads and
 * checks both files: “in all” has these two checks in it, “without the checks” has not. `--runs 9 --routes 1000`.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkSite } from "../../schema/check.ts";
import { publicFiles } from "../../schema/cli/files.ts";
import { describeChanges } from "../../schema/diff/describe-changes.ts";
import { generateSite } from "./generate-site.ts";
import { say, tableOf } from "./table.ts";

const { values } = parseArgs({
  options: { runs: { type: "string", default: "9" }, routes: { type: "string", default: "1000" } },
});

const files = publicFiles("public");

/** Milliseconds of the processor. */
function taken(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** The pages of a site in another order: the last half first. */
function withPagesMoved(text: string): string {
  const [head = "", rest = ""] = text.split(/^routes:\n/m);
  const [, end = ""] = /^(?=\S)([^]*)/m.exec(rest) ?? [];
  const pages = rest.slice(0, rest.length - end.length).split(/^(?=  - )/m);
  const half = pages.length >> 1;
  return `${head}routes:\n${[...pages.slice(half), ...pages.slice(0, half)].join("")}${end}`;
}

const changes: readonly (readonly [name: string, change: (text: string) => string])[] = [
  ["one price", (text) => text.replace(/price: (\d+)/, "price: 1$1")],
  ["one word on every page", (text) => text.replace(/^( +title: )/gm, "$1Our ")],
  ["half of the pages moved", withPagesMoved],
  ["comments", (text) => text.replace(/^( +)- path:/gm, "$1# A page\n$1- path:")],
];

function measure(title: string, text: string, runs: number): void {
  const rows = changes.map(([name, change]) => {
    const after = change(text);
    const rounds = Array.from({ length: runs + 1 }, () => {
      const check = taken(() => checkSite(after, { files }));
      const both = taken(() => checkSite(text, { files })) + check;
      const all = taken(() => describeChanges(text, after, { files }));
      return { check, all, own: all - both };
    }).slice(1);
    const { changes: told } = describeChanges(text, after, { files });
    const ratio = (key: "all" | "own"): string => median(rounds.map((round) => round[key] / round.check)).toFixed(2);
    return [
      name,
      String(told.length),
      median(rounds.map(({ check }) => check)).toFixed(0),
      median(rounds.map(({ all }) => all)).toFixed(0),
      ratio("all"),
      ratio("own"),
    ];
  });
  say(
    `\n${title}: medians of ${runs} rounds; the last two columns are ratios to one check (goal without the checks: under 2)\n`,
  );
  say(tableOf([["", "changes", "one check, ms", "in all, ms", "in all", "without the checks"], ...rows]));
}

const runs = Number(values.runs);
measure("site.yaml", readFileSync("site.yaml", "utf8"), runs);
measure(`${values.routes} pages`, generateSite(Number(values.routes)), Math.max(1, Math.ceil(runs / 4)));
