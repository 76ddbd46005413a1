import { expect, test } from "vitest";
import { checkSite } from "../check.ts";
import type { Files, Problem } from "../problem.ts";
import { compact } from "./compact.ts";
import { pretty } from "./pretty.ts";

const files: Files = { list: () => [], facts: () => undefined };
const frame = (sections: string): string => `version: 1
site: { name: Bakery, url: https://bakery.example, description: Bread, currency: EUR }
routes:
  - path: /
    title: Home
    description: Fresh bread every morning, baked in the old town and brought to your door.
    sections:
${sections}planned: [{ path: /pricing, title: Pricing }]
`;
const problemAt = (start: number, end: number, more: Partial<Problem> = {}): Problem => ({
  code: "value/spaces",
  severity: "info",
  message: "Two spaces stand here.",
  label: "two spaces",
  range: { start: { line: 1, column: start + 1, offset: start }, end: { line: 1, column: end + 1, offset: end } },
  ...more,
});

test("a problem is shown with its lines, what to do, and where it is", () => {
  const text = frame(`      - type: hero
        title: Bread
        actions:
          - label: See prices
            href: #/pricing
`);
  expect(pretty(checkSite(text, { files }).problems.slice(0, 1), text))
    .toBe(`site.yaml:12:19  error  yaml/hash-is-comment

  “href” is empty, because # starts a comment in this file format.

     10 |         actions:
     11 |           - label: See prices
  >  12 |             href: #/pricing
        |                   ^^^^^^^^^ everything from here is ignored
     13 | planned: [{ path: /pricing, title: Pricing }]

  Fix: Write the path without the #:
       href: /pricing

  In: page “Home” › section 1 (hero) › actions › item 1 (See prices) › href

1 error; 1 can be fixed by --fix.
`);
});

test("the caret stands under wide letters and in the window of a long line", () => {
  expect(pretty([problemAt(3, 5)], "東京 x y")).toContain("東京 x y\n       |      ^^ two spaces");
  const long = `${"a".repeat(300)}  ${"b".repeat(300)}`;
  const lines = pretty([problemAt(300, 302)], long).split("\n");
  const marked = lines.findIndex((line) => line.includes("^^"));
  expect(lines[marked]?.indexOf("^")).toBe(lines[marked - 1]?.indexOf("  b"));
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(130);
});

test("nothing from a file steers the terminal", () => {
  const text = "a: \u001b[31mred\u202e";
  const problem = problemAt(3, 8, {
    message: "The text is \u001b[31m.",
    help: "Delete \u0007.",
    file: "\u001b]0;x.yaml",
  });
  // oxlint-disable-next-line no-control-regex -- that none is there is the point
  expect(pretty([problem], text) + compact([problem])).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
});

test("equal problems are shown once, with their other lines", () => {
  const second = problemAt(0, 1, {
    range: { start: { line: 3, column: 1, offset: 9 }, end: { line: 3, column: 2, offset: 10 } },
  });
  const output = pretty([problemAt(0, 1), second], "a: b\nc: d\ne: f");
  expect(output.match(/value\/spaces/g)).toHaveLength(1);
  expect(output).toContain("The same at line 3.");
  expect(output).toContain("2 notes.");
});

test("errors come first, then warnings, then notes", () => {
  const problems = (["info", "warning", "error"] as const).map((severity) =>
    problemAt(0, 1, { severity, message: `This is of kind ${severity}.` }),
  );
  for (const output of [pretty(problems, "abc"), compact(problems)])
    expect(output.match(/of kind \w+/g)).toEqual(["of kind error", "of kind warning", "of kind info"]);
});

test("of errors and of warnings what the last save brought comes first, and a warning that stays has one line", () => {
  const stays = problemAt(0, 1, { severity: "warning", message: "This photo is heavy.", help: "Make it smaller." });
  const old = problemAt(0, 1, { severity: "error", message: "This link leads nowhere.", help: "Write /pricing." });
  const fresh = problemAt(3, 4, { severity: "warning", message: "This title is long.", help: "Write a shorter one." });
  const error = problemAt(3, 4, { severity: "error", message: "This page is not there." });
  const note = problemAt(3, 4, { message: "This is a hint." });
  // It moved down by a line.
  const moved = { ...stays, range: problemAt(2, 3).range };
  const problems = [note, moved, old, fresh, error];
  const earlier = [old, stays];
  const output = pretty(problems, "a\nb\nc", { earlier });
  const order = [
    "This page is not there.",
    "This link leads nowhere.",
    "This title is long.",
    "This photo is heavy.",
    "This is a hint.",
  ];
  expect(output.match(/(?<=  )This .*\./g)).toEqual(order);
  expect(output).not.toContain("Make it smaller.");
  expect(output).toContain("\n\nsite.yaml:1:3  warning  This photo is heavy.\n\n");
  expect(output).toContain("2 errors, 2 warnings, 1 note");
  expect(compact(problems, Infinity, earlier).match(/This .*?\./g)).toEqual(order);
});

test("of two problems with the same words, the one at the same place is the old one", () => {
  const old = problemAt(0, 1, { severity: "warning", pointer: "/routes/0" });
  const fresh = problemAt(5, 6, { severity: "warning", pointer: "/routes/1" });
  const output = pretty([fresh, old], "abcdefgh", { earlier: [old] });
  expect(output).toContain("site.yaml:1:6  warning  value/spaces");
  expect(output).toContain("site.yaml:1:1  warning  Two spaces stand here.");
});

test("what is beyond the limit is counted", () => {
  const problems = ["a", "b", "c"].map((letter) => problemAt(0, 1, { message: `${letter} stands here.` }));
  expect(pretty(problems, "abc", { max: 2 })).toContain("3 notes; 1 more not shown.");
});

test("colors are there only where wanted", () => {
  expect(pretty([problemAt(0, 1)], "abc", { color: true })).toContain("\u001b[");
  expect(pretty([problemAt(0, 1)], "abc")).not.toContain("\u001b[");
});

test("without problems there is one line", () => {
  expect(pretty([], "")).toBe("No problems.\n");
  expect(compact([])).toBe("No problems.\n");
});

test("compact gives a line for each, with what to do", () => {
  expect(compact([problemAt(0, 1, { help: "Delete one.\na b" })])).toBe(
    "site.yaml:1:1: info value/spaces: Two spaces stand here. Delete one. a b\n1 note.\n",
  );
});

test("what has several proposals is counted apart, because no option makes one of them", () => {
  const fix = (title: string) => ({ title, safety: "review" as const, edits: [{ start: 0, end: 1, text: title }] });
  const footer = (...titles: string[]): string | undefined =>
    pretty([{ ...problemAt(3, 5), fixes: titles.map(fix) }], "a  b")
      .trim()
      .split("\n")
      .at(-1);
  expect(footer("one")).toContain("1 has a proposal to review (--fix-all)");
  expect(footer("one", "two")).toContain("1 needs your choice");
  expect(footer("one", "two")).not.toContain("--fix");
});
