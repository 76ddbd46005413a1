import { expect, test } from "vitest";
import { changedLines, deleted, filesOf, problemsOf, refusalOf, renamed, tryDelete, tryRename } from "./restructure.ts";

/* The menus that some pages have in place of those of the site: a name like any other. */

const page = (path: string, menus: string): string => `  - path: ${path}
    title: Page ${path}
    description: What we bake on this day and what it costs, ${path}, and until when we take your order.
${menus && `    menus: ${menus}\n`}    sections: [{ type: text, title: "What we bake, ${path}", body: Fresh bread. }]
`;

const site = `version: 1
site: { name: Corner Bakery, url: https://bakery.example }
menus:
  main:
    - { label: Home, href: / }
    - { label: Offer, href: /offer }
    - { label: Spring, href: /spring }
  variants:
    deal:
      main: [{ label: Order, href: /offer }]
      footer: []
    plain:
      actions: [{ label: Spring, href: /spring, style: primary }]
routes:
${page("/", "")}${page("/offer", "deal")}${page("/spring", "deal")}${page("/legal", "plain")}`.replace(
  "- { label: Spring, href: /spring }",
  "$&\n    - { label: Legal, href: /legal }",
);
const files = filesOf();

test("the site of these tests has no problem", () => {
  expect(problemsOf(site, files).map(({ code, message }) => `${code} ${message}`)).toEqual([]);
});

test("a variant of the menus is renamed with all pages that name it", () => {
  expect(changedLines(site, renamed(site, "deal", "bargain")).come).toEqual([
    "bargain:",
    "menus: bargain",
    "menus: bargain",
  ]);
  expect(refusalOf(tryRename(site, "variant:deal", "plain")).message).toContain("plain");
});

test("a link in a variant follows its page", () => {
  expect(changedLines(site, renamed(site, "/offer", "/bread")).come).toEqual([
    "- { label: Offer, href: /bread }",
    "main: [{ label: Order, href: /bread }]",
    "- path: /bread",
    "movedFrom: [/offer]",
  ]);
});

test("a variant that pages name is not deleted without a choice", () => {
  const { message, help } = refusalOf(tryDelete(site, "variant:deal"));
  expect(message).toBe("Menu variant “deal” is used: 2 places on 2 pages");
  expect(help.join("\n")).toContain("--redirect variant:other");
});

test("without it the pages have the menus of the site, or those of another one", () => {
  expect(changedLines(site, deleted(site, "variant:deal", { unlink: true }))).toEqual({
    gone: ["deal:", "main: [{ label: Order, href: /offer }]", "footer: []", "menus: deal", "menus: deal"],
    come: [],
  });
  expect(deleted(site, "variant:deal", { redirect: "variant:plain" }).match(/menus: plain/g)).toHaveLength(3);
});

test("the last variant goes with the key that holds it", () => {
  const one = deleted(site, "variant:deal", { unlink: true });
  const none = deleted(one, "variant:plain", { unlink: true });
  expect(none).not.toContain("variants");
  expect(problemsOf(none, files)).toEqual([]);
});

test("a variant that was renamed by hand is one problem, whose fix changes the pages", () => {
  const [problem, ...others] = problemsOf(site.replace("deal:", "bargain:"), files);
  expect([problem?.message, others]).toEqual(["You renamed deal to bargain: 2 places still have the old name.", []]);
});
