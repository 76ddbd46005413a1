import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkSite } from "../../../schema/check.ts";
import { publicFiles } from "../../../schema/cli/files.ts";
import { applyEdits } from "../../../schema/reader/positions.ts";

const folder = "starters/blank";
const site = readFileSync(`${folder}/site.yaml`, "utf8");
const files = publicFiles(`${folder}/public`);

test("the last key of an item and the first line of the next one in each other’s place are one problem, and its fix swaps them", () => {
  const text = site.replace(/\n( +answer: .*)\n( +- question: .*)\n/, "\n$2\n$1\n");
  expect(text).not.toBe(site);
  const { problems } = checkSite(text, { files });
  expect(problems.map(({ code }) => code)).toEqual(["shape/misplaced-key"]);
  expect(applyEdits(text, problems[0]?.fixes?.[0]?.edits ?? [])).toBe(site);
});
