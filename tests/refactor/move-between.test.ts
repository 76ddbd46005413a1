import { describe, expect, test } from "vitest";
import { planDelete } from "../../schema/refactor/plan-delete.ts";
import { planMove, type Position } from "../../schema/refactor/plan-move.ts";
import { indexReferences } from "../../schema/refactor/reference-index.ts";
import type { Planned } from "../../schema/refactor/plan/plan.ts";
import { findNamed } from "../../schema/refactor/things/parse-thing.ts";
import { bakery, changedLines, named, open, planOf, refusalOf, renamed, tried, tryRename } from "./restructure.ts";

const site = bakery
  .replace(
    "    - { label: Visit, href: /visit }\n",
    `    - label: Visit
      href: /visit
      mega:
        categories:
          - id: ways
            title: Ways
            items:
              # The train is best
              - { title: By train, description: Ten minutes., href: /visit }
`,
  )
  .replace(
    "          - id: boxes\n",
    "          - id: more\n            title: More\n            items:\n              - { title: Home, description: The start., href: / }\n          - id: boxes\n",
  );

function tryMove(name: string, to: string, position: Position = {}, text = site): Planned {
  const opened = open(text);
  return tried(planMove(opened, named(opened, name), named(opened, to), position), opened);
}

describe("an entry of a menu", () => {
  test("moves to another group with all that is written on its line", () => {
    const { text, title } = planOf(tryMove("item:Questions", "menu:Ways", { at: 1 }));
    expect(title).toBe("Menu entry “Boxes/Questions” → “Ways”");
    expect(text).toMatch(
      /title: Ways\n +items:\n +- \{ title: Questions, description: What people ask\., href: \/pricing\/questions \}\n +# The train is best/,
    );
    expect(changedLines(site, text)).toEqual({ gone: [], come: [] });
  });

  test("is called by its group where several entries have its words", () => {
    const twice = site.replace("title: Home, description: The start.", "title: Questions, description: The start.");
    const { things } = findNamed(indexReferences(open(twice)), "item:Questions");
    expect(things.map(({ name }) => name)).toEqual(["More/Questions", "Boxes/Questions"]);
    expect(planOf(tryMove("item:Boxes/Questions", "menu:Ways", {}, twice)).effects).toEqual([
      "It stands there as number 2 of 2.",
    ]);
  });

  test("gets other words, and is deleted", () => {
    expect(changedLines(site, renamed(site, "item:Questions", "What people ask")).come).toEqual([
      "- { title: What people ask, description: What people ask., href: /pricing/questions }",
    ]);
    const opened = open(site);
    const { text } = planOf(tried(planDelete(opened, named(opened, "item:Questions")), opened));
    expect(changedLines(site, text).gone).toEqual([
      "- { title: Questions, description: What people ask., href: /pricing/questions }",
    ]);
  });

  test.each([
    ["item:By train", "menu:Boxes", "It is the only one of its group, which needs one"],
    ["item:Questions", "menu:Boxes", "Menu entry “Boxes/Questions” is in “Boxes” already"],
    ["item:Questions", "page:/visit", "Menu entry “Boxes/Questions” goes to another menu, not to page /visit"],
    ["item:Questions", "menu:Pricing", "“Pricing” has several groups of entries"],
    ["menu:Visit", "menu:Pricing", "“Visit” is no group of a panel"],
  ])("%s does not go to %s: %s", (name, to, message) => {
    expect(refusalOf(tryMove(name, to)).message).toBe(message);
  });
});

test("a group of a panel moves to another panel", () => {
  const { text } = planOf(tryMove("menu:Boxes", "menu:Visit"));
  expect(changedLines(site, text)).toEqual({ gone: [], come: [] });
  expect(text.indexOf("title: Boxes")).toBeGreaterThan(text.indexOf("title: Ways"));
});

describe("a section without an anchor", () => {
  test("is called by its number, or by its type where there is one of it", () => {
    const index = indexReferences(open(site));
    const names = (name: string): readonly string[] =>
      findNamed(index, name).things.map((thing) => `${thing.kind} ${thing.name}`);
    expect(names("/#1")).toEqual(["section /#1"]);
    expect(names("/#text")).toEqual(["section /#1"]);
    expect(names("/pricing#1")).toEqual(["anchor /pricing/boxes"]);
    expect(names("/visit#picture")).toEqual(["section /visit#1"]);
    expect(names("/visit#9")).toEqual([]);
  });

  test("moves to another page, and is deleted", () => {
    const { text } = planOf(tryMove("/visit#picture", "page:/pricing/archive"));
    expect(changedLines(site, text)).toEqual({ gone: [], come: [] });
    expect(text.indexOf("The oven }")).toBe(site.indexOf("The oven }"));
    const opened = open(site);
    expect(planOf(tried(planDelete(opened, named(opened, "/visit#1")), opened)).title).toBe(
      "Delete the section “The oven” (/visit#1)",
    );
  });

  test("has no name to change", () => {
    expect(refusalOf(tryRename(site, "/visit#1", "/visit#oven")).help).toEqual([
      "Give it one in the file, which links can lead to: anchor: questions",
    ]);
  });
});

describe("a fact", () => {
  test("moves to another group, with its comment", () => {
    const { text } = planOf(tryRename(bakery, "{order.leadDays}", "{hours.leadDays}"));
    expect(changedLines(bakery, text).come).toEqual([
      'hours: { opens: "07:00", closes: "17:30", leadDays: 2 }',
      'order: { note: "Order {hours.leadDays} days before" }',
    ]);
    const tall = bakery
      .replace("  order: {", "  # how long we bake\n  leadTime: 2 # days\n  order: {")
      .replace("{order.leadDays} days before", "{leadTime} days before");
    const moved = planOf(tryRename(tall, "{leadTime}", "{baking.time}")).text;
    expect(moved).toContain("  baking:\n    # how long we bake\n    time: 2 # days\n");
    expect(renamed(moved, "{baking.time}", "{order.leadTime}")).toContain("{order.leadTime} days before");
  });

  test("takes its group along once it was the last one", () => {
    const { text, effects } = planOf(tryRename(bakery, "{trial.days}", "{order.trial}"));
    expect(text).not.toContain("  trial:");
    expect(text).toContain("for {order.trial} days");
    expect(effects).toContain("The comment “days that one may try” goes as well.");
  });
});
