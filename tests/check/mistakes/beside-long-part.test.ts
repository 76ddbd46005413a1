import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkSite } from "../../../schema/check.ts";
import { publicFiles } from "../../../schema/cli/files.ts";
import { applyEdits } from "../../../schema/reader/positions.ts";

const folder = "starters/courses";
const site = readFileSync(`${folder}/site.yaml`, "utf8");
const files = publicFiles(`${folder}/public`);

test.each(["spanish", "german", "italian"])(
  "the first line of the menu category “%s” is one level too deep, above pages that begin with a comment: one problem",
  (name) => {
    const text = site.replace(`\n          - id: ${name}\n`, `\n              - id: ${name}\n`);
    const { problems } = checkSite(text, { files });
    expect(problems.map(({ code }) => code)).toEqual(["yaml/indentation"]);
    const [fix] = problems[0]?.fixes ?? [];
    expect(applyEdits(text, fix?.edits ?? [])).toBe(site);
  },
);
