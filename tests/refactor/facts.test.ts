import { describe, expect, test } from "vitest";
import { planExtract } from "../../schema/refactor/plan-extract.ts";
import { planInline } from "../../schema/refactor/plan-inline.ts";
import type { Planned } from "../../schema/refactor/plan/plan.ts";
import { bakery, changedLines, named, open, planOf, refusalOf, tried } from "./restructure.ts";

function tryInline(text: string, name: string): Planned {
  const site = open(text);
  return tried(planInline(site, named(site, name)), site);
}

function tryExtract(text: string, words: string, name: string, inside?: string): Planned {
  const site = open(text);
  return tried(planExtract(site, words, name, inside === undefined ? undefined : named(site, inside)), site);
}

/** Texts that repeat two numbers, in all the ways in which they do not mean the same. */
const wordy = bakery.replace(
  "See [our **pricing**]",
  "Bake 21 loaves in 21 ways. Not 121, 21.5, £21, 21%, `21` or [21](/pricing#questions). It was 2,100 once.\n          See [our **pricing**]",
);

describe("A fact is written out in its place, and words become a fact", () => {
  describe("a fact that is written out", () => {
    test("stands as its value in every text, and is gone", () => {
      const { text, effects } = planOf(tryInline(bakery, "{trial.days}"));
      expect(changedLines(bakery, text).come).toEqual([
        'single: { title: Single, price: 9, badge: popular, features: [One loaf, "Try it 14 days"] }',
        "See [our **pricing**](/pricing) and [the questions][q], or try it 14 days.",
        "answer: Yes, for 14 days. {order.note}. A box is {boxes.family.price | money}.",
      ]);
      expect(effects).toEqual([
        "The value is written out in 2 texts on 2 pages and 1 text in collections.",
        "The comment “days that one may try” goes as well.",
      ]);
      expect(text).not.toContain("trial");
    });

    test("keeps the form that its format gave it", () => {
      const text = bakery
        .replace("days: 14", "days: 1400")
        .replace("or try it {trial.days} days", "or try it {trial.days | number} days");
      expect(planOf(tryInline(text, "{trial.days}")).text).toContain("or try it 1,400 days");
    });

    test("is refused for what is no fact, and for a fact that nothing names", () => {
      expect(refusalOf(tryInline(bakery, "badge:popular")).message).toBe(
        "Badge “popular” is no fact that could be written out",
      );
      const unused = bakery.replace("trial: { days: 14 }", "trial: { days: 14, weeks: 2 }");
      expect(refusalOf(tryInline(unused, "{trial.weeks}")).help).toEqual([
        "To take it away: npx lintel delete {trial.weeks}",
      ]);
    });
  });

  describe("words that become a fact", () => {
    test("are named wherever texts say them, as whole words and not as part of something else", () => {
      const { text, effects } = planOf(tryExtract(wordy, "21", "loaves.count"));
      expect(text).toContain(
        "Bake {loaves.count} loaves in {loaves.count} ways. Not 121, 21.5, £21, 21%, `21` or [{loaves.count}](/pricing#questions).",
      );
      expect(text).toMatch(/^ {2}loaves: ?\n? *\{? ?count: 21/m);
      expect(effects[0]).toBe(
        "1 text on 1 page names {loaves.count} from now on, in 3 places; visitors read the same.",
      );
    });

    test("are a number with its format where the site writes it so", () => {
      const { text } = planOf(tryExtract(wordy, "2,100", "loaves"));
      expect(text).toContain("It was {loaves | number} once.");
      expect(text).toContain("  loaves: 2100\n");
    });

    test("are words where they are no number", () => {
      const { text } = planOf(tryExtract(bakery, "Earlier prices", "archive"));
      expect(text).toContain('title: "{archive}"');
      expect(text).toContain('label: "{archive}"');
      expect(text).toContain("  archive: Earlier prices\n");
    });

    test("use the fact that is there already, and are the words again once it is written out", () => {
      const inlined = planOf(tryInline(bakery, "{trial.days}")).text;
      const { text } = planOf(tryExtract(inlined, "14", "trial.days"));
      expect(changedLines(bakery, text)).toEqual({
        gone: ["trial: { days: 14 } # days that one may try"],
        come: ["trial:", "days: 14"],
      });
      const again = bakery.replace("or try it {trial.days} days", "or try it 14 days");
      expect(planOf(tryExtract(again, "14", "trial.days")).text).toBe(bakery);
    });

    test("are looked for on one page only, if that is wanted", () => {
      const twice = wordy.replace("description: Where we are", "description: Where we are with 21 loaves");
      const { text } = planOf(tryExtract(twice, "21", "loaves", "/visit"));
      expect(changedLines(twice, text).gone).toHaveLength(1);
    });

    test.each([
      ["21", "trial", "{trial} is taken: it is a group of facts"],
      ["21", "trial.days", "{trial.days} is taken: it is 14"],
      ["21", "email.short", "{email} is one value, and no group of facts"],
      ["21", "boxes", "“boxes” is taken: there is a collection of that name"],
      ["21", "site.loaves", "“site” is taken: {site.name} and the like are the facts of the site"],
      ["21", "Loaves", "“Loaves” cannot be a name here"],
      ["22", "loaves", "No text says “22”"],
      [" 21", "loaves", "Say which words are to become a fact"],
    ])("%j as {%s} is refused: %s", (words, name, message) => {
      expect(refusalOf(tryExtract(wordy, words, name)).message).toBe(message);
    });
  });
});
