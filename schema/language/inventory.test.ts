import { expect, test } from "vitest";
import { parse } from "yaml";
import { collectInventory, type Inventory } from "./inventory.ts";
import { findPages } from "../site/pages.ts";

const take = (yaml: string): Inventory => collectInventory(parse(yaml));
const page = (sections: string, rest = ""): string => `
site: { name: Bakery, url: https://bakery.example }
routes:
  - path: /
    title: Home
    sections:
${sections.replace(/^/gm, "      ")}
${rest}`;

test("defaults are filled in, also inside defaults", () => {
  const { site } = take(page("- { type: text, body: Bread. }"));
  expect(site["labels"]).toMatchObject({ search: "Search" });
  expect(site["site"]).toMatchObject({ language: "en", theme: { font: "anek-latin" } });
  expect(site["routes"]).toMatchObject([
    { hidden: false, sections: [{ type: "text", ground: "canvas", size: "normal" }] },
  ]);
});

test("every part is found with its path, its budget and its scope", () => {
  const { of } = take(page("- { type: catalog, from: breads, action: { label: 'Buy {title}', href: /x } }"));
  const label = of("label").find(({ value }) => value === "Buy {title}");
  expect(label).toMatchObject({
    path: ["routes", 0, "sections", 0, "action", "label"],
    entryScope: true,
    collection: "breads",
    field: { budget: 28 },
  });
  expect(of("link")).toMatchObject([{ value: "/x", entryScope: true }]);
});

test("an image keeps its part where a description stands beside the reference", () => {
  const { of } = take(`site: { name: A, url: https://a.example, logo: { src: a.svg, decorative: true } }`);
  expect(of("image")).toMatchObject([{ path: ["site", "logo"], value: { src: "a.svg" } }]);
});

test("what does not fit becomes a gap, and the rest is found", () => {
  const { gaps, of } = take(
    page(
      "- { type: text, boddy: Bread. }\n- { type: hero, title: [x] }\n- 5\n- { type: rye }\n- { type: text, body: Rolls. }",
    ),
  );
  expect(gaps).toEqual([
    { path: ["routes", 0, "sections", 0] },
    { path: ["routes", 0, "sections", 1, "title"], part: "label" },
    { path: ["routes", 0, "sections", 2] },
    { path: ["routes", 0, "sections", 3] },
  ]);
  expect(of("markdown").map(({ value }) => value)).toEqual(["Rolls."]);
});

test("an unknown key that holds words is no place that is missing, where nothing else could be meant", () => {
  const { gaps } = take(
    page("- { type: text, anchor: bread, body: Bread., colour: red }\n- { type: text, id: rolls, body: Rolls. }"),
  );
  expect(gaps).toEqual([
    { path: ["routes", 0, "sections", 0], isOfWords: true },
    { path: ["routes", 0, "sections", 1] },
  ]);
});

test("a default is marked as such", () => {
  const { of } = take(page("- { type: text, body: Bread. }"));
  expect(of("label").find(({ value }) => value === "© {site.name}")).toMatchObject({ isDefault: true });
  expect(of("label").find(({ value }) => value === "Home")?.isDefault).toBeUndefined();
});

test("a page has the anchors of its sections, items, shared sections and entries, but not the hidden ones", () => {
  const inventory = take(
    page(
      `- { type: text, anchor: top, body: a }
- { type: text, anchor: gone, hidden: true, body: a }
- { type: facts, items: [{ title: a, text: b, anchor: fact }] }
- { use: talk, anchor: here }
- { use: talk2 }
- { type: catalog, from: breads }`,
      `shared:
  talk: { type: text, anchor: there, body: a }
  talk2: { type: facts, anchor: two, items: [{ title: a, text: b, anchor: three }] }
collections:
  breads: { rye: { title: Rye, anchor: rye-bread } }`,
    ),
  );
  const { pages, index } = findPages(inventory);
  expect(index.pages["/"]?.anchors).toEqual(["top", "fact", "here", "two", "three", "rye-bread"]);
  expect(pages[0]?.isComplete).toBe(true);
  expect(pages[0]?.anchors.at(-1)).toMatchObject({
    at: ["collections", "breads", "rye", "anchor"],
    section: ["routes", 0, "sections", 5],
  });
});

test("old addresses lead to the page, the section or the card that took their place", () => {
  const inventory = take(
    `routes:
  - path: /a
    title: A
    movedFrom: [/old]
    sections:
      - { type: text, anchor: s, movedFrom: [/old-s], body: x }
      - { type: feature-grid, items: [{ title: C, anchor: a/card, movedFrom: [/old-card] }] }`,
  );
  expect({ ...findPages(inventory).index.moved }).toEqual({
    "/old": "/a",
    "/old-s": "/a/s",
    "/old-card": "/a/card",
    // What is below the page has an address below each old one.
    "/old/s": "/a/s",
    "/old/card": "/a/card",
  });
});

test("old addresses of a row, an entry of a collection and a shared section lead to them", () => {
  const inventory = take(
    `collections:
  breads:
    rye: { title: Rye, anchor: rye, movedFrom: [/dark] }
shared:
  talk: { type: text, body: a }
routes:
  - path: /a
    title: A
    sections:
      - { type: rows, items: [{ title: C, text: d, anchor: c, movedFrom: [/old-row] }] }
      - { type: catalog, from: breads }
      - { use: talk, anchor: ask, movedFrom: [/talk] }`,
  );
  expect({ ...findPages(inventory).index.moved }).toEqual({
    "/old-row": "/a/c",
    "/dark": "/a/rye",
    "/talk": "/a/ask",
  });
});

test("a broken section leaves the page's anchors incomplete, a broken route the pages", () => {
  const broken = findPages(take(page("- { type: text, anchr: x, body: a }")));
  expect([broken.isComplete, broken.pages[0]?.isComplete]).toEqual([true, false]);
  expect(findPages(take("routes: [{ pth: /, title: A, sections: [] }]")).isComplete).toBe(false);
  expect(findPages(take(page("- { type: text, title: [x], body: a }"))).pages[0]?.isComplete).toBe(true);
  const shown = (collection: string): string =>
    page(`- { type: catalog, from: ${collection} }`, "collections: { breads: { rye: { title: Rye, anchor: rye } } }");
  expect(findPages(take(shown("breads"))).pages[0]?.isComplete).toBe(true);
  expect(findPages(take(shown("beads"))).pages[0]?.isComplete).toBe(false);
});

test("a hidden page answers to no address", () => {
  const { index, hidden } = findPages(
    take("routes: [{ path: /a, hidden: true, title: A, sections: [{ type: text, body: a }] }]"),
  );
  expect(Object.keys(index.pages)).toEqual([]);
  expect(hidden).toEqual([{ path: "/a", at: ["routes", 0], movedFrom: [] }]);
});
