import { describe, expect, test } from "vitest";
import { inverseOf } from "../../schema/edit/text/compose-edits.ts";
import { applyEdits } from "../../schema/reader/positions.ts";
import { planInline } from "../../schema/refactor/plan-inline.ts";
import { planMove } from "../../schema/refactor/plan-move.ts";
import type { Planned } from "../../schema/refactor/plan/plan.ts";
import { bakery, named, open, planOf, tried, tryDelete, tryRename } from "./restructure.ts";

const site = open(bakery);
const plans: readonly (readonly [name: string, planned: () => Planned])[] = [
  ["a rename with the pages below", () => tryRename(bakery, "/pricing", "/prices")],
  ["a rename of a picture", () => tryRename(bakery, "art/oven.svg", "art/stove.svg")],
  ["a deletion with a redirect", () => tryDelete(bakery, "/pricing", { redirect: "/visit" })],
  ["a deletion that takes links out", () => tryDelete(bakery, "/pricing#questions", { unlink: true })],
  [
    "a section that moves to another page",
    () => tried(planMove(site, named(site, "/pricing#questions"), named(site, "page:/visit"), {}), site),
  ],
  ["a fact that is written out", () => tried(planInline(site, named(site, "{trial.days}")), site)],
];

// `lintel undo` takes back what was written, with the files that moved: tests/cli/undo.test.ts.
describe("All that a change does is one step, which is taken back as one", () => {
  test.each(plans)("%s", (_, planned) => {
    const { edits, text } = planOf(planned());
    expect(edits.length).toBeGreaterThan(0);
    expect(applyEdits(bakery, edits)).toBe(text);
    expect(applyEdits(text, inverseOf(bakery, edits))).toBe(bakery);
  });
});
