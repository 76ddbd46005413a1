import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import type { Problem } from "../../schema/problem.ts";
import { junit } from "../../schema/report/junit.ts";
import { brokenProblems, hostile, many } from "./broken.ts";

const xsd = readFileSync("tests/formats/junit.xsd", "utf8");

async function checked(problems: readonly Problem[], strict = false): Promise<string> {
  const report = junit(problems, { file: "a & <b>\u001b.yaml", strict });
  const { valid, errors } = await validateXML({ xml: [{ fileName: "report.xml", contents: report }], schema: [xsd] });
  expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
  expect(valid).toBe(true);
  return report;
}

test("the report is XML of the shape that test servers read", async () => {
  const report = await checked(brokenProblems);
  const errors = brokenProblems.filter(({ severity }) => severity === "error").length;
  expect(report.match(/<testcase /g)).toHaveLength(brokenProblems.length);
  expect(report.match(/<failure /g)).toHaveLength(errors);
  expect(report).toContain(`tests="${brokenProblems.length}" failures="${errors}" errors="0"`);
});

test("warnings are failures only when they count", async () => {
  expect(await checked(many(2, "warning"))).not.toContain("<failure");
  expect((await checked(many(2, "warning"), true)).match(/<failure /g)).toHaveLength(2);
  expect(await checked(many(1, "info"), true)).not.toContain("<failure");
});

test("no words of a file break out of the report", async () => {
  const report = await checked([hostile]);
  // oxlint-disable-next-line no-control-regex -- their absence is the point
  expect(report).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\u2066\ufffe\uffff]/);
  expect(report.match(/<\/failure>/g)).toHaveLength(1);
});

test("a file without problems is one case that passes", async () => {
  const report = await checked([]);
  expect(report).toContain('tests="1" failures="0"');
});
