import { expect, test } from "vitest";
import { rule } from "./insecure.ts";
import { fixed, found } from "../../testing/try-rule.ts";

const text = (href: string): string =>
  `routes: [{ path: /, title: A, sections: [{ type: text, body: "[x](${href})" }] }]`;

test.each(["https://a.example", "/a", "mailto:a@b.example"])("%s is silent", (href) => {
  expect(found(rule, text(href))).toEqual([]);
});

test("an address without encryption is reported and put right", () => {
  expect(found(rule, text("http://a.example"))).toEqual(["link/insecure: http://a.example"]);
  expect(fixed(rule, text("http://a.example"))).toBe(text("https://a.example"));
});
