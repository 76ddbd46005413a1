import { describe, expect, test } from "vitest";
import { checkSite } from "../../schema/check.ts";
import type { Problem } from "../../schema/problem.ts";
import { json } from "../../schema/report/json.ts";
import { pretty } from "../../schema/report/pretty.ts";
import { corpusFiles, corpusNames, corpusText, expected } from "./corpus.ts";
import { bannedMessageWords } from "./banned-message-words.ts";

function markOf({ range, code, severity, fixes }: Problem): string {
  const fix = fixes?.[0] ? ` (${fixes[0].safety})` : "";
  return `${range.start.line} ${code}${severity === "error" ? "" : ` ${severity}`}${fix}`;
}

describe.each(corpusNames)("%s", (name) => {
  const text = corpusText(name);
  const { problems, site } = checkSite(text, { files: corpusFiles });

  test("has exactly the problems that it names, each on its line", () => {
    expect(problems.map(markOf).sort()).toEqual(expected(name));
  });

  test("is reported as in the golden files, which npm run golden updates", async () => {
    const golden = `../corpus/golden/${name.replace(".yaml", "")}`;
    await expect(pretty(problems, text, { color: false, max: Infinity })).toMatchFileSnapshot(`${golden}.txt`);
    await expect(json(problems, { version: "0.0.0" })).toMatchFileSnapshot(`${golden}.json`);
  });

  test("gives a site only without errors", () => {
    expect(site !== undefined).toBe(!problems.some(({ severity }) => severity === "error"));
  });

  test("has short messages in plain words", () => {
    for (const { code, message, label, help } of problems) {
      expect(message.length, message).toBeLessThanOrEqual(90);
      expect((label ?? "").split(" ").length, label).toBeLessThanOrEqual(6);
      expect(help, code).toBeDefined();
      const ours = [message, label ?? "", help?.split("\n")[0] ?? ""].join("\n").replace(/“[^”]*”/g, "“”");
      expect(ours).not.toMatch(bannedMessageWords);
      expect(message).toMatch(/[.?]$/);
    }
  });
});

test("the corpus has at least two hundred mistakes", () => {
  const mistakes = corpusNames.flatMap(expected);
  expect(mistakes.length).toBeGreaterThanOrEqual(200);
});
