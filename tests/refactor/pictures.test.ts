import { describe, expect, test } from "vitest";
import { fontFacts } from "../../schema/cli/fonts/font-facts.ts";
import { readFileSync } from "node:fs";
import { bakery, changedLines, filesOf, planOf, problemsOf, renamed, tryDelete, tryRename } from "./restructure.ts";

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

const linesOf = (from: string, to: string): string[] => changedLines(bakery, renamed(bakery, from, to)).come;

describe("A file that is renamed takes along every place that names it", () => {
  test("a picture is renamed in fields and in texts", () => {
    expect(linesOf("art/oven.svg", "art/stove.svg")).toEqual([
      "![The oven](art/stove.svg)",
      "image: { src: art/stove.svg, alt: Our oven }",
    ]);
    expect(linesOf("art/loaf.svg", "marks/logo.svg")).toEqual(["logo: { src: marks/logo.svg, alt: A loaf }"]);
  });

  test("a file that links lead to is renamed in the links", () => {
    expect(linesOf("prices.pdf", "price-list.pdf")).toEqual([
      "- { label: Price list, href: /price-list.pdf }",
      "body: Back to [the prices](/pricing/boxes). See [the list](/price-list.pdf).",
    ]);
  });

  test("a font file is renamed where the theme names it, and moved", () => {
    const plan = planOf(tryRename(text, "fonts/brand.woff2", "type/house.woff2", {}, files));
    expect(plan.text).toBe(text.replace("fonts/brand.woff2", "type/house.woff2"));
    expect(plan.files).toEqual([{ from: "fonts/brand.woff2", to: "type/house.woff2" }]);
    expect(plan.effects).toContain("1 typeface in the frame of the site follows.");
  });

  test("where a font file is deleted the usual typeface takes its place", () => {
    const plan = planOf(tryDelete(text, "fonts/brand.woff2", { unlink: true }, files));
    expect(plan.text).not.toContain("font");
    expect(plan.files).toEqual([{ from: "fonts/brand.woff2" }]);
  });

  test("a picture that is renamed leaves no name of it, and its file is to be renamed with it", () => {
    const plan = planOf(tryRename(bakery, "art/oven.svg", "art/hearth.svg"));
    expect(plan.files).toEqual([{ from: "art/oven.svg", to: "art/hearth.svg" }]);
    expect(plan.text).toBe(bakery.replaceAll("art/oven.svg", "art/hearth.svg"));
    const after = filesOf("art/hearth.svg", "art/loaf.svg", "prices.pdf");
    expect(problemsOf(plan.text, after)).toEqual([]);
  });
});
