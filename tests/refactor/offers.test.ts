import { describe, expect, test } from "vitest";
import type { Offer } from "../../schema/refactor/offers/offer.ts";
import { offersAt } from "../../schema/refactor/offers/offers-at.ts";
import { indexReferences } from "../../schema/refactor/reference-index.ts";
import { bakery, deleted, open, planOf, tried } from "./restructure.ts";

const site = open(bakery);
const index = indexReferences(site);

/** What is offered at the last letter of words, where they stand for the first time. */
function offeredAt(words: string): readonly Offer[] {
  const at = bakery.indexOf(words) + words.length - 1;
  return offersAt(index, at, at);
}
const titlesAt = (words: string): readonly string[] => offeredAt(words).map(({ title }) => title);

describe("A code editor offers what can be done", () => {
  test("with a page: its place among the pages, and each way to delete it", () =>
    expect(titlesAt("- path: /visit")).toEqual([
      "Move page /visit one place up",
      "Delete page /visit: 1 link on 1 page and 1 menu entry lead to / instead, 1 of them goes",
      "Delete page /visit: 1 link on 1 page and 1 menu entry are taken out",
      "Delete page /visit: the address stays, with a page that announces it",
      "Hide page /visit: it stays in the file; 1 link on 1 page and 1 menu entry are taken out",
    ]));
  test("with the start page, which every site has", () =>
    expect(titlesAt("- path: /")).toEqual(["Move page / one place down"]));
  test("with a section, at its first line and at its anchor", () => {
    const titles = titlesAt("anchor: questions");
    expect(titles).toContain(
      "Move the section “Questions” (/pricing/questions) to /visit: 1 link on 1 page and 1 menu entry follow",
    );
    expect(titles).toContain(
      "Delete the section “Questions” (/pricing/questions): 1 link on 1 page and 1 menu entry lead to /pricing instead",
    );
    expect(titlesAt("- type: faq")).toEqual(titles);
  });
  test("with an item of a section, which cannot be hidden", () =>
    expect(titlesAt("anchor: try").map((title) => title.split(" ")[0])).toEqual(["Delete", "Delete", "Delete"]));
  test("with a badge, an entry, a shared section, a fact", () => {
    expect(titlesAt("  fresh")).toEqual([
      "Move badge “fresh” one place up",
      "Delete badge “fresh”, used in 1 place on 1 page: what shows it is without it",
    ]);
    expect(titlesAt("    single")).toContain("Delete entry “boxes.single”");
    expect(titlesAt("  come-by:")).toContain(
      "Hide shared section “come-by”: it stays in the file, and no page shows it",
    );
    expect(titlesAt("  hours")).toContain(
      "Delete constant {hours}, used in 1 text on 1 page, 1 text in shared sections and 1 text on badges: its value is written in its place",
    );
  });
  test("with an entry of a menu, which goes to no menu of another kind", () =>
    expect(titlesAt("{ title: Family box")).toEqual([
      "Move menu entry “Boxes/Family box” one place down",
      "Delete menu entry “Boxes/Family box”",
    ]));
  test("with a picture where it is named", () =>
    expect(titlesAt("logo: { src: art/loaf.svg")).toEqual([
      "Delete picture art/loaf.svg with its file, used in 1 picture in the frame of the site: what shows it is without it",
    ]));
  test("nothing inside of a section", () => expect(titlesAt("answer: Yes")).toEqual([]));
});

test("What is chosen is the plan of the command line", () => {
  const offer = offeredAt("- path: /visit").find(({ title }) => title.includes("lead to / instead"));
  if (!offer) throw new Error("It is not offered.");
  expect(planOf(tried(offer.plan(site), site)).text).toBe(deleted(bakery, "/visit", { redirect: "/" }));
});

test("Of everything that is offered on any line, only what the rest of the file forbids is refused", () => {
  const starts = bakery.split("\n").map((_, line, lines) => lines.slice(0, line).join("\n").length + Number(line > 0));
  const offers = new Map(starts.flatMap((at) => offersAt(index, at, at).map((offer) => [offer.title, offer] as const)));
  const refused = [...offers.values()].flatMap(({ title, plan }) => {
    const planned = tried(plan(site), site);
    return planned.kind === "refused" ? [`${title}: ${planned.refusal.message}`] : [];
  });
  expect(offers.size).toBeGreaterThan(60);
  expect(refused).toEqual([
    "Delete page /pricing: 6 links on 3 pages, 3 menu entries and 1 link in shared sections are taken out: Shared, come-by, cannot be without its link",
    "Hide page /pricing: it stays in the file; 6 links on 3 pages, 3 menu entries and 1 link in shared sections are taken out: Shared, come-by, cannot be without its link",
    "Hide the section “Earlier prices” (/pricing/archive#1): it stays in the file: The file would have 1 error that it does not have now",
    "Move the section “Imprint” (/visit/imprint) to /: /imprint is taken: / has another place of that name",
  ]);
});
