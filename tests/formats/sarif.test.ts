import Ajv from "ajv-draft-04";
import schema from "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json" with { type: "json" };
import { expect, test } from "vitest";
import type { Problem } from "../../schema/problem.ts";
import { sarif } from "../../schema/report/sarif.ts";
import { brokenProblems, brokenText, hostile } from "./broken.ts";

const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false, unicodeRegExp: false }).compile(
  schema,
);

interface Region {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}
interface Log {
  readonly runs: readonly {
    readonly tool: {
      readonly driver: {
        readonly rules: readonly { readonly id: string; readonly shortDescription?: { readonly text: string } }[];
      };
    };
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly locations: readonly {
        readonly physicalLocation: { readonly artifactLocation: { readonly uri: string }; readonly region: Region };
      }[];
      readonly fixes?: readonly {
        readonly artifactChanges: readonly {
          readonly replacements: readonly {
            readonly deletedRegion: Region;
            readonly insertedContent: { readonly text: string };
          }[];
        }[];
      }[];
    }[];
  }[];
}

function logOf(problems: readonly Problem[], text: string, file = "site.yaml"): Log {
  const log: Log = JSON.parse(
    sarif(problems, text, {
      version: "1.2.3",
      file,
      describe: (code) => (code.startsWith("yaml/") ? { what: "What.", why: "Why." } : undefined),
    }),
  );
  expect(validate(log), JSON.stringify(validate.errors, null, 1)).toBe(true);
  return log;
}

/** The offset of a place, counted in lines and columns. */
const offsetOf = (text: string, line: number, column: number): number =>
  text
    .split("\n")
    .slice(0, line - 1)
    .reduce((sum, words) => sum + words.length + 1, 0) +
  column -
  1;

test("the report fits the published schema", () => {
  const [run] = logOf(brokenProblems, brokenText).runs;
  expect(run?.results.map(({ ruleId }) => ruleId)).toEqual(brokenProblems.map(({ code }) => code));
  for (const { ruleId, ruleIndex } of run?.results ?? []) expect(run?.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  expect(run?.tool.driver.rules.some(({ shortDescription }) => shortDescription?.text === "What.")).toBe(true);
});

test("its corrections change the same characters as ours", () => {
  const [run] = logOf(brokenProblems, brokenText).runs;
  const ours = brokenProblems.flatMap(({ fixes = [] }) => fixes.flatMap(({ edits }) => edits));
  const theirs = (run?.results ?? []).flatMap(({ fixes = [] }) =>
    fixes.flatMap(({ artifactChanges }) => artifactChanges.flatMap(({ replacements }) => replacements)),
  );
  expect(ours.length).toBeGreaterThan(1);
  expect(
    theirs.map(({ deletedRegion: { startLine, startColumn, endLine, endColumn }, insertedContent }) => ({
      start: offsetOf(brokenText, startLine, startColumn),
      end: offsetOf(brokenText, endLine, endColumn),
      text: insertedContent.text,
    })),
  ).toEqual(ours);
});

test("no words of a file steer a terminal or break an address", () => {
  const text = sarif([hostile], brokenText, { version: "1.2.3", file: "a b/c:d#e?%\ud800.yaml" });
  // oxlint-disable-next-line no-control-regex -- their absence is the point
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\u2066\ud800-\udfff]/);
  const [run] = logOf([hostile], brokenText, "a b\\c:d#e?%\ud800.yaml").runs;
  expect(run?.results[0]?.locations[0]?.physicalLocation.artifactLocation.uri).toBe(
    "a%20b/c%3Ad%23e%3F%25%EF%BF%BD.yaml",
  );
});

test("a file without problems gives a run without results", () => expect(logOf([], "").runs[0]?.results).toEqual([]));
