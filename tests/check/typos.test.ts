import { describe, expect, test } from "vitest";
import { applyEdits } from "../../schema/reader/positions.ts";
import { baseIn } from "../mutations/base.ts";
import { largeSlips } from "./typos-large.ts";
import { lostLines } from "./typos-lost.ts";
import { slips, type Slip } from "./typos.ts";

const kiosk = baseIn("tests/sites/kiosk");
/** Some slips show only where much stands around them. */
const large = baseIn(".");

/** How often the slip can be made, what is said of it, and the text with the correction made; beside it what all that should be. */
function tried(
  { text, check }: typeof kiosk,
  { right, wrong, code, safety = "review", line = 0, mended = right }: Slip,
) {
  const broken = text.replace(right, () => wrong);
  const problems = check(broken);
  const first = broken.slice(0, text.indexOf(right)).split("\n").length + (wrong.startsWith("\n") ? 1 : 0);
  return {
    found: {
      places: text.split(right).length - 1,
      told: problems.map((one) => `${one.range.start.line} ${one.code} ${one.fixes?.[0]?.safety ?? "none"}`),
      after: applyEdits(broken, problems[0]?.fixes?.[0]?.edits ?? []),
    },
    wanted: { places: 1, told: [`${first + line} ${code} ${safety}`], after: text.replace(right, () => mended) },
  };
}

describe("One slip is one problem, on its line, with the correction that restores the file", () => {
  test.each(Object.entries(slips))("%s", (_, slip) => {
    const { found, wanted } = tried(kiosk, slip);
    expect(found).toEqual(wanted);
  });
  test.each(Object.entries({ ...largeSlips, ...lostLines }))("%s", (_, slip) => {
    const { found, wanted } = tried(large, slip);
    expect(found).toEqual(wanted);
  });

  test("a group of menus at the left edge, which pages name", () => {
    const broken = large.text.replace("\n  footer:\n", "\nfooter:\n");
    const [only, other] = large.check(broken);
    expect([only?.code, only?.message, other]).toEqual([
      "shape/misplaced-key",
      "“footer” does not belong in the top level of the file, but inside “menus”.",
      undefined,
    ]);
    expect(large.check(applyEdits(broken, only?.fixes?.[0]?.edits ?? []))).toEqual([]);
  });

  test("a key of a section above the sections of its page", () => {
    const broken = large.text.replace("    title: Pricing\n", "    title: Pricing\n    nav: Prices\n");
    const [only, other] = large.check(broken);
    expect([only?.code, only?.message, other]).toEqual([
      "shape/misplaced-key",
      "“nav” does not belong in this page, but in one of its sections.",
      undefined,
    ]);
    expect(large.check(applyEdits(broken, only?.fixes?.[0]?.edits ?? []))).toEqual([]);
    // A section that has one needs no other.
    const second = large.check(large.text.replace("    title: Terms and Conditions\n", "$&    badge: new\n"));
    expect(second.map(({ code }) => code)).toEqual(["shape/unknown-key"]);
  });

  test.each([
    [
      "a text with a colon, which is no key of that place",
      "intro: Follow the steam.",
      "intro: Follow the price: it is low.",
    ],
    ["a text with an inch mark at its end", "intro: Follow the steam.", 'intro: A kettle of 8".'],
  ])("%s is not taken for one", (_, right, wrong) => {
    expect(kiosk.check(kiosk.text.replace(right, wrong)).map(({ code }) => code)).not.toContain(
      "yaml/two-keys-on-line",
    );
  });
});
