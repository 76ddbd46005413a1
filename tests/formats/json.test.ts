import Ajv from "ajv";
import { expect, test } from "vitest";
import { checkSite } from "../../schema/check.ts";
import { json } from "../../schema/report/json.ts";
import schema from "../../schema/report/problems.schema.json" with { type: "json" };
import { brokenProblems, brokenText, hostile, many, noFiles } from "./broken.ts";

const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);

interface Report {
  readonly summary: Readonly<Record<string, number>>;
  readonly problems: readonly { readonly code: string }[];
}

function reportOf(text: string): Report {
  const report: Report = JSON.parse(text);
  expect(validate(report), JSON.stringify(validate.errors, null, 1)).toBe(true);
  return report;
}

test("the report fits the schema that we publish", () => {
  const { problems } = reportOf(json(brokenProblems, { version: "1.2.3" }));
  expect(problems.map(({ code }) => code)).toEqual(brokenProblems.map(({ code }) => code));
});

test("so does a choice of the author, with its command", () => {
  const gone = brokenText.replace("heroo", "hero").replace("href: #/order", 'href: "/careers"');
  const { problems } = checkSite(gone, { files: noFiles });
  expect(problems.flatMap(({ fixes = [] }) => fixes)).toContainEqual(
    expect.objectContaining({ safety: "choice", command: "npx lintel delete /careers --unlink" }),
  );
  reportOf(json(problems, { version: "1.2.3" }));
});

test("what is not shown is counted", () => {
  const { summary, problems } = reportOf(json(many(5, "error"), { version: "1.2.3" }, 2));
  expect(summary).toEqual({ errors: 5, warnings: 0, infos: 0, fixable: 0, shown: 2 });
  expect(problems).toHaveLength(2);
});

test("no words of a file steer a terminal", () => {
  const text = json([hostile], { version: "1.2.3" });
  // oxlint-disable-next-line no-control-regex -- their absence is the point
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\u2066\ud800-\udfff]/);
  reportOf(text);
});
