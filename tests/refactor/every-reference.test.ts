import { describe, expect, test } from "vitest";
import { bakery, changedLines, problemsOf, renamed } from "./restructure.ts";
import { useWindow, withWindow } from "./own-type.ts";

describe("Every kind of reference follows a rename", () => {
  test("the site of these tests has no problem", () => {
    expect(problemsOf(bakery).map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  });

  const linesOf = (from: string, to: string): string[] => changedLines(bakery, renamed(bakery, from, to)).come;

  test("links of a renamed page follow in buttons, menus, texts, facts and shared sections", () => {
    expect(linesOf("/pricing", "/prices")).toEqual([
      "links: { plans: /prices }",
      "- { label: See the prices, href: /prices, style: primary }",
      "href: /prices",
      "- { title: Family box, description: Two loaves a week., href: /prices/boxes, badge: popular }",
      "- { title: Questions, description: What people ask., href: /prices/questions }",
      "See [our **pricing**](/prices) and [the questions][q], or try it {trial.days} days.",
      "[q]: /prices/questions",
      "- { label: Earlier prices, href: /prices/archive }",
      "- path: /prices",
      "movedFrom: [/costs, /pricing]",
      "answer: At [our shop](/visit), as [the family box](/prices/boxes/family) says.",
      "- path: /prices/archive",
      "body: Back to [the prices](/prices/boxes). See [the list](/prices.pdf).",
      '- { title: Who we are, body: "Open until {hours.closes}; see [pricing](/prices)." }',
    ]);
  });

  test("links of a renamed anchor follow wherever they stand", () => {
    expect(linesOf("/pricing#questions", "/pricing#faq")).toEqual([
      "- { title: Questions, description: What people ask., href: /pricing/faq }",
      "[q]: /pricing/faq",
      "anchor: faq",
      "movedFrom: [/pricing/questions, /costs/questions]",
    ]);
  });

  test("a fact is renamed in texts, titles, other facts, badges, collections and shared sections", () => {
    expect(linesOf("{trial.days}", "{trial.length}")).toEqual([
      "trial: { length: 14 } # days that one may try",
      'single: { title: Single, price: 9, badge: popular, features: [One loaf, "Try it {trial.length} days"] }',
      "See [our **pricing**](/pricing) and [the questions][q], or try it {trial.length} days.",
      "answer: Yes, for {trial.length} days. {order.note}. A box is {boxes.family.price | money}.",
    ]);
    expect(linesOf("hours", "times")).toEqual([
      'times: { opens: "07:00", closes: "17:30" }',
      'fresh: { label: "Fresh from {times.opens}", tone: info }',
      "intro: We open at {times.opens}.",
      '- { title: Who we are, body: "Open until {times.closes}; see [pricing](/pricing)." }',
    ]);
    expect(linesOf("{order.leadDays}", "{order.days}")).toEqual([
      'order: { days: 2, note: "Order {order.days} days before" }',
    ]);
  });

  test("a fact that a link is made of is renamed in the link", () => {
    expect(linesOf("{links.plans}", "{links.prices}")).toEqual([
      "links: { prices: /pricing }",
      '- { label: Plans, href: "{links.prices}" }',
    ]);
  });

  test("a badge is renamed in lists, in entries and in menus", () => {
    expect(linesOf("badge:popular", "badge:liked")).toEqual([
      "liked: { label: Popular, tone: accent }",
      'single: { title: Single, price: 9, badge: liked, features: [One loaf, "Try it {trial.days} days"] }',
      "- { title: Family box, description: Two loaves a week., href: /pricing/boxes, badge: liked }",
    ]);
    expect(linesOf("badge:fresh", "badge:warm")).toEqual([
      'warm: { label: "Fresh from {hours.opens}", tone: info }',
      "badges: [warm]",
    ]);
  });

  test("a collection is renamed where it is shown and where texts name its fields", () => {
    expect(linesOf("collection:boxes", "collection:subscriptions")).toEqual([
      "subscriptions:",
      "from: subscriptions",
      "answer: Yes, for {trial.days} days. {order.note}. A box is {subscriptions.family.price | money}.",
    ]);
  });

  test("an entry is renamed where texts name its fields", () => {
    expect(linesOf("boxes.family", "boxes.large")).toEqual([
      "large: { title: Family, anchor: boxes/family, price: 17, originalPrice: 20, features: [Two loaves] }",
      "answer: Yes, for {trial.days} days. {order.note}. A box is {boxes.large.price | money}.",
    ]);
  });

  test("a shared section is renamed on every page that shows it", () => {
    expect(linesOf("shared:come-by", "shared:visit-us")).toEqual(["visit-us:", "- use: visit-us", "- use: visit-us"]);
  });

  test("a group of a menu is renamed by its words, or by its short name with the sections that show it", () => {
    expect(linesOf("menu:Small print", "menu:Legal")).toEqual(["title: Legal"]);
    expect(linesOf("menu:legal", "menu:policies")).toEqual(["- id: policies", "menu: policies"]);
  });

  test("links of a planned page follow, and nothing leads from its old address", () => {
    expect(linesOf("/imprint", "/about-us")).toEqual([
      "- { label: Imprint, href: /about-us }",
      "- { path: /about-us, title: Imprint }",
    ]);
  });

  describe("from a section type of the site, by the parts of its fields:", () => {
    useWindow();
    const inWindow = (from: string, to: string): string[] =>
      changedLines(withWindow, renamed(withWindow, from, to)).come;

    test.each([
      ["/pricing#questions", "/pricing#faq", ["more: /pricing/faq", "buy: { label: Ask us, href: /pricing/faq }"]],
      [
        "{hours.opens}",
        "{hours.from}",
        ["about: From {hours.from}, as [the questions](/pricing/questions) say, or {boxes.family.price | money}."],
      ],
      [
        "boxes.family",
        "boxes.large",
        ["about: From {hours.opens}, as [the questions](/pricing/questions) say, or {boxes.large.price | money}."],
      ],
      ["badge:fresh", "badge:warm", ["tag: warm"]],
      ["collection:boxes", "collection:subscriptions", ["choices: subscriptions"]],
      ["art/oven.svg", "art/stove.svg", ["photo: { src: art/stove.svg, alt: The oven behind it }"]],
      ["menu:legal", "menu:policies", ["rules: policies"]],
      [
        "/visit#window/sourdough",
        "/visit#window/white",
        ["place: window/white", "about: Beside [the sourdough](/visit/window/white)."],
      ],
    ] as const)("%s → %s", (from, to, lines) => {
      expect(inWindow(from, to)).toEqual(expect.arrayContaining([...lines]));
    });

    test("an item that is renamed keeps its old address in the list that its type has for them, until it is renamed back", () => {
      const once = renamed(withWindow, "/visit#window/sourdough", "/visit#window/white");
      expect(changedLines(withWindow, once).come).toContain("formerly: [/visit/window/sourdough]");
      expect(renamed(once, "/visit#window/white", "/visit#window/rye")).toContain(
        "formerly: [/visit/window/sourdough, /visit/window/white]",
      );
      expect(renamed(once, "/visit#window/white", "/visit#window/sourdough")).toBe(withWindow);
    });
  });
});
