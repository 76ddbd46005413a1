import { describe, expect, test } from "vitest";
import { bakery, planOf, tryRename } from "./restructure.ts";

describe("A text that only says the word is counted, and stays as it is", () => {
  test("texts that only say the word are counted and stay", () => {
    const plan = planOf(tryRename(bakery, "/pricing", "/prices"));
    expect(plan.mentions).toEqual(["4 texts say “pricing”; they stay as they are."]);
    for (const words of [
      "Pricing is simple.",
      "our **pricing**",
      "title: Pricing # the word in the tab",
      "label: Pricing",
    ])
      expect(plan.text).toContain(words);
  });

  test("a word inside another word is no mention", () => {
    const text = bakery.replace("Pricing is simple.", "Repricing is simple, as is surpricing.");
    expect(planOf(tryRename(text, "/pricing", "/prices")).mentions[0]).toMatch(/^4 texts/);
  });
});
