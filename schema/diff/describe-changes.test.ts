import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sentenceText } from "./change.ts";
import { publicFiles } from "../cli/files.ts";
import { describeChanges } from "./describe-changes.ts";

const files = publicFiles("public");
const site = readFileSync("site.yaml", "utf8");

test("a file beside itself has no changes", () => {
  expect(describeChanges(site, site, { files })).toMatchObject({ changes: [], consequences: [], notes: [] });
});

test("a price is told with the places that show it", () => {
  const { changes } = describeChanges(site, site.replace("price: 2999", "price: 2499"), { files });
  expect(changes.map(({ sentence }) => sentenceText(sentence))).toEqual([
    "The price of “AI Foundation” falls from ₹2,999 to ₹2,499; it shows in 3 places on 3 pages.",
  ]);
});
