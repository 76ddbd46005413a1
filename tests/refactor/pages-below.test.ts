import { describe, expect, test } from "vitest";
import { bakery, changedLines, leadsTo, open, planOf, refusalOf, renamed, tryRename } from "./restructure.ts";

const pagesOf = (text: string): string[] => open(text).pages.pages.map(({ path }) => path);

describe("Pages below a page follow it, unless it is to move alone", () => {
  test("pages below a page move along, planned and hidden ones too", () => {
    const text = bakery
      .replace(
        "{ path: /imprint, title: Imprint }",
        "{ path: /pricing/soon, title: Soon }\n  - { path: /imprint, title: Imprint }",
      )
      .replace("title: Archive\n", "title: Archive\n    hidden: true\n")
      .replace("          - { label: Earlier prices, href: /pricing/archive }\n", "");
    const after = renamed(text, "/pricing", "/prices");
    expect(changedLines(text, after).come).toContain("- path: /prices/archive");
    expect(changedLines(text, after).come).toContain("- { path: /prices/soon, title: Soon }");
  });

  test("the plan says how many move along, with an example", () => {
    expect(planOf(tryRename(bakery, "/pricing", "/prices")).effects).toContain(
      "1 page below it moves along: /pricing/archive → /prices/archive.",
    );
  });

  test("with “only” they stay where they are, and their links too", () => {
    const text = renamed(bakery, "/pricing", "/prices", { only: true });
    expect(pagesOf(text)).toEqual(["/", "/prices", "/pricing/archive", "/visit"]);
    expect(text).toContain("href: /pricing/archive");
    expect(leadsTo(text, "/pricing/archive")).toBe("/pricing/archive");
  });

  test("a page that would move onto another one stops the whole rename", () => {
    const text = bakery
      .replace("  - path: /visit\n", "  - path: /prices/archive\n")
      .replaceAll("/visit", "/prices/archive");
    expect(refusalOf(tryRename(text, "/pricing", "/prices")).message).toBe(
      "/prices/archive is taken: there is a page of that path",
    );
  });

  test("a page can move below itself, and up to its parent’s name", () => {
    expect(pagesOf(renamed(bakery, "/pricing", "/pricing/now"))).toEqual([
      "/",
      "/pricing/now",
      "/pricing/now/archive",
      "/visit",
    ]);
    const only = renamed(bakery, "/pricing/archive", "/archive");
    expect(leadsTo(only, "/pricing/archive")).toBe("/archive");
  });

  test("anchors that are written with their page follow the page", () => {
    const text = bakery.replace("anchor: questions", "anchor: pricing/questions");
    const after = renamed(text, "/pricing", "/prices");
    expect(after).toContain("anchor: prices/questions");
    expect(leadsTo(after, "/pricing/questions")).toBe("/prices#prices/questions");
  });
});
