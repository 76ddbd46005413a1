import { describe, expect, test } from "vitest";
import { applyEdits } from "../../../schema/reader/positions.ts";
import { baseIn } from "../../mutations/base.ts";
import { siteMistakes } from "./in-site.ts";
import { deletedLines } from "./deleted-lines.ts";
import { kioskMistakes } from "./in-kiosk.ts";
import { joinedLines } from "./joined-lines.ts";
import type { Mistake } from "./mistake.ts";
import { quotesAndBrackets } from "./quotes-and-brackets.ts";
import { wordsAndMarks } from "./words-and-marks.ts";

const kiosk = baseIn("tests/sites/kiosk");
/** Some mistakes show only in a long file. */
const large = baseIn(".");

/** Makes a mistake: how often its text stands in the file, what is reported, and the file after the fix; beside it the expected values. */
function tried(
  { text, check }: typeof kiosk,
  { right, wrong, code, safety = "review", line = 0, repaired = right }: Mistake,
) {
  const broken = text.replace(right, () => wrong);
  const problems = check(broken);
  const first = broken.slice(0, text.indexOf(right)).split("\n").length + (wrong.startsWith("\n") ? 1 : 0);
  return {
    found: {
      places: text.split(right).length - 1,
      reported: problems.map((one) => `${one.range.start.line} ${one.code} ${one.fixes?.[0]?.safety ?? "none"}`),
      after: applyEdits(broken, problems[0]?.fixes?.[0]?.edits ?? []),
    },
    wanted: { places: 1, reported: [`${first + line} ${code} ${safety}`], after: text.replace(right, () => repaired) },
  };
}

describe("One mistake gives one problem, on its line, with a fix that restores the file", () => {
  test.each(Object.entries({ ...kioskMistakes, ...joinedLines, ...quotesAndBrackets, ...wordsAndMarks }))(
    "%s",
    (_, mistake) => {
      const { found, wanted } = tried(kiosk, mistake);
      expect(found).toEqual(wanted);
    },
  );
  test.each(Object.entries({ ...siteMistakes, ...deletedLines }))("%s", (_, mistake) => {
    const { found, wanted } = tried(large, mistake);
    expect(found).toEqual(wanted);
  });

  test.each([
    ["halved", 0.5],
    ["replaced by steps of three spaces", 1.5],
    ["doubled", 2],
    ["replaced by steps of eight spaces", 4],
  ])("the indentation of all lines %s", (_, by) => {
    for (const { text, check } of [kiosk, baseIn("tests/sites/bakery"), large]) {
      const broken = text.replaceAll(/^ +(?=\S)/gm, (spaces) => " ".repeat(spaces.length * by));
      const [only, other] = check(broken);
      expect([only?.code, only?.range.start.line, other]).toEqual([
        "yaml/indentation",
        text.slice(0, text.search(/^ /m)).split("\n").length,
        undefined,
      ]);
      expect(applyEdits(broken, only?.fixes?.[0]?.edits ?? [])).toBe(text);
    }
  });

  test("a list of words where each item needs a key", () => {
    const { text, check } = baseIn("tests/sites/bakery");
    const columns = "columns: [{ label: Bread }, { label: Gluten }, { label: Milk }, { label: Seeds }]";
    const broken = text.replace(columns, "columns: [Bread, Gluten, Milk, Seeds]");
    const [only, other] = check(broken);
    expect([only?.code, only?.related?.length, other]).toEqual(["shape/text-instead-of-keys", 3, undefined]);
    expect(applyEdits(broken, only?.fixes?.[0]?.edits ?? [])).toBe(text);
  });

  test("a text of two readings, of which one ends before its number sign, is corrected to neither", () => {
    const broken = large.text.replace("title: AI for Enterprise Leaders", "title: AI for: Enterprise #7 Leaders");
    const [only, other] = large.check(broken);
    expect([only?.code, only?.fixes ?? [], other]).toEqual(["yaml/two-keys-on-line", [], undefined]);
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

  test("a menu too far to the right, below the items of another", () => {
    const { text, check } = baseIn("tests/sites/bakery");
    const broken = text.replace(/\n {2}main:\n(?: {4}.*\n)+/, (menu) => menu.replaceAll(/\n(?=.)/g, "\n  "));
    const [only, other] = check(broken);
    expect([only?.code, only?.message, other]).toEqual([
      "shape/misplaced-key",
      "“main” does not belong in this item of “topBar”, but in “menus”.",
      undefined,
    ]);
    expect(check(applyEdits(broken, only?.fixes?.[0]?.edits ?? []))).toEqual([]);
  });

  test("a key of a section above the sections of its page", () => {
    const broken = large.text.replace("    title: Pricing\n", "    title: Pricing\n    ground: sunken\n");
    const [only, other] = large.check(broken);
    expect([only?.code, only?.message, other]).toEqual([
      "shape/misplaced-key",
      "“ground” does not belong in this page, but in one of its sections.",
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
