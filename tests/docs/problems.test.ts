import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { allCodes } from "../../schema/problems/lookup.ts";
import { metas } from "../../schema/rules/metas.ts";
import { explainCode } from "../../schema/cli/explain-code.ts";
import { problemsOf } from "../../schema/cli/generate/try-example.ts";

test("every code has one description, and no other has", () => {
  expect([...metas.keys()]).toEqual(allCodes);
});

describe.each([...metas])("%s", (code, { bad, good, what, why, severity }) => {
  test("is what its bad example gives, once and alone", () => {
    const problems = problemsOf(bad);
    expect(
      problems.map((problem) => `${problem.code} ${problem.severity}`),
      problems.map(({ message }) => message).join("\n"),
    ).toEqual([`${code} ${severity}`]);
  });

  test("is not in its good example, nor is anything else", () => expect(problemsOf(good)).toEqual([]));

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
  const pages = readdirSync("docs/problems", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".md"),
  );
  const linked = pages.flatMap((page) =>
    [...readFileSync(join("docs/problems", page), "utf8").matchAll(/\]\((?!\w+:)([^)\s]+\.md)\)/g)].map(
      ([, target = ""]) => join(dirname(page), target),
    ),
  );
  expect(linked.filter((page) => !pages.includes(page))).toEqual([]);
  expect(pages.filter((page) => !linked.includes(page))).toEqual([]);
});
