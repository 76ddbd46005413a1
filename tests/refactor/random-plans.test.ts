import { expect, test } from "vitest";
import { publicFiles } from "../../schema/cli/files.ts";
import { siteTexts } from "../edit/site-texts.ts";
import { Random } from "../sound-sites/random.ts";
import { randomPlans } from "./random-plans.ts";
import { bakery, pictures } from "./restructure.ts";

const folders: Readonly<Record<string, string>> = { "site.yaml": "public", "the bakery": "tests/sites/bakery/public" };

// `npm run fuzz:edit` draws many more.
test.each([
  ...siteTexts().map(([name, text]) => ({
    name,
    text,
    files: publicFiles(folders[name] ?? "public"),
    count: folders[name] ? 3 : 1,
  })),
  { name: "the site of these tests", text: bakery, files: pictures, count: 12 },
])("$name is renamed, moved and deleted from at random, as promised", ({ text, files, count }) => {
  const outcomes = [...randomPlans({ text, files }, new Random(text.length + 2), count)];
  expect(outcomes.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
});
