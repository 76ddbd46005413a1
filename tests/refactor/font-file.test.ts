import { expect, test } from "vitest";
import { fontFacts } from "../../schema/cli/fonts/font-facts.ts";
import { readFileSync } from "node:fs";
import { bakery, planOf, tryDelete, tryRename } from "./restructure.ts";

/* A font file is named as a picture is, and follows it through renames. */

const font = fontFacts(readFileSync("node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"));
const facts = { bytes: 1000, width: 0, height: 0, font };
const names = ["art/oven.svg", "art/loaf.svg", "prices.pdf", "fonts/brand.woff2"];
const files = {
  list: () => names,
  facts: (name: string) =>
    names.includes(name)
      ? { ...facts, kind: name.endsWith(".svg") ? ("svg" as const) : ("other" as const) }
      : undefined,
};
const text = bakery.replace(/^ {2}url: .*$/m, "$&\n  theme: { font: fonts/brand.woff2 }");

test("a font file is renamed where the theme names it, and moved", () => {
  const plan = planOf(tryRename(text, "fonts/brand.woff2", "type/house.woff2", {}, files));
  expect(plan.text).toBe(text.replace("fonts/brand.woff2", "type/house.woff2"));
  expect(plan.files).toEqual([{ from: "fonts/brand.woff2", to: "type/house.woff2" }]);
});

test("where a font file is deleted the usual typeface takes its place", () => {
  const plan = planOf(tryDelete(text, "fonts/brand.woff2", { unlink: true }, files));
  expect(plan.text).not.toContain("font");
  expect(plan.files).toEqual([{ from: "fonts/brand.woff2" }]);
});
