import { describe, expect, test } from "vitest";
import { bakery, planOf, tryRename } from "./restructure.ts";

describe("A plan says how many places follow on how many pages, before anything is written", () => {
  test("a plan says how many places follow, on how many pages", () => {
    const effects = (from: string, to: string): string | undefined => planOf(tryRename(bakery, from, to)).effects[0];
    expect(effects("/pricing", "/prices")).toBe(
      "7 links on 4 pages, 3 menu entries and 1 link in shared sections follow.",
    );
    expect(effects("{trial.days}", "{trial.length}")).toBe("2 texts on 2 pages and 1 text in collections follow.");
    expect(effects("badge:popular", "badge:liked")).toBe("1 place in the menus and 1 place in collections follow.");
    expect(effects("art/oven.svg", "art/stove.svg")).toBe("2 pictures on 2 pages follow.");
    expect(effects("shared:come-by", "shared:visit-us")).toBe("2 places on 2 pages follow.");
  });
});
