import { describe, expect, test } from "vitest";
import { indexReferences } from "../../schema/refactor/reference-index.ts";
import { knownAddresses } from "../../schema/refactor/plan/keep-addresses.ts";
import { planRename } from "../../schema/refactor/plan-rename.ts";
import { placeAt } from "../../schema/refactor/uses/find-uses.ts";
import { bakery, leadsTo, open, planOf, renamed, tryRename } from "./restructure.ts";

const again = (text: string, ...names: readonly (readonly [string, string])[]): string =>
  names.reduce((now, [from, to]) => renamed(now, from, to), text);

describe("Old addresses live on, chains of them are one step long, and renaming back takes them away", () => {
  test("the old address of a page leads to it, with all of its places", () => {
    const text = renamed(bakery, "/pricing", "/prices");
    expect(leadsTo(text, "/pricing")).toBe("/prices");
    expect(leadsTo(text, "/pricing/questions")).toBe("/prices#questions");
    expect(leadsTo(text, "/pricing/boxes/family")).toBe("/prices#boxes/family");
    expect(leadsTo(text, "/pricing/archive")).toBe("/prices/archive");
    expect(leadsTo(text, "/costs")).toBe("/prices");
  });

  test("every address that answered before answers after any rename, with the same place", () => {
    const before = open(bakery);
    const names = indexReferences(before).things.filter(({ kind }) => kind === "page" || kind === "anchor");
    for (const thing of names.filter((one) => one.name !== "/")) {
      const after = open(planOf(planRename(before, thing, `${thing.name}-now`)).text);
      for (const address of knownAddresses(before)) {
        const [old, now] = [placeAt(address, before), placeAt(address, after)];
        expect(now?.page.at, `${address} after ${thing.name}`).toEqual(old?.page.at);
        expect(now?.anchor?.at).toEqual(old?.anchor?.at);
      }
    }
  });

  test("a chain of old addresses is one step long", () => {
    const text = again(bakery, ["/pricing", "/prices"], ["/prices", "/tariffs"]);
    expect(text).toContain("movedFrom: [/costs, /pricing, /prices]");
    expect(leadsTo(text, "/pricing/questions")).toBe("/tariffs#questions");
  });

  test("a page that leaves its parent keeps the addresses that it had through the parent", () => {
    const text = again(bakery, ["/pricing", "/prices"], ["/prices/archive", "/history"]);
    for (const address of ["/prices/archive", "/pricing/archive", "/costs/archive"])
      expect(leadsTo(text, address)).toBe("/history");
  });

  test("renaming back takes the old address away, and the file is as it was", () => {
    for (const [from, to] of [
      ["/pricing", "/prices"],
      ["/visit", "/find/us"],
      ["/pricing/archive", "/archive"],
      ["/pricing#questions", "/pricing#faq"],
      ["/pricing/boxes/family", "/pricing/boxes/large"],
      ["/pricing/try", "/pricing/test"],
      ["/pricing#come-here", "/pricing#come-soon"],
      ["/come-by", "/come-soon"],
    ] as const) {
      const plan = planOf(tryRename(bakery, from, to));
      const back = planOf(tryRename(plan.text, to, from));
      expect(back.text, `${from} → ${to} → ${from}`).toBe(bakery);
    }
  });

  test("an anchor of a shared section has an old address on each page that shows it", () => {
    const twice = bakery.replace("      - use: come-by\n        anchor: come-here\n", "      - use: come-by\n");
    const text = renamed(twice, "/come-by", "come-soon");
    expect(text).toContain("movedFrom: [/come-by, /pricing/come-by");
    expect(leadsTo(text, "/come-by")).toBe("/#come-soon");
    expect(leadsTo(text, "/pricing/come-by")).toBe("/pricing#come-soon");
  });

  test("the plan says that the old address lives on, or that it is not needed", () => {
    const plan = planOf(tryRename(bakery, "/visit", "/find-us"));
    expect(plan.effects).toContain("The old address /visit keeps leading here.");
    expect(planOf(tryRename(plan.text, "/find-us", "/visit")).effects).toContain(
      "/visit was its address before: /find-us is not kept as an old one.",
    );
  });
});
