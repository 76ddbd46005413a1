import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkSite } from "../../../schema/check.ts";
import { publicFiles } from "../../../schema/cli/files.ts";
import { applyEdits } from "../../../schema/reader/positions.ts";
import { generateSite } from "../../bench/generate-site.ts";

/* What is tried in a text is limited, and a large one leaves room for little: what is wrong near a line must not need much of it. */

const site = readFileSync("site.yaml", "utf8");
const lines = site.split("\n");
const files = publicFiles("public");
const sections = lines.flatMap((line, index) => (/^ {6}- type:/.test(line) ? [index] : []));

/** One line of the site written differently. */
const changed = (index: number, change: (line: string) => string): string =>
  lines.map((line, at) => (at === index ? change(line) : line)).join("\n");

/** “badges” is a part of the file as well. */
const tried = ["title", "badges", "anchor", "body", "kind", "updated"];

/** Keys on the second, third and fourth line of a section. */
const keys = new Map(
  sections.flatMap((start) =>
    [start + 1, start + 2, start + 3].flatMap((index): [string, number][] => {
      const key = /^ {8}([\w-]+): \S/.exec(lines[index] ?? "")?.[1];
      return key === undefined || !tried.includes(key) ? [] : [[key, index]];
    }),
  ),
);

/** The problems of a text, each with its line, and the text with the first fix made. */
function explained(text: string): { readonly problems: readonly string[]; readonly fixed: string } {
  const { problems } = checkSite(text, { files });
  return {
    problems: problems.map(({ code, range }) => `${code} ${range.start.line}`),
    fixed: applyEdits(text, problems[0]?.fixes?.[0]?.edits ?? []),
  };
}

describe("In a site of a hundred kilobytes", () => {
  test("there are keys of sections to try", () => {
    expect(site.length).toBeGreaterThan(100_000);
    expect([...keys.keys()].toSorted()).toEqual(tried.toSorted());
  });

  test.each([...keys])("the key “%s” at the left edge is one problem, at its line", (_, index) => {
    expect(explained(changed(index, (line) => line.trimStart()))).toEqual({
      problems: [`yaml/indentation ${index + 1}`],
      fixed: site,
    });
  });

  const first = lines.findIndex((line) => line.startsWith("  - path: /"));

  test.each([
    ["title", 1, 1],
    ["description", 2, 1],
    ["description", 2, 2],
  ] as const)("the %s of the first page, too far to the right, is one problem, at its line", (_, below, by) => {
    const index = first + below;
    expect(explained(changed(index, (line) => " ".repeat(by) + line))).toEqual({
      problems: [`yaml/indentation ${index + 1}`],
      fixed: site,
    });
  });
});

test.each([
  ["a key at the left edge", /^ {8}intro: /, "", "yaml/indentation"],
  ["a tab before an item", /^ {6}- type: steps/, "\t", "yaml/tab"],
] as const)("In a site of half a megabyte, %s is one problem, at its line", (_, wanted, space, code) => {
  const large = generateSite(100).split("\n");
  const index = large.findIndex((line) => wanted.test(line));
  const text = large.map((line, at) => (at === index ? space + line.trimStart() : line)).join("\n");
  expect(text.length).toBeGreaterThan(500_000);
  expect(explained(text)).toEqual({ problems: [`${code} ${index + 1}`], fixed: large.join("\n") });
});

test("In a large site that is indented by four spaces, an item at the left edge is one problem, at its line", () => {
  const wide = site.replaceAll(/^(?: {2})+|(?<=^ *)- (?=[\w-]+:)/gm, (lead) =>
    lead === "- " ? "-   " : lead.replaceAll("  ", "    "),
  );
  const index = lines.findIndex((line) => line.startsWith("          - { label: Webinars and events"));
  const text = wide
    .split("\n")
    .map((line, at) => (at === index ? line.trimStart() : line))
    .join("\n");
  expect(explained(text)).toEqual({ problems: [`yaml/indentation ${index + 1}`], fixed: wide });
});
