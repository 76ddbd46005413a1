import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { sectionTypes } from "../../schema/language/descriptor.ts";

const folder = "docs/pictures";

test("each section type has a picture in the reference, and each picture a section type: npm run pictures -- TYPE takes one", () => {
  expect(readdirSync(folder).sort()).toEqual(sectionTypes.map((type) => `${type}.webp`).sort());
});

test("the pictures of the reference are small", () => {
  const large = readdirSync(folder).filter((name) => statSync(`${folder}/${name}`).size > 60_000);
  expect(large).toEqual([]);
});
