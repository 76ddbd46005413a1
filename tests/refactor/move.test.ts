import { describe, expect, test } from "vitest";
import { planMove, type Position } from "../../schema/refactor/plan-move.ts";
import type { Planned } from "../../schema/refactor/plan/plan.ts";
import { bakery, changedLines, leadsTo, named, open, planOf, refusalOf, tried } from "./restructure.ts";

function tryMove(text: string, name: string, page?: string, position: Position = {}): Planned {
  const site = open(text);
  const target = page === undefined ? undefined : named(site, `page:${page}`);
  return tried(planMove(site, named(site, name), target, position), site);
}

const sectionsOf = (text: string, page: string): string[] => {
  const { site, pages } = open(text);
  const at = pages.pages.find(({ path }) => path === page)?.at ?? [];
  const routes = site["routes"];
  const route: unknown = Array.isArray(routes) ? routes[Number(at[1])] : undefined;
  const sections: unknown = typeof route === "object" && route !== null ? Reflect.get(route, "sections") : [];
  return Array.isArray(sections)
    ? sections.map((one) => String(Reflect.get(Object(one), "type") ?? Reflect.get(Object(one), "use")))
    : [];
};

describe("A section that moves to another page takes its links and its old addresses along", () => {
  test("a section goes to another page, and links follow", () => {
    const plan = planOf(tryMove(bakery, "/pricing#questions", "/visit"));
    expect(plan.title).toBe("/pricing/questions → /visit/questions");
    expect(plan.effects.slice(0, 2)).toEqual([
      "The section stands on /visit now, as number 3.",
      "1 link on 1 page and 1 menu entry follow.",
    ]);
    expect(sectionsOf(plan.text, "/visit")).toEqual(["picture", "legal", "faq"]);
    expect(plan.text).toContain("[q]: /visit/questions");
    expect(changedLines(bakery, plan.text).come).toContain(
      "- { title: Questions, description: What people ask., href: /visit/questions }",
    );
  });

  test("its old addresses lead to it, and those of the places in it", () => {
    const { text } = planOf(tryMove(bakery, "/pricing#questions", "/visit", { at: 1 }));
    expect(leadsTo(text, "/pricing/questions")).toBe("/visit#questions");
    expect(leadsTo(text, "/costs/questions")).toBe("/visit#questions");
    expect(leadsTo(text, "/pricing/try")).toBe("/visit#try");
    expect(sectionsOf(text, "/visit")).toEqual(["faq", "picture", "legal"]);
  });

  test("an anchor that is written with its page is written with the new one", () => {
    const text = bakery.replace("anchor: questions", "anchor: pricing/questions");
    expect(planOf(tryMove(text, "/pricing#questions", "/visit")).text).toContain("anchor: visit/questions");
  });

  test("a place of that name on the other page is in the way, and another name is proposed", () => {
    const text = bakery.replace("      - type: picture\n", "      - type: picture\n        anchor: questions\n");
    const { message, help } = refusalOf(tryMove(text, "/pricing#questions", "/visit"));
    expect(message).toBe("/visit/questions is taken: /visit has another place of that name");
    expect(help).toEqual(["Rename this one first: npx lintel rename /pricing/questions /pricing/questions-2"]);
  });

  test("a section is placed before, after or at a number on its own page", () => {
    const order = (position: Position): string[] =>
      sectionsOf(planOf(tryMove(bakery, "/pricing#questions", undefined, position)).text, "/pricing");
    expect(order({ before: "/pricing#boxes" })).toEqual(["faq", "plans", "come-by"]);
    expect(order({ after: "/pricing#come-here" })).toEqual(["plans", "come-by", "faq"]);
    expect(order({ at: 1 })).toEqual(["faq", "plans", "come-by"]);
  });

  test("moving there and back gives the same file", () => {
    const there = planOf(tryMove(bakery, "/pricing#questions", "/visit")).text;
    const back = planOf(tryMove(there, "/visit#questions", "/pricing", { at: 2 })).text;
    expect(back).toBe(bakery);
  });

  test("pages, entries, facts and groups of a menu change their order", () => {
    const lines = (name: string, position: Position): string[] =>
      planOf(tryMove(bakery, name, undefined, position)).text.split("\n");
    const before = (text: readonly string[], one: string, other: string): boolean =>
      text.findIndex((line) => line.includes(one)) < text.findIndex((line) => line.includes(other));
    expect(before(lines("/visit", { before: "/pricing" }), "- path: /visit", "- path: /pricing")).toBe(true);
    expect(before(lines("boxes.family", { at: 1 }), "family:", "single:")).toBe(true);
    expect(before(lines("trial", { after: "hours" }), "hours:", "trial:")).toBe(true);
    expect(before(lines("badge:fresh", { at: 1 }), "fresh: {", "popular: {")).toBe(true);
    expect(before(lines("menu:Pricing", { at: 1 }), "label: Pricing", "label: Home")).toBe(true);
  });

  test("the comment above a page goes along", () => {
    const { text } = planOf(tryMove(bakery, "/pricing", undefined, { at: 1 }));
    expect(text).toContain("  # What it costs\n  - path: /pricing");
  });

  test("what makes no sense is refused", () => {
    expect(refusalOf(tryMove(bakery, "/pricing#try", "/visit")).message).toContain("is no section of a page");
    expect(refusalOf(tryMove(bakery, "/pricing#questions")).message).toContain("is on /pricing already");
    expect(refusalOf(tryMove(bakery, "/pricing#questions", "/visit", { at: 9 })).message).toBe(
      "There is no place 9 of 3",
    );
    expect(refusalOf(tryMove(bakery, "/pricing#questions", "/visit", { before: "/pricing" })).message).toContain(
      "does not stand in that list",
    );
    expect(refusalOf(tryMove(bakery, "/pricing", "/visit")).message).toContain("Only a section moves to a page");
    expect(refusalOf(tryMove(bakery, "art/oven.svg", undefined, { at: 1 })).help[0]).toContain(
      "lintel rename art/oven.svg",
    );
  });
});
