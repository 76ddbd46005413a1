import { describe, expect, test } from "vitest";
import { findThingAt, indexReferences, usesOf } from "../../schema/refactor/reference-index.ts";
import { findNamed } from "../../schema/refactor/things/parse-thing.ts";
import { exactName } from "../../schema/refactor/things/thing.ts";
import { whereUsed } from "../../schema/refactor/where.ts";
import { bakery, named, open } from "./restructure.ts";

const site = open(bakery);
const index = indexReferences(site);
const where = (name: string) => whereUsed(index, named(site, name));

describe("Everything says who uses it, and what it uses", () => {
  test("the users of a page are told by page, with menus, shared sections and facts", () => {
    expect(where("/pricing").usedBy.map(({ group, places }) => `${group}: ${places.length}`)).toEqual(
      [
        "constants: 1",
        "shared section “come-by”: 1",
        "menus: 3",
        "page “Home” (/): 4",
        "page “Pricing” (/pricing): 1",
        "page “Archive” (/pricing/archive): 1",
        "page “Visit” (/visit): 1",
      ].filter((line) => !line.startsWith("constants")),
    );
  });

  test("a place is told in words, with its line and what is written there", () => {
    const [group] = where("/pricing#questions").usedBy;
    expect(group).toMatchObject({
      group: "menus",
      places: [
        {
          place: "main, item 2 (Pricing), mega, categories, item 1 (Boxes), items, item 2 (Questions), href",
          written: "/pricing/questions",
        },
      ],
    });
    expect(bakery.split("\n")[(group?.places[0]?.line ?? 0) - 1]).toContain("href: /pricing/questions");
  });

  test("what a thing uses is told as well", () => {
    const { uses } = where("/visit");
    expect(uses.map(({ thing }) => exactName(thing)).toSorted()).toEqual([
      "constant:hours.closes",
      "menu:Small print",
      "page:/pricing",
      "picture:art/oven.svg",
    ]);
  });

  test("an entry is shown with its collection", () => {
    const { usedBy, shownBy } = where("boxes.family");
    expect(usedBy.flatMap(({ places }) => places.map(({ written }) => written))).toEqual([
      "boxes.family.price",
      "/pricing/boxes/family",
    ]);
    expect(shownBy.flatMap(({ places }) => places.map(({ place }) => place))).toEqual(["section 1 (plans), from"]);
  });

  test("old addresses and texts that only say the name are told apart from uses", () => {
    const { oldAddresses, mentionedIn } = where("/pricing");
    expect(oldAddresses).toEqual(["/costs"]);
    expect(mentionedIn).toHaveLength(4);
  });

  test("everything can be named", () => {
    for (const [name, kind] of [
      ["/pricing", "page"],
      ["/imprint", "planned"],
      ["/pricing#questions", "anchor"],
      ["/pricing/questions", "anchor"],
      ["/pricing/boxes/family", "anchor"],
      ["{trial.days}", "constant"],
      ["trial", "constant"],
      ["badge:fresh", "badge"],
      ["fresh", "badge"],
      ["collection:boxes", "collection"],
      ["entry:boxes/family", "entry"],
      ["boxes.family", "entry"],
      ["{boxes.family.price}", "field"],
      ["shared:come-by", "shared"],
      ["art/oven.svg", "picture"],
      ["public/art/oven.svg", "picture"],
      ["/prices.pdf", "picture"],
      ["menu:Boxes", "menu"],
      ["menu:legal", "menu"],
    ] as const)
      expect(named(site, name).kind, name).toBe(kind);
  });

  test("every thing can be named by the name that only it has", () => {
    for (const thing of index.things) {
      const { things } = findNamed(index, exactName(thing));
      expect(things, exactName(thing)).toContain(thing);
    }
  });

  test("a word that nothing is called by has a nearest name", () => {
    expect(findNamed(index, "/pricng").near).toEqual(["/pricing"]);
    expect(findNamed(index, "badge:populer").near).toEqual(["popular"]);
    expect(findNamed(index, "{trial.day}").near).toEqual(["trial.days"]);
  });

  test("what stands under a cursor is found, in a definition and in a use", () => {
    const at = (words: string, inside: string): number => bakery.indexOf(words) + words.indexOf(inside) + 1;
    const found = (words: string, inside: string): string | undefined => {
      const place = findThingAt(index, at(words, inside));
      return place && `${exactName(place.thing)}${place.isDefinition ? " defined" : ""}`;
    };
    expect(found("- path: /pricing\n", "/pricing")).toBe("page:/pricing defined");
    expect(found("trial: { days", "days")).toBe("constant:trial.days defined");
    expect(found("try it {trial.days} days", "trial.days")).toBe("constant:trial.days");
    expect(found("[our **pricing**](/pricing)", "/pricing")).toBe("page:/pricing");
    expect(found("[the family box](/pricing/boxes/family)", "/pricing")).toBe("anchor:/pricing/boxes/family");
    expect(found("badges: [fresh]", "fresh")).toBe("badge:fresh");
    expect(found("- use: come-by", "come-by")).toBe("shared:come-by");
    expect(found("from: boxes", "boxes")).toBe("collection:boxes");
    expect(found("(art/oven.svg)", "art")).toBe("picture:art/oven.svg");
    expect(found("menu: legal", "legal")).toBe("menu:Small print");
    expect(findThingAt(index, at("We open at", "open"))).toBeUndefined();
  });

  test("the definition and every use of a thing have the range of its name in the text", () => {
    for (const thing of index.things)
      for (const use of usesOf(index, thing)) {
        const { start, end } = site.source.locateInside(use.path, use.start, use.end);
        expect(bakery.slice(start.offset, end.offset).length).toBeGreaterThan(0);
      }
  });
});
