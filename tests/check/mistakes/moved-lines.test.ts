import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checkSite } from "../../../schema/check.ts";
import { publicFiles } from "../../../schema/cli/files.ts";
import { applyEdits } from "../../../schema/reader/positions.ts";

/** What one person did in one go to a site, and the words of the line and the code of the only problem. */
interface Act {
  readonly name: string;
  readonly site: string;
  readonly edits: readonly { readonly find: string; readonly put: string }[];
  readonly line: string;
  readonly code: string;
  /** Whether the fix that is offered gives the same site as before. */
  readonly restores: boolean;
}

const acts: readonly Act[] = JSON.parse(readFileSync("tests/check/mistakes/moved-lines.json", "utf8"));

function filesOf(site: string): ReturnType<typeof publicFiles> {
  const folder = join(dirname(site), "public");
  return publicFiles(existsSync(folder) ? folder : "public");
}

/** Each text stands in the file once. */
function withActs(original: string, edits: Act["edits"]): string {
  let text = original;
  for (const { find, put } of edits) {
    expect(text.split(find).length).toBe(2);
    text = text.replace(find, () => put);
  }
  return text;
}

describe("Lines that were moved, copied, deleted or made comments in one go give one problem:", () => {
  test.each(acts)("$name", ({ site, edits, line, code }) => {
    const text = withActs(readFileSync(site, "utf8"), edits);
    const { problems } = checkSite(text, { files: filesOf(site) });
    const lines = text.split("\n");
    const found = problems.map((one) => ({ line: lines[one.range.start.line - 1]?.trim(), code: one.code }));
    expect(found).toEqual([{ line, code }]);
  });

  test.each(acts.filter(({ restores }) => restores))("$name: the fix restores the site", ({ site, edits }) => {
    const original = readFileSync(site, "utf8");
    const text = withActs(original, edits);
    const [problem] = checkSite(text, { files: filesOf(site) }).problems;
    expect(parse(applyEdits(text, problem?.fixes?.[0]?.edits ?? []))).toEqual(parse(original));
  });
});
