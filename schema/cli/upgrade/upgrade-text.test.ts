import { expect, test } from "vitest";
import { set } from "../../edit/set.ts";
import type { Codemod } from "./codemods.ts";
import { upgradeText } from "./upgrade-text.ts";

const codemods: readonly Codemod[] = [
  { says: "The name is called title.", change: (on) => set(on, ["site", "title"], on.value["version"] ?? null) },
  { says: "The title is two.", change: (on) => set(on, ["site", "title"], 2) },
];

test("a file of today's version stays as it is", () => {
  const text = "version: 1 # the first\nsite: {}\n";
  expect(upgradeText(text)).toEqual({ text, steps: [] });
});

test("an old file goes through every version, with its comments", () => {
  expect(upgradeText("# ours\nversion: 1\nsite:\n  name: Bread # fresh\n", codemods)).toEqual({
    text: "# ours\nversion: 3\nsite:\n  name: Bread # fresh\n  title: 2\n",
    steps: ["Version 2: The name is called title.", "Version 3: The title is two."],
  });
});

test.each([
  ["of a later version", "version: 9\n", "Install a newer one"],
  ["without a version", "site: {}\n", "does not say its version"],
  ["with a mistake", "version: 1\nsite: [\n", "mistake in line"],
])("a file %s is refused with a sentence", (_, text, words) => {
  expect(upgradeText(text)).toEqual({ refused: expect.stringContaining(words) });
});
