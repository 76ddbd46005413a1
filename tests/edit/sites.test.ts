import { describe, expect, test } from "vitest";
import { dataAt } from "../../schema/language/data-at.ts";
import { isRefused, openText, type Editable } from "../../schema/edit/editable.ts";
import { insertAt } from "../../schema/edit/insert.ts";
import { move } from "../../schema/edit/move.ts";
import { set } from "../../schema/edit/set.ts";
import { applyEdits } from "../../schema/reader/positions.ts";
import { Random } from "../sound-sites/random.ts";
import { pathsIn } from "./decorate.ts";
import { readByOthers } from "./readers.ts";
import { siteTexts } from "./site-texts.ts";
import { neighborsIn, spread, swapFaults } from "./swaps.ts";
import { trials } from "./trials.ts";

const opened = (text: string): Editable => {
  const on = openText(text);
  if (isRefused(on)) throw new Error(on.refused);
  return on;
};

describe.each(siteTexts().map(([name, text]) => ({ name, text })))("In $name", ({ text }) => {
  test("a value that is set to itself changes nothing", () => {
    const on = opened(text);
    const changed = pathsIn(on.value).filter((path) => {
      const result = set(on, path, structuredClone(dataAt(on.value, path) ?? null));
      return isRefused(result) || result.edits.length > 0;
    });
    expect(changed).toEqual([]);
  });

  test("neighbors change places with all of their lines", () => {
    const on = opened(text);
    const isLarge = text.length > 20_000;
    // `npm run fuzz:edit` takes all.
    const faults = spread(neighborsIn(on), isLarge ? 25 : 10).flatMap((pair) =>
      swapFaults(on, pair, isLarge ? () => [] : readByOthers),
    );
    expect(faults).toEqual([]);
  });

  test("random changes say what was meant", () => {
    const on = opened(text);
    const count = text.length > 20_000 ? 2 : 4;
    expect([...trials({ on, random: new Random(text.length) }, count)].flatMap(({ faults }) => faults)).toEqual([]);
  });
});

test("A file of ten thousand lines is changed in place", () => {
  const page = (at: number): string =>
    `  - path: /page-${at}\n    title: Page ${at}\n    sections:\n${"      - type: text\n        body: |\n          One\n\n          two\n".repeat(4)}`;
  const text = `version: 1\nroutes:\n${Array.from({ length: 500 }, (_, at) => page(at)).join("")}`;
  expect(text.split("\n").length).toBeGreaterThan(10_000);
  const on = opened(text);
  const edits = [
    set(on, ["routes", 400, "title"], "Another"),
    move(on, ["routes", 499], ["routes", 0]),
    insertAt(on, ["routes", 3, "sections"], 1, { type: "text", body: "a\nb\n" }),
  ].map((result) => (isRefused(result) ? [] : result.edits));
  expect(edits[0]).toEqual([{ start: expect.any(Number), end: expect.any(Number), text: "Another" }]);
  const [, moved = [], inserted = []] = edits;
  expect(applyEdits(text, moved).startsWith("version: 1\nroutes:\n  - path: /page-499\n")).toBe(true);
  expect(applyEdits(text, inserted).length - text.length).toBe(
    "      - type: text\n        body: |\n          a\n          b\n".length,
  );
});
