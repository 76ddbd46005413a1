import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkSite } from "../schema/check.ts";
import type { FileFacts, Files, Problem } from "../schema/problem.ts";
import { json } from "../schema/report/json.ts";
import { pretty } from "../schema/report/pretty.ts";
import { unfitWords } from "./unfit-words.ts";

const folder = new URL("./problems/", import.meta.url);
const known: Readonly<Record<string, FileFacts>> = JSON.parse(readFileSync(new URL("files.json", folder), "utf8"));
const files: Files = { list: () => Object.keys(known), facts: (path) => known[path] };
const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
const textOf = (name: string): string => readFileSync(new URL(name, folder), "utf8");

/**
 * What a file says of itself: `# expect: CODE` names the problems of the next line, `# expect+2: CODE` those of the line after it (a text
 * of two lines has no room for a comment). `(safe)` and `(review)` name the kind of fix, `warning` the severity.
 */
function expected(text: string): string[] {
  const found: string[] = [];
  const lines = text.split("\n");
  lines.forEach((line, index) => {
    const note = /^\s*# expect(?:\+(\d))?: (.*)$/.exec(line);
    if (!note) return;
    let at = index + Number(note[1] ?? 1);
    while (/^\s*# expect/.test(lines[at] ?? "")) at += 1;
    for (const one of (note[2] ?? "").split(",")) found.push(`${at + 1} ${one.trim()}`);
  });
  return found.sort();
}

function told({ range, code, severity, fixes }: Problem): string {
  const fix = fixes?.[0] ? ` (${fixes[0].safety})` : "";
  return `${range.start.line} ${code}${severity === "error" ? "" : ` ${severity}`}${fix}`;
}

/** What a file without room for a comment must have. */
const unmarked: Readonly<Record<string, readonly string[]>> = { "frame-empty.yaml": ["1 file/empty"] };

describe.each(names)("%s", (name) => {
  const text = textOf(name);
  const { problems, site } = checkSite(text, { files });

  test("has the problems that it names, each on its line, and no others", () => {
    expect(problems.map(told).sort()).toEqual(unmarked[name] ?? expected(text));
  });

  test("is told as it was: npm run golden writes it anew", async () => {
    const golden = `./problems/golden/${name.replace(".yaml", "")}`;
    await expect(pretty(problems, text, { color: false, max: Infinity })).toMatchFileSnapshot(`${golden}.txt`);
    await expect(json(problems, { version: "0.0.0" })).toMatchFileSnapshot(`${golden}.json`);
  });

  test("gives a site only without errors", () => {
    expect(site !== undefined).toBe(!problems.some(({ severity }) => severity === "error"));
  });

  test("speaks plainly and briefly", () => {
    for (const { code, message, label, help } of problems) {
      expect(message.length, message).toBeLessThanOrEqual(90);
      expect((label ?? "").split(" ").length, label).toBeLessThanOrEqual(6);
      expect(help, code).toBeDefined();
      const ours = [message, label ?? "", help?.split("\n")[0] ?? ""].join("\n").replace(/“[^”]*”/g, "“”");
      expect(ours).not.toMatch(unfitWords);
      expect(message).toMatch(/[.?]$/);
    }
  });
});

test("there are two hundred mistakes at least", () => {
  const mistakes = names.flatMap((name) => unmarked[name] ?? expected(textOf(name)));
  expect(mistakes.length).toBeGreaterThanOrEqual(200);
});
