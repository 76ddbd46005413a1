import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { allCodes } from "../../schema/problems/lookup.ts";
import type { Example } from "../../schema/rules/manual/entry.ts";
import { manual } from "../../schema/rules/manual/manual.ts";
import { explainCode } from "../../schema/cli/explain-code.ts";
import { problemPages } from "../../schema/cli/generate/problem-pages.ts";
import { sectionReference } from "../../schema/cli/generate/section-reference.ts";
import { problemsOf } from "../../schema/cli/generate/try-example.ts";

const codesOf = (example: Example): string[] => problemsOf(example).map(({ code, message }) => `${code}: ${message}`);

test("the manual has an entry for every code, and no other", () => {
  expect([...manual.keys()].toSorted()).toEqual([...allCodes].toSorted());
});

describe.each([...manual])("%s", (code, { bad, good, what, why }) => {
  test("is what its wrong example gives, once and alone", () => {
    expect(
      problemsOf(bad).map((problem) => problem.code),
      codesOf(bad).join("\n"),
    ).toEqual([code]);
  });

  test("is not in its right example, nor is anything else", () => expect(codesOf(good)).toEqual([]));

  test("is told in sentences for people who do not program", () => {
    for (const words of [what, why]) {
      expect(words).toMatch(/^[A-Z0-9“].*[.?]$/s);
      expect(words).not.toMatch(
        /\b(?:oneOf|schema|scalar|mapping|invalid|illegal|forbidden|please|sorry|oops|undefined|NaN)\b|!(?=\s|$)/i,
      );
    }
  });
});

test("the terminal shows the same page", () => {
  const page = explainCode("link/unknown-page");
  expect(page).toContain("link/unknown-page  error");
  expect(page).toContain("The check says: There is no page /price.");
  expect(() => explainCode("link/unknown-pages")).toThrow("the nearest name is link/unknown-page");
});

// Compared as one true or false: a difference of hundreds of lines helps nobody.
describe("the committed documents are what the manual and the schema say", () => {
  const stale = (file: string): string => `${file} is stale. Run npm run generate and commit what it writes.`;

  test("docs/problems", () => {
    const pages = problemPages(manual);
    expect(readdirSync("docs/problems").toSorted()).toEqual([...pages.keys()].toSorted());
    for (const [name, text] of pages)
      expect(readFileSync(`docs/problems/${name}`, "utf8") === text, stale(`docs/problems/${name}`)).toBe(true);
  });

  test("docs/sections.md", () => {
    expect(
      readFileSync("docs/sections.md", "utf8") === sectionReference(process.cwd()),
      stale("docs/sections.md"),
    ).toBe(true);
  });
});
