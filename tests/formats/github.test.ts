import { describe, expect, test } from "vitest";
import { github } from "../../schema/report/github.ts";
import { brokenProblems, hostile, many } from "./broken.ts";

interface Annotation {
  readonly kind: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

const unescape = (words: string): string =>
  words
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%0D", "\r")
    .replaceAll("%0A", "\n")
    .replaceAll("%25", "%");

/** Reads lines as the runner does: “::kind name=value,name=value::message”. */
function annotationsIn(report: string): Annotation[] {
  return report.split("\n").flatMap((line) => {
    const [, kind = "", list = "", message = ""] = /^::(error|warning|notice)(?: (.*?))?::(.*)$/.exec(line) ?? [];
    const properties = Object.fromEntries(
      list.split(",").map((pair) => [pair.split("=")[0], unescape(pair.slice(pair.indexOf("=") + 1))]),
    );
    return kind === "" ? [] : [{ kind, properties, message: unescape(message) }];
  });
}

test("every problem is an annotation at its lines", () => {
  const annotations = annotationsIn(github(brokenProblems));
  expect(annotations).toHaveLength(brokenProblems.length);
  brokenProblems.forEach(({ code, message, range }, index) => {
    const { properties, message: words = "" } = annotations[index] ?? {};
    expect(properties).toMatchObject({ file: "site.yaml", line: String(range.start.line), title: code });
    expect(words.split("\n")[0]).toBe(message);
  });
});

test("a column is named only where the range is on one line", () => {
  const [problem] = many(1, "error");
  if (!problem) throw new Error("There is no problem");
  const end = { line: 3, column: 2, offset: 9 };
  const [short, long] = annotationsIn(github([problem, { ...problem, range: { ...problem.range, end } }]));
  expect(short?.properties).toHaveProperty("col");
  expect(long?.properties).not.toHaveProperty("col");
  expect(long?.properties["endLine"]).toBe("3");
});

describe("where GitHub shows no more", () => {
  test("the tenth says how many follow, for each kind", () => {
    const report = github([...many(25, "error"), ...many(12, "warning")]);
    const annotations = annotationsIn(report);
    expect(annotations.filter(({ kind }) => kind === "error")).toHaveLength(10);
    expect(annotations.filter(({ kind }) => kind === "warning")).toHaveLength(10);
    expect(annotations[9]?.message).toContain("And 15 more");
    expect(annotations[19]?.message).toContain("And 2 more");
    expect(report).toContain("site.yaml:25:1: error link/unknown-page: Number 25.");
    expect(report).toContain("25 errors, 12 warnings.");
  });

  test("ten are ten", () => expect(github(many(10, "error"))).not.toContain("more"));
});

test("no words of a file become a command of the runner", () => {
  for (const problems of [[hostile], [...many(10, "error"), hostile]]) {
    const lines = github(problems).split("\n");
    const commands = lines.filter((line) => line.trimStart().startsWith("::"));
    expect(commands.every((line) => /^::(?:error|warning|notice|group|endgroup)\b/.test(line))).toBe(true);
    expect(lines.filter((line) => !line.startsWith("::")).join("\n")).not.toContain("##[");
    // oxlint-disable-next-line no-control-regex -- their absence is the point
    expect(lines.join("")).not.toMatch(/[\u0000-\u001f\u202e]/);
  }
  const [annotation] = annotationsIn(github([hostile]));
  expect(annotation?.properties["file"]).toBe(hostile.file);
});

test("a file without problems says so", () => expect(github([])).toBe("No problems.\n"));
