import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkSite } from "../../../schema/check.ts";
import { publicFiles } from "../../../schema/cli/files.ts";

const folder = "starters/shop";
const site = readFileSync(`${folder}/site.yaml`, "utf8");
const files = publicFiles(`${folder}/public`);

const heads = [...site.matchAll(/\n\n {6}- type: [\w-]+\n/g)].map(({ 0: head, index }) => ({
  head,
  index,
  line: site.slice(0, index).split("\n").length + 1,
}));

describe("The first line of a section is deleted", () => {
  test("from at least twenty sections", () => {
    expect(heads.length).toBeGreaterThan(20);
  });

  test.each(heads)("with the empty line above it, at line $line: it is one problem there", ({ head, index, line }) => {
    const text = `${site.slice(0, index)}\n${site.slice(index + head.length)}`;
    const { problems } = checkSite(text, { files });
    expect(problems.map(({ code, range }) => `${range.start.line} ${code}`)).toEqual([`${line} shape/missing-type`]);
  });
});
