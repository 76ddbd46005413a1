import { describe, expect, test } from "vitest";
import { applyEdits } from "../../schema/reader/positions.ts";
import { bakery, filesOf, leadsTo, pictures, planOf, problemsOf, tryRename } from "./restructure.ts";

// Nothing leads to the page by the path of another one, which tells which page has moved.
const byHand = bakery.replace("- path: /pricing\n", "- path: /prices\n");

describe("A rename that was done by hand is found, and its fix lets the rest follow", () => {
  test("a page that was renamed by hand is one problem, whose fix is the command", () => {
    const problems = problemsOf(byHand).filter(({ severity }) => severity === "error");
    expect(problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      "link/renamed-page: You renamed /pricing to /prices: 10 links still lead to the old address.",
    ]);
    const [fix] = problems[0]?.fixes ?? [];
    const fixed = applyEdits(byHand, fix?.edits ?? []);
    expect(fixed).toBe(planOf(tryRename(bakery, "/pricing", "/prices", { only: true })).text);
    expect(leadsTo(fixed, "/pricing/questions")).toBe("/prices#questions");
  });

  test("the fix leaves the lines of the page that were right", () => {
    const text = byHand.replace("anchor: questions", "anchor: pricing/questions");
    const [problem] = problemsOf(text).filter(({ severity }) => severity === "error");
    expect(problem).toMatchObject({ code: "link/renamed-page", fixes: [{}] });
    const fixed = applyEdits(text, problem?.fixes?.[0]?.edits ?? []);
    expect(fixed).toContain("anchor: prices/questions");
    expect(problemsOf(fixed).filter(({ severity }) => severity === "error")).toEqual([]);
  });

  /** What the check says of a file that was changed by hand, and the file with its fix. */
  function said(text: string, files = pictures): { readonly messages: readonly string[]; readonly fixed: string } {
    const errors = problemsOf(text, files).filter(({ severity }) => severity === "error");
    return {
      messages: errors.map(({ message }) => message),
      fixed: applyEdits(text, errors[0]?.fixes?.[0]?.edits ?? []),
    };
  }

  test.each<[string, (text: string) => string, string, string, string]>([
    ["a fact", (text) => text.replace("{ days: 14 }", "{ length: 14 }"), "{trial.days}", "{trial.length}", "3 texts"],
    ["a group of facts", (text) => text.replace("hours: {", "opening: {"), "{hours}", "{opening}", "3 texts"],
    ["a badge", (text) => text.replace("popular: { label", "loved: { label"), "popular", "loved", "2 places"],
    [
      "an entry",
      (text) =>
        text
          .replace("family: { title", "large: { title")
          .replace(
            "{boxes.family.price | money}.",
            "{boxes.family.price | money}, was {boxes.family.originalPrice | money}.",
          ),
      "{boxes.family}",
      "{boxes.large}",
      "2 texts",
    ],
    ["a shared section", (text) => text.replace("come-by:\n", "visit-us:\n"), "come-by", "visit-us", "2 places"],
  ])("%s that was renamed by hand is one problem, whose fix is the command", (_, change, from, to, many) => {
    const { messages, fixed } = said(change(bakery));
    expect(messages).toEqual([`You renamed ${from} to ${to}: ${many} still have the old name.`]);
    const kind = from.startsWith("{") ? "" : from === "popular" ? "badge:" : "shared:";
    const before = from === "{boxes.family}" ? change(bakery).replace("large: { title", "family: { title") : bakery;
    expect(fixed).toBe(planOf(tryRename(before, `${kind}${from}`, to)).text);
  });

  test("an anchor that was renamed by hand is one problem, and its old address leads on", () => {
    const { messages, fixed } = said(bakery.replace("anchor: questions", "anchor: faq"));
    expect(messages).toEqual(["You renamed /pricing/questions to /pricing/faq: 2 links still have the old name."]);
    expect(fixed).toBe(planOf(tryRename(bakery, "/pricing#questions", "/pricing#faq")).text);
    expect(leadsTo(fixed, "/pricing/questions")).toBe("/pricing#faq");
  });

  test.each([
    [
      "a page",
      "/pricing",
      "/prices",
      ["- path: /prices\n", "- path: /pricing\n"],
      "10 links still lead to the old address",
    ],
    [
      "an anchor",
      "/pricing#questions",
      "/pricing#faq",
      ["anchor: faq", "anchor: questions"],
      "2 links still have the old name",
    ],
  ] as const)(
    "%s that gets its former name back is one problem, and its fix is the command",
    (_, old, now, [from, to], rest) => {
      const there = planOf(tryRename(bakery, old, now, { only: true })).text;
      const { messages, fixed } = said(there.replace(from, to));
      expect(messages).toEqual([`You renamed ${now.replace("#", "/")} to ${old.replace("#", "/")}: ${rest}.`]);
      expect(fixed).toBe(planOf(tryRename(there, now, old, { only: true })).text);
    },
  );

  test("a section that was moved back by hand has no old address of its own, as after the command", () => {
    const questions = / {6}- type: faq\n(?: {8}.*\n)+/.exec(bakery)?.[0] ?? "";
    const withOld = questions.replace("questions\n", "questions\n        movedFrom: [/pricing/questions]\n");
    const text = bakery.replace(questions, withOld).replaceAll(/(?<=[ (])\/pricing\/questions/g, "/visit/questions");
    const errors = problemsOf(text).filter(({ severity }) => severity === "error");
    expect(errors.map(({ message }) => message)).toEqual([
      "“questions” is on /pricing now; 2 links look on /visit.",
      "/pricing/questions is an address in use, so it cannot be an old one.",
    ]);
    const edits = errors.flatMap(({ fixes: [fix] = [] }) => fix?.edits ?? []);
    expect(applyEdits(text, edits)).toBe(bakery);
  });

  test("one place is enough where what was renamed says the old name", () => {
    const once = bakery.replace(", href: /pricing/boxes, badge: popular }", ", href: /pricing/boxes }");
    const badge = said(once.replace("popular: { label", "loved: { label"));
    expect(badge.messages).toEqual(["You renamed popular to loved: 1 place still has the old name."]);
    expect(badge.fixed).toBe(planOf(tryRename(once, "badge:popular", "loved")).text);
    const place = said(
      bakery
        .replace("[the questions][q]", "the questions")
        .replace("\n\n          [q]: /pricing/questions", "")
        .replace("anchor: questions", "anchor: faq"),
    );
    expect(place.messages).toEqual(["You renamed /pricing/questions to /pricing/faq: 1 link still has the old name."]);
  });

  test("a picture that was renamed in its folder is one problem for all who show it", () => {
    const twice = bakery.replace(
      "- use: come-by\n\n",
      "- { type: picture, title: Again, image: { src: art/oven.svg, alt: An oven } }\n      - use: come-by\n\n",
    );
    const { messages, fixed } = said(twice, filesOf("art/hearth.svg", "art/loaf.svg", "prices.pdf"));
    expect(messages).toEqual(["You renamed art/oven.svg to art/hearth.svg: 3 pictures still have the old name."]);
    expect(fixed).toBe(twice.replaceAll("art/oven.svg", "art/hearth.svg"));
  });

  test.each([
    ["a fact", bakery.replace("it {trial.days} days.", "it {trial.day} days.")],
    ["a badge", bakery.replace("price: 9, badge: popular", "price: 9, badge: poplar")],
    [
      "a badge, beside one that nothing uses",
      bakery
        .replace("  fresh: {", "  extra: { label: Extra, tone: info }\n  fresh: {")
        .replace("price: 9, badge: popular", "price: 9, badge: populr"),
    ],
    ["a link", bakery.replace("[q]: /pricing/questions", "[q]: /pricing/question")],
    ["a picture", bakery.replace("image: { src: art/oven.svg", "image: { src: art/ovne.svg")],
  ])("a typo in the name of %s is no rename", (_, text) => {
    const { messages } = said(text);
    expect(messages.filter((message) => message.startsWith("You renamed"))).toEqual([]);
    expect(messages).toHaveLength(1);
  });

  test("an anchor is found again by the words of the link that leads to it", () => {
    const text = bakery
      .replaceAll("/pricing/questions", "/pricing/what-else")
      .replace("anchor: questions", "anchor: answers");
    expect(said(text).messages).toEqual([
      "You renamed /pricing/what-else to /pricing/answers: 2 links still have the old name.",
    ]);
  });
});
