import {
  array,
  assert,
  constantFrom,
  nat,
  oneof,
  property,
  record,
  string,
  uint8Array,
  type Arbitrary,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { checkSite } from "../../schema/check.ts";
import { decode } from "../../schema/reader/decode.ts";
import { publicFiles } from "../../schema/cli/files.ts";
import { baseIn, complaints, outcomes } from "../mutations/base.ts";
import { kinds } from "../mutations/kinds.ts";
import { faultsOf } from "../mutations/faults.ts";
import { markOf, sharesOf, tableOf, type Mark } from "../mutations/shares.ts";

/** The same texts on every run: what fails once fails again. `npm run fuzz:check` draws others. */
const seed = 2026;

/** `ROUNDS=2` tries twice as many texts. */
const rounds = Number(process.env["ROUNDS"] ?? 1);

const kiosk = baseIn("tests/sites/kiosk");
const files = publicFiles("tests/sites/kiosk/public");

/** Checks a text of any content: its problems must be well-formed. */
function expectWellFormed(text: string): void {
  const { problems, site } = checkSite(text, { files });
  expect(problems.flatMap((problem) => faultsOf(problem, text))).toEqual([]);
  expect(site === undefined).toBe(problems.some(({ severity }) => severity === "error"));
}

const pieces = kiosk.text.split(/(?<=\n)(?=\S|  - )|(?<=: )/);
const tokens = [
  "\n",
  "  ",
  "- ",
  ": ",
  "\t",
  "{",
  "}",
  "[",
  "]",
  '"',
  "'",
  "#",
  "|",
  ">",
  "&a ",
  "*a ",
  "!!str ",
  "? ",
  "---\n",
  "%",
  "\u00a0",
  "\r\n",
  "<<: ",
];
const spliced = array(oneof(constantFrom(...pieces), constantFrom(...tokens)), { maxLength: 12 });

const cut = record({ from: nat({ max: kiosk.text.length }), length: nat({ max: 300 }), put: spliced }).map(
  ({ from, length, put }) => kiosk.text.slice(0, from) + put.join("") + kiosk.text.slice(from + length),
);

/** Any code point. The unit “binary” of fast-check lists all of them first, which takes two seconds. */
const letter = nat({ max: 0x10_ffff }).map((code) => String.fromCodePoint(code));

/** Where much looks like a site file, the repair search tries all that it may: half a second each. */
const texts: readonly (readonly [name: string, runs: number, Arbitrary<string>])[] = [
  ["any letters", 20, string({ unit: letter, maxLength: 200 })],
  [
    "characters with a meaning in YAML",
    20,
    array(constantFrom(...tokens), { maxLength: 40 }).map((all) => all.join("")),
  ],
  ["pieces of a site file in any order", 10, spliced.map((all) => all.join(""))],
  ["pieces of a site file below its first lines", 6, spliced.map((all) => kiosk.text.slice(0, 600) + all.join(""))],
  ["a site file with a piece cut out and another put in", 5, cut],
];

describe("Any text gives well-formed problems inside the text", () => {
  test.each(texts)(
    "%s",
    (_, numRuns, arbitrary) => {
      assert(property(arbitrary, expectWellFormed), { seed, numRuns: numRuns * rounds });
    },
    600_000,
  );

  test("any bytes", () => {
    const bytes = property(uint8Array({ maxLength: 300 }), (all) => expectWellFormed(decode(all, "site.yaml").text));
    assert(bytes, { seed, numRuns: 100 * rounds });
  }, 600_000);
});

/** What holds of the mistakes drawn here; of many more, `npm run fuzz:check` tells. */
const floors = { rightLine: 0.96, single: 0.93, repaired: 0.85, restored: 0.58 };

describe("A mistake of one line or two in a site file", () => {
  const marks: Mark[] = [];

  test.each([
    [kiosk, kinds.length],
    // What goes wrong in the whole site alone, tests/check/mistakes has, and `npm run fuzz:check` looks for.
    [baseIn("tests/sites/bakery"), kinds.length / 10],
  ] as const)(
    "gives well-formed problems, and every offered fix works ($file)",
    (base, count) => {
      expect(base.check(base.text)).toEqual([]);
      const all = [...outcomes(base, Math.round(count * rounds), seed)];
      marks.push(...all.flatMap((outcome) => ("error" in outcome ? [] : (markOf(outcome) ?? []))));
      expect(all.flatMap(complaints), `seed ${seed}`).toEqual([]);
    },
    900_000,
  );

  test("nearly always gives one problem, on its line, with a fix", () => {
    const { count, ...shares } = sharesOf(marks.filter(({ kind }) => kind !== "two mistakes"));
    expect(count).toBeGreaterThan(100);
    const low = Object.entries(floors).filter(([name, floor]) =>
      Object.entries(shares).some(([own, share]) => own === name && share < floor),
    );
    expect(low, `seed ${seed}\n${tableOf(marks, 20)}`).toEqual([]);
  });

  test("is never corrected to something else than was meant", () => {
    expect(marks.filter(({ wrong }) => wrong).map(({ kind }) => kind)).toEqual([]);
  });
});
