import { expect, test } from "vitest";
import { rule } from "./hides-target.ts";
import { found } from "../../testing/try-rule.ts";

const route = (path: string, anchor: string, more = ""): string =>
  `  - { path: ${path}, title: A${more}, sections: [{ type: text, anchor: ${anchor}, body: a }] }\n`;

test("anchors with their own address are silent", () => {
  expect(
    found(
      rule,
      `routes:\n${route("/", "programs")}${route("/products", "products/sales")}${route("/pricing", "plans")}`,
    ),
  ).toEqual([]);
});

test("an anchor under the path of another page is reported", () => {
  expect(found(rule, `routes:\n${route("/products", "sales")}${route("/products/sales", "x")}`)).toEqual([
    "link/hides-target: sales",
  ]);
});

test("an anchor with the path of another page in front is reached below its own page", () => {
  expect(found(rule, `routes:\n${route("/products", "a")}${route("/pricing", "products/sales")}`)).toEqual([]);
});

test("of two anchors with one address, the one that loses is reported", () => {
  const sections = "[{ type: text, anchor: sales, body: a }, { type: text, anchor: products/sales, body: a }]";
  expect(found(rule, `routes: [{ path: /products, title: A, sections: ${sections} }]`)).toEqual([
    "link/hides-target: sales",
  ]);
});

test("an old address that a page answers is reported", () => {
  expect(found(rule, `routes:\n${route("/a", "x", ", movedFrom: [/b]")}${route("/b", "y")}`)).toEqual([
    "link/hides-target: /b",
  ]);
  expect(found(rule, `routes:\n${route("/a", "x", ", movedFrom: [/b]")}`)).toEqual([]);
});
