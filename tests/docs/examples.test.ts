import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkSite } from "../../schema/check.ts";
import { sectionTypes } from "../../schema/language/descriptor.ts";
import type { Files } from "../../schema/problem.ts";

const picture = { bytes: 5000, kind: "svg", width: 1600, height: 1200 } as const;
const pictures = [...readFileSync("docs/sections.md", "utf8").matchAll(/\bart\/[\w-]+\.\w+/g)].map(([name]) => name);
const files: Files = { list: () => pictures, facts: () => picture };

const blocksOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = ""]) => text);

/** What the check says of the lines of a piece, errors and warnings. Where links of a piece lead is no matter of the piece. */
function problemsIn(before: string, piece: string): string[] {
  const first = before.split("\n").length;
  return checkSite(before + piece, { files })
    .problems.filter(({ severity, code, range }) => {
      const isOwn = range.start.line >= first && !/^link\/(?:unknown|anchor)/.test(code);
      return severity !== "info" && isOwn;
    })
    .map(({ code, message, range }) => `${range.start.line - first + 1}: ${code}: ${message}`);
}

const indented = (text: string, by: number): string => text.replaceAll(/^(?=.)/gm, " ".repeat(by));

const frame = readFileSync("renderer/gallery/frame.yaml", "utf8");
const page = `routes:
  - path: /
    title: Home
    description: Every example of the reference, as an author may write it in a site file of their own.
    sections:
`;

const examples = blocksOf("docs/sections.md").filter((text) => text.startsWith("- "));

test("the reference has examples of every section type", () => {
  expect(examples.length).toBeGreaterThanOrEqual(sectionTypes.length);
});

test.each(examples)("the check is silent about an example of the reference: %.60s", (example) => {
  expect(problemsIn(`${frame}\n${page}`, indented(example, 6))).toEqual([]);
});

/** The edits of README stand beside what was there before. */
const column = 37;
const edited = blocksOf("README.md").map((text) =>
  text
    .split("\n")
    .map((line) => line.slice(column))
    .join("\n"),
);

const site = `version: 1
site: { name: Corner Bakery, url: https://bakery.example, description: A small bakery at the corner of Mill Street. }
constants: { email: bread@bakery.example }
`;

test("README adds a page about which the check is silent", () => {
  const [added = ""] = edited.filter((text) => text.startsWith("routes:"));
  const start = page.replace("sections:\n", 'sections: [{ type: text, body: "[Careers](/careers)" }]\n');
  expect(added).toContain("path: /careers");
  expect(problemsIn(site + start, added.replace("routes:\n", ""))).toEqual([]);
});

test("README hides a section about which the check is silent", () => {
  const [hidden = ""] = edited.filter((text) => text.includes("hidden: true"));
  expect(
    problemsIn(site + page, indented(`${hidden.trimEnd()}\n  items: [{ quote: Fresh., role: A regular }]\n`, 6)),
  ).toEqual([]);
});
