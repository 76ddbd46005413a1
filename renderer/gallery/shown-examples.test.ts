import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkSite } from "../../schema/check.ts";
import { publicFiles } from "../../schema/cli/files.ts";
import type { Problem } from "../../schema/problem.ts";
import { composeGallery, type Examples } from "./compose.ts";
import { shownExamples } from "./shown-examples.ts";

const frame = readFileSync("renderer/gallery/frame.yaml", "utf8");
const others = ["legal", "index"].map((type) => ({ type, text: readFileSync(`blocks/${type}/examples.yaml`, "utf8") }));
const files = publicFiles("public");
const errorsOf = (examples: Examples): readonly Problem[] =>
  checkSite(composeGallery(frame, [...others, examples]), { files }).problems.filter(
    ({ severity }) => severity === "error",
  );

test("examples without a mistake are shown as they are", () => {
  const examples = { type: "points", text: readFileSync("blocks/points/examples.yaml", "utf8") };
  expect(shownExamples(examples, errorsOf)).toBe(examples);
});

describe.each([
  [
    "a field that the type does not have",
    '- { name: A, section: { type: points, itms: ["1", "2"] } }',
    "“itms” is not a key of this points section",
  ],
  ["YAML that cannot be read", "- { name: A, section: [", "at line 1"],
  ["no list", "name: A", "examples.yaml is a list"],
  ["an item without a section", "- Bread", "examples.yaml is a list"],
])("examples with %s", (_, text, words) => {
  test("give a page that says what is wrong", () => {
    const shown = shownExamples({ type: "points", text }, errorsOf);
    expect(errorsOf(shown)).toEqual([]);
    expect(shown.text).toContain("points/examples.yaml cannot be shown");
    expect(shown.text.replaceAll(/\s+/g, " ")).toContain(words);
  });
});

test("a mistake is said once, with the name of its example", () => {
  const text =
    "[{ name: Good, section: { type: points, title: Bread, items: [One, Two] } }, { name: Bad, section: { type: points, itms: [One, Two] } }]";
  const words = shownExamples({ type: "points", text }, errorsOf).text.replaceAll(/\s+/g, " ");
  expect(words.match(/is not a key of this points section/g)).toHaveLength(1);
  expect(words).toContain("In “Bad”: “itms” is not a key");
  expect(words).not.toContain("In “Good”");
});
