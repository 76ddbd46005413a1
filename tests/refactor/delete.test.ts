import { describe, expect, test } from "vitest";
import {
  bakery,
  changedLines,
  deleted,
  leadsTo,
  open,
  planOf,
  problemsOf,
  refusalOf,
  tryDelete,
} from "./restructure.ts";

describe("What is used is not deleted without a choice: redirect, unlink, plan or hide", () => {
  describe("what is used", () => {
    test("is not deleted without a choice: who uses it is told, and the choices", () => {
      const { kind, message, help } = refusalOf(tryDelete(bakery, "/pricing#questions"));
      expect(kind).toBe("used");
      expect(message).toBe("The section “Questions” (/pricing/questions) is used: 1 link on 1 page and 1 menu entry");
      expect(help.join("\n")).toMatch(
        /lintel where anchor:\/pricing\/questions[^]*--redirect[^]*--unlink[^]*--planned[^]*--hide/,
      );
      expect(refusalOf(tryDelete(bakery, "{hours.opens}")).help.join("\n")).toContain(
        "its value is written in its place",
      );
    });

    test("what nothing uses goes at once", () => {
      const text = bakery
        .replace("[One loaf, ", "[")
        .replace(", badge: popular, f", ", f")
        .replace(", badge: popular }", " }");
      expect(changedLines(text, deleted(text, "badge:popular"))).toEqual({
        gone: ["popular: { label: Popular, tone: accent }"],
        come: [],
      });
    });

    test("one choice at a time", () => {
      expect(refusalOf(tryDelete(bakery, "/visit", { redirect: "/", unlink: true })).kind).toBe("call");
    });
  });

  describe("a section that links lead to", () => {
    test("with a redirect: links and the old addresses lead there", () => {
      const plan = planOf(tryDelete(bakery, "/pricing#questions", { redirect: "/pricing" }));
      expect(plan.effects).toEqual([
        "1 link on 1 page and 1 menu entry lead to /pricing from now on.",
        "The old address /pricing/questions leads there too.",
        "New warning: Nothing uses “order.note”.",
      ]);
      expect(plan.text).not.toContain("type: faq");
      for (const address of ["/pricing/questions", "/pricing/try", "/costs/questions"])
        expect(leadsTo(plan.text, address)).toBe("/pricing");
    });

    test("with a redirect: what would lead to its own page, or repeat an entry of its menu, goes", () => {
      const link = "Pricing is simple, as [the questions](/pricing/questions) say.";
      const twice = "- { title: Questions, description: What people ask., href: /pricing/questions }";
      const text = bakery
        .replace("Pricing is simple.", link)
        .replace(twice, `- { title: Prices, description: All of them., href: /visit }\n              ${twice}`);
      const { effects } = planOf(tryDelete(text, "/pricing#questions", { redirect: "/visit" }));
      expect(effects).toContain("1 menu entry goes: the menu leads there already, or it stands on that page.");
      expect(changedLines(text, deleted(text, "/pricing#questions", { redirect: "/visit" })).gone).toContain(twice);
      const { come } = changedLines(text, deleted(text, "/pricing#questions", { redirect: "/" }));
      expect(come).toContain("Pricing is simple, as the questions say. Write to {email}.");
    });

    test("unlinked: links in texts become their words, menu entries go", () => {
      const { come, gone } = changedLines(bakery, deleted(bakery, "/pricing#questions", { unlink: true }));
      expect(come).toContain("See [our **pricing**](/pricing) and the questions, or try it {trial.days} days.");
      expect(gone).toContain("- { title: Questions, description: What people ask., href: /pricing/questions }");
      expect(gone).toContain("[q]: /pricing/questions");
    });

    test.each([
      ["[questions](/pricing/questions)", "questions"],
      ["*[q](/pricing/questions)*", "*q*"],
      ["[a](/pricing/questions)[b](/pricing/questions)", "ab"],
      ["(un)[answered](/pricing/questions)s", "(un)answereds"],
      ["[**all**](/pricing/questions)", "**all**"],
    ])("unlinked: %s is %s", (link, words) => {
      const text = bakery.replace("[the questions][q]", link).replace(/\n *\[q\]: .*/, "");
      expect(deleted(text, "/pricing#questions", { unlink: true })).toContain(
        `See [our **pricing**](/pricing) and ${words}, or try it`,
      );
    });

    test("planned: links stay, and the address is announced", () => {
      const plan = planOf(tryDelete(bakery, "/pricing#questions", { planned: true }));
      expect(plan.text).toContain("{ path: /pricing/questions, title: Questions }");
      expect(plan.text).toContain("[q]: /pricing/questions");
      expect(leadsTo(plan.text, "/pricing/questions")).toBe("/pricing/questions");
    });

    test("hidden: it stays in the file", () => {
      const text = deleted(bakery, "/pricing#questions", { hide: true });
      expect(text).toContain("type: faq");
      expect(changedLines(bakery, text).come).toContain("hidden: true");
    });
  });

  describe("a page", () => {
    test("with a redirect: its places lead there as well", () => {
      const text = deleted(bakery, "/pricing", { redirect: "/visit" });
      for (const address of ["/pricing", "/costs", "/pricing/boxes", "/pricing/boxes/family", "/costs/questions"])
        expect(leadsTo(text, address)).toBe("/visit");
      expect(leadsTo(text, "/pricing/archive")).toBe("/pricing/archive");
      expect(text).toContain("links: { plans: /visit }");
    });

    test("with a redirect: an entry whose panel leads to nothing else goes with it, where the menu leads there already", () => {
      const text = deleted(bakery, "/pricing", { redirect: "/visit" });
      expect(text).not.toContain("label: Pricing");
      expect(problemsOf(text).filter(({ code }) => code === "menu/duplicate-link")).toEqual([]);
    });

    test("unlinked is refused where a menu would lose what is no link to it, with where that is", () => {
      const text = bakery.replace(
        "- { title: Questions, description: What people ask., href: /pricing/questions }",
        "- { title: Visit, description: Where we are., href: /visit }",
      );
      const { kind, message } = refusalOf(tryDelete(text, "/pricing", { unlink: true }));
      expect(kind).toBe("used");
      expect(message).toBe("Menus, main, item 2 (Pricing), cannot be without its link, and another link stands in it");
    });

    test("planned: links to its places lead to the announcement", () => {
      const text = deleted(bakery, "/pricing", { planned: true });
      expect(text).toContain("{ path: /pricing, title: Pricing }");
      expect(text).toContain("[q]: /pricing\n");
      expect(open(text).pages.planned.map(({ path }) => path)).toEqual(["/imprint", "/pricing"]);
    });

    test("a redirect to itself or to nothing is refused", () => {
      expect(refusalOf(tryDelete(bakery, "/pricing", { redirect: "/pricing/boxes" })).message).toBe(
        "/pricing/boxes goes as well",
      );
      expect(refusalOf(tryDelete(bakery, "/pricing", { redirect: "/nowhere" })).message).toContain(
        "no page or place /nowhere",
      );
    });
  });

  describe("everything else", () => {
    test("the value of a fact is written where it was named", () => {
      const { come } = changedLines(bakery, deleted(bakery, "trial", { unlink: true }));
      expect(come).toEqual([
        'single: { title: Single, price: 9, badge: popular, features: [One loaf, "Try it 14 days"] }',
        "See [our **pricing**](/pricing) and [the questions][q], or try it 14 days.",
        "answer: Yes, for 14 days. {order.note}. A box is {boxes.family.price | money}.",
      ]);
      expect(changedLines(bakery, deleted(bakery, "boxes.family", { unlink: true })).come).toContain(
        "answer: Yes, for {trial.days} days. {order.note}. A box is £17.",
      );
    });

    test("marks in a value are not read as Markdown", () => {
      const text = bakery.replace("email: bread@bakery.example", "email: bread_and_rolls@bakery.example, *fresh*");
      const { come } = changedLines(
        text,
        deleted(
          text.replace('subject={title}"', 'subject={title}"').replaceAll("mailto:{email}", "mailto:a@b.example"),
          "email",
          { unlink: true },
        ),
      );
      expect(come.join("\n")).toContain("Write to bread\\_and\\_rolls@bakery.example, \\*fresh\\*.");
    });

    test("a badge is taken off, or another takes its place", () => {
      expect(changedLines(bakery, deleted(bakery, "badge:fresh", { unlink: true }))).toEqual({
        gone: ['fresh: { label: "Fresh from {hours.opens}", tone: info }', "badges: [fresh]"],
        come: [],
      });
      expect(deleted(bakery, "badge:fresh", { redirect: "badge:popular" })).toContain("badges: [popular]");
    });

    test("the sections that show a shared section go, or it is hidden", () => {
      expect(deleted(bakery, "shared:come-by", { unlink: true })).not.toContain("come-by");
      const hidden = deleted(bakery, "shared:come-by", { hide: true });
      expect(hidden.split("use: come-by")).toHaveLength(3);
      expect(hidden).toContain("hidden: true");
    });

    test("the sections that show a collection go, and its facts are written out", () => {
      const text = deleted(bakery, "collection:boxes", { unlink: true });
      expect(text).not.toContain("from: boxes");
      expect(text).toContain("A box is £17.");
      expect(text).toContain("as the family box says");
    });

    test("a picture goes from fields and texts with its file, or another takes its place", () => {
      const other = planOf(tryDelete(bakery, "art/oven.svg", { redirect: "art/loaf.svg" }));
      expect(other.files).toEqual([{ from: "art/oven.svg" }]);
      expect(other.text).not.toContain("oven.svg");
      expect(refusalOf(tryDelete(bakery, "art/oven.svg", { unlink: true })).message).toContain(
        "cannot be without its picture",
      );
    });

    test("a group of a menu goes, and the sections that show its links are without them", () => {
      const text = bakery.replace("planned:\n  - { path: /imprint, title: Imprint }\n", "");
      const after = deleted(text, "menu:legal", { unlink: true });
      expect(after).not.toContain("menu: legal");
      expect(after).not.toContain("Small print");
    });
  });
});
