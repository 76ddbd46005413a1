import { expect, test } from "vitest";
import { rule } from "./duplicate-anchor.ts";
import { fixed, found, words } from "../../testing/try-rule.ts";

const page = (...sections: string[]): string =>
  `routes:\n  - path: /a\n    title: A\n    sections:\n${sections.map((section) => `      - ${section}`).join("\n")}\n`;
const text = (anchor: string): string => `{ type: text, anchor: ${anchor}, body: a }`;

test("different anchors, and the same on different pages, are silent", () => {
  expect(found(rule, page(text("x"), text("y"), text("a/x")))).toEqual([]);
  expect(found(rule, `${page(text("x"))}  - { path: /b, title: B, sections: [${text("x")}] }`)).toEqual([]);
});

test("the second place of a name is reported", () => {
  expect(
    found(rule, page(text("x"), "{ type: facts, items: [{ title: a, text: b, anchor: x }, { title: a, text: b }] }")),
  ).toEqual(["link/duplicate-anchor: x"]);
  expect(words(rule, page(text("x"), "{ type: text, anchor: x, body: b }"))).toBe(
    "Page /a has two places named “x”.\nGive this one another name.",
  );
});

test("a copy may be deleted, whatever its lines look like", () => {
  const site = page(text("x"), "{ type: text, body: a, anchor: x }");
  expect(words(rule, site)).toBe(
    "Page /a has two places named “x”.\nDelete one of the two, or give this one another name.",
  );
  expect(fixed(rule, site)).toBe(page(text("x")));
});

test("a hidden section takes no name", () => {
  expect(found(rule, page(text("x"), "{ type: text, anchor: x, hidden: true, body: a }"))).toEqual([]);
});

test("a shared section used twice is reported where it is used again, once", () => {
  const shared = "shared: { s: { type: text, anchor: x, body: a } }";
  expect(found(rule, page("{ use: s }", "{ use: s }") + shared)).toEqual(["link/duplicate-anchor: { use: s }"]);
  expect(found(rule, page("{ use: s }", "{ use: s, anchor: y }") + shared)).toEqual([]);
});

test("a name of the page's own frame is reported", () => {
  expect(found(rule, page(text("main")))).toEqual(["link/duplicate-anchor: main"]);
});
