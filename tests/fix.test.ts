import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkSite } from "../schema/check.ts";
import { fixText } from "../schema/fix.ts";
import { publicFiles } from "../schema/node/files.ts";
import type { Problem } from "../schema/problem.ts";

const bakery = readFileSync("tests/sites/bakery/site.yaml", "utf8");
const bakeryFiles = publicFiles("tests/sites/bakery/public");
const site = readFileSync("site.yaml", "utf8");
const siteFiles = publicFiles("public");

/** Slips of the hand on one line. `null` where the line gives no occasion. */
const slips: readonly ((line: string) => string | null)[] = [
  (line) => ` ${line}`,
  (line) => (line.startsWith(" ") ? line.slice(1) : null),
  (line) => (line.startsWith("  ") ? `\t${line.slice(2)}` : null),
  (line) => (/: \S/.test(line) ? line.replace(": ", ":") : null),
  (line) => (line.includes(":") ? line.replace(":", "") : null),
  (line) => (/- \S/.test(line) ? line.replace("- ", "-") : null),
  (line) => (line.includes('"') ? line.replace('"', "") : null),
  (line) => (line.includes('"') ? line.replace('"', "“").replace('"', "”") : null),
  (line) => (/href: \//.test(line) ? line.replace("href: /", "href: #/") : null),
  (line) => (/\w{4}:/.test(line) ? line.replace(/(\w)(\w)(\w):/, "$2$1$3:") : null),
  (line) => (/: \w/.test(line) ? line.replace(/: (\w.*)$/, ": {$1") : null),
  (line) => (/: \w/.test(line) ? `${line}: more` : null),
  (line) => (/\d{3}/.test(line) ? line.replace(/(\d)(\d{3})/, "$1,$2") : null),
  (line) => (line.includes("/") ? line.replace(/\/\w/, (letters) => letters.toUpperCase()) : null),
  () => "",
];

const mutation = (text: string): fc.Arbitrary<string> => {
  const lines = text.split("\n");
  const slip = fc.tuple(fc.nat(lines.length - 1), fc.nat(slips.length - 1));
  return fc
    .tuple(fc.array(slip, { minLength: 1, maxLength: 3 }), fc.boolean(), fc.boolean())
    .map(([chosen, hasMark, isWindows]) => {
      const changed = [...lines];
      for (const [line, which] of chosen) changed[line] = slips[which]?.(changed[line] ?? "") ?? changed[line] ?? "";
      return (hasMark ? "\ufeff" : "") + changed.join(isWindows ? "\r\n" : "\n");
    });
};

/** What both texts begin and end with is left out. */
function middles(before: string, after: string): readonly [string, string] {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}

const linesIn = (text: string): number => text.split("\n").length;

function holds(text: string, check: (text: string) => readonly Problem[]): void {
  const problems = check(text);
  for (const wanted of ["safe", "all"] as const) {
    const fixed = fixText(text, problems, check, wanted);
    expect(fixed.problems.length).toBe(
      problems.length === 0 ? 0 : Math.min(fixed.problems.length, problems.length - Math.sign(fixed.count)),
    );
    if (fixed.count === 0) expect(fixed.text).toBe(text);
    // A correction adds or takes away a line at most; everything outside of the lines it touches stays.
    const [from, to] = middles(text, fixed.text);
    if (problems.length === 1) expect(Math.abs(linesIn(from) - linesIn(to))).toBeLessThanOrEqual(1);
    expect(fixed.text.startsWith("\ufeff")).toBe(text.startsWith("\ufeff"));
    if (text.includes("\r\n")) expect(fixed.text).not.toMatch(/[^\r]\n/);
  }
}

test(
  "corrections never leave more problems, and keep the mark and the line ends of the file",
  { timeout: 120_000 },
  () => {
    const check = (text: string): readonly Problem[] => checkSite(text, { files: bakeryFiles }).problems;
    fc.assert(
      fc.property(mutation(bakery), (text) => holds(text, check)),
      { numRuns: 25 },
    );
  },
);

test("the same in site.yaml", { timeout: 120_000 }, () => {
  const check = (text: string): readonly Problem[] => checkSite(text, { files: siteFiles }).problems;
  fc.assert(
    fc.property(mutation(site), (text) => holds(text, check)),
    { numRuns: 4 },
  );
});
