import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fixText } from "../../schema/repair/fix.ts";
import type { Problem } from "../../schema/problem.ts";
import { baseIn } from "../mutations/base.ts";

const kiosk = baseIn("tests/sites/kiosk");
const bakery = baseIn("tests/sites/bakery");

/** Mistakes on one line. `null` if the line has no place for it. */
const mistakes: readonly ((line: string) => string | null)[] = [
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

/** Which mistakes on which lines of a text, and how the file is saved. Kept apart from the text, which is long. */
interface Mistakes {
  readonly chosen: readonly (readonly [line: number, mistake: number])[];
  readonly hasMark: boolean;
  readonly isWindows: boolean;
}

const mistakesIn = (text: string): fc.Arbitrary<Mistakes> => {
  const mistake = fc.tuple(fc.nat(text.split("\n").length - 1), fc.nat(mistakes.length - 1));
  return fc.record({
    chosen: fc.array(mistake, { minLength: 1, maxLength: 3 }),
    hasMark: fc.boolean(),
    isWindows: fc.boolean(),
  });
};

function withMistakes(text: string, { chosen, hasMark, isWindows }: Mistakes): string {
  const lines = text.split("\n");
  for (const [line, which] of chosen) lines[line] = mistakes[which]?.(lines[line] ?? "") ?? lines[line] ?? "";
  return (hasMark ? "\ufeff" : "") + lines.join(isWindows ? "\r\n" : "\n");
}

/** What both texts begin and end with is left out. */
function middles(before: string, after: string): readonly [string, string] {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}

const linesIn = (text: string): number => text.split("\n").length;

/** The promises that the fixes of a text do not keep. */
function brokenPromises(text: string, check: (text: string) => readonly Problem[]): string[] {
  const problems = check(text);
  return (["safe", "all"] as const).flatMap((wanted) => {
    const fixed = fixText(text, problems, check, wanted);
    const [from, to] = middles(text, fixed.text);
    const promises = {
      "each correction removes a problem and brings none": fixed.count === 0 || fixed.problems.length < problems.length,
      "without a correction nothing changes": fixed.count > 0 || fixed.text === text,
      "one correction touches a line or two": problems.length !== 1 || Math.abs(linesIn(from) - linesIn(to)) <= 1,
      "a byte-order mark stays": fixed.text.startsWith("\ufeff") === text.startsWith("\ufeff"),
      "Windows line ends stay": !text.includes("\r\n") || !/[^\r]\n/.test(fixed.text),
      "what is corrected stays so": fixText(fixed.text, fixed.problems, check, wanted).count === 0,
    };
    return Object.entries(promises).flatMap(([promise, isKept]) => (isKept ? [] : [`${wanted}: ${promise}`]));
  });
}

test.each([
  [kiosk, 15],
  [bakery, 4],
] as const)(
  "the fixes of random mistakes in $file keep their promises",
  { timeout: 120_000 },
  ({ text, check }, numRuns) => {
    const found = fc.check(
      fc.property(mistakesIn(text), (chosen) => {
        const broken = brokenPromises(withMistakes(text, chosen), check);
        if (broken.length > 0) throw new Error(broken.join("; "));
      }),
      { numRuns, seed: 2026 },
    );
    expect(found.counterexample, String(found.errorInstance)).toBeNull();
  },
);

test("a line that a fix adds has the line end of the file", () => {
  const lines = kiosk.text.split("\n").filter((line) => line !== "        actions:");
  expect(lines.length).toBeLessThan(kiosk.text.split("\n").length);
  const text = lines.join("\r\n");
  const fixed = fixText(text, kiosk.check(text), kiosk.check, "all");
  expect(fixed.count).toBeGreaterThan(0);
  expect(fixed.text).not.toMatch(/[^\r]\n/);
});

test("the sentences below an anchor are not made a part of its name", () => {
  const sentence = "There is no refund when the bread is eaten.";
  const text = kiosk.text.replace(/^( *)(anchor: \S+)$/m, `$1$2\n$1  ${sentence}`);
  expect(text).toContain(sentence);
  expect(kiosk.check(text).map(({ code }) => code)).toContain("value/bad-anchor");
  expect(fixText(text, kiosk.check(text), kiosk.check, "all").text).toContain(sentence);
});

test("where many corrections are tried together, none of two readings is offered alone", () => {
  const { text, check } = baseIn(".");
  const [title = ""] = /title: [A-Z][\w ]+$/m.exec(text) ?? [];
  let left = 24;
  const misspelt = text.replace(/ label: (?=[A-Z])/g, (key) => (left-- > 0 ? " lable: " : key));
  const noted = check(misspelt.replace(title, `${title} #todo shorten`)).find(
    ({ code }) => code === "yaml/hash-cuts-text",
  );
  expect(noted?.fixes?.length ?? 0).not.toBe(1);
  expect(check(text.replace(title, `${title} #todo shorten`)).map(({ fixes }) => fixes?.length)).toEqual([2]);
});
