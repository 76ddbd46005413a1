import { expect, test } from "vitest";
import { rule } from "./same-text-different-target.ts";
import { found } from "../testing/try-rule.ts";

const site = (...bodies: string[]): string =>
  `routes: [{ path: /, title: A, sections: [${bodies.map((body) => `{ type: text, anchor: x, body: "${body}" }`).join(", ")}] }]\nplanned: [{ path: /a, title: A }, { path: /b, title: B }]`;

test("the same words with the same address, or different words, are silent", () => {
  expect(found(rule, site("[us](/a)", "[us](/a)", "[them](/b)", "[top](/)", "[top](/x)"))).toEqual([]);
});

test("the same words with another address are reported", () => {
  expect(found(rule, site("[us](/a)", "[Us](/b)"))).toEqual(["a11y/same-text-different-target: /b"]);
});

const buttons = (...actions: string[]): string =>
  `routes: [{ path: /, title: A, sections: [{ type: text, body: B, actions: [${actions.join(", ")}] }] }]\nplanned: [{ path: /a, title: A }, { path: /b, title: B }]`;

test("two buttons of a page with the same words and two targets are reported", () => {
  expect(found(rule, buttons("{ label: Order, href: /a }", "{ label: Order, href: /b }"))).toEqual([
    "a11y/same-text-different-target: /b",
  ]);
  expect(found(rule, buttons("{ label: Order, href: /a }", '{ label: Order, href: "tel:+441632960123" }'))).toEqual([
    "a11y/same-text-different-target: tel:+441632960123",
  ]);
});

test("buttons that write to the same person, and those of items, are silent", () => {
  const mail = (subject: string): string => `{ label: Order, href: "mailto:a@b.example?subject=${subject}" }`;
  expect(found(rule, buttons(mail("Rye"), mail("Wheat")))).toEqual([]);
  const item = (href: string): string =>
    `{ title: ${href.slice(1)}, text: A, action: { label: Order, href: ${href} } }`;
  expect(
    found(
      rule,
      `routes: [{ path: /, title: A, sections: [{ type: feature-grid, items: [${item("/a")}, ${item("/b")}] }] }]\nplanned: [{ path: /a, title: A }, { path: /b, title: B }]`,
    ),
  ).toEqual([]);
});

const withShared = (own: string, ...shared: readonly string[]): string =>
  `shared: { ${shared.map((actions, index) => `s${index}: { type: text, body: B, actions: [${actions}] }`).join(", ")} }
routes:
  - { path: /, title: A, sections: [{ type: text, body: B, actions: [${own}] }, ${shared.map((_, index) => `{ use: s${index} }`).join(", ")}] }
  - { path: /c, title: A, sections: [${shared.map((_, index) => `{ use: s${index} }`).join(", ")}] }
planned: [{ path: /a, title: A }, { path: /b, title: B }]`;

const order = (href: string): string => `{ label: Order, href: ${href} }`;

test("two buttons of a shared section are reported once, however many pages show it", () => {
  expect(found(rule, withShared("", `${order("/a")}, ${order("/b")}`))).toEqual([
    "a11y/same-text-different-target: /b",
  ]);
  expect(found(rule, withShared("", order("/a"), order("/b")))).toEqual(["a11y/same-text-different-target: /b"]);
});

test("a button of a page and one of a shared section that it shows are reported at the page", () => {
  expect(found(rule, withShared(order("/a"), order("/b")))).toEqual(["a11y/same-text-different-target: /a"]);
  expect(found(rule, withShared(order("/a"), order("/a")))).toEqual([]);
  expect(found(rule, withShared(order("/a"), order("/b")).replace("{ use: s0 }", "{ use: s0, hidden: true }"))).toEqual(
    [],
  );
});

test.each([
  "https://bakery.example/a",
  "https://www.bakery.example/a/",
  "http://localhost:5173/#/a",
  "localhost:4000/a",
])("a page and its whole address, which has a problem of its own, are the same place: %s", (address) => {
  const head = "site: { name: Bakery, url: https://bakery.example }\n";
  expect(found(rule, head + site("[us](/a)", `[us](${address})`))).toEqual([]);
  expect(found(rule, head + site("[us](/b)", `[us](${address})`))).toHaveLength(1);
});
