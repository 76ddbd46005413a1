import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Example } from "../../schema/problems/example.ts";
import { allCodes } from "../../schema/problems/lookup.ts";
import { metas } from "../../schema/rules/metas.ts";
import { explainCode } from "../../schema/cli/explain-code.ts";
import { problemPages } from "../../schema/cli/generate/problem-pages.ts";
import { problemsOf } from "../../schema/cli/generate/try-example.ts";

const codesOf = (example: Example): string[] => problemsOf(example).map(({ code, message }) => `${code}: ${message}`);

test("every code has one description, and no other has", () => {
  expect([...metas.keys()]).toEqual(allCodes);
});

describe.each([...metas])("%s", (code, { bad, good, what, why, severity }) => {
  test("is what its bad example gives, once and alone", () => {
    expect(
      problemsOf(bad).map((problem) => `${problem.code} ${problem.severity}`),
      codesOf(bad).join("\n"),
    ).toEqual([`${code} ${severity}`]);
  });

  test("is not in its good example, nor is anything else", () => expect(codesOf(good)).toEqual([]));

  test("is explained in sentences for people who do not program", () => {
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

test("every link of docs/problems leads to a page, and a link leads to every page", () => {
  const pages = problemPages([...metas.values()]);
  const linked = [...pages].flatMap(([path, text]) =>
    [...text.matchAll(/\]\((?!\w+:)([^)\s]+\.md)\)/g)].map(([, target = ""]) => join(dirname(path), target)),
  );
  expect(linked.filter((path) => !pages.has(path))).toEqual([]);
  expect([...pages.keys()].filter((path) => !linked.includes(path))).toEqual([]);
});
