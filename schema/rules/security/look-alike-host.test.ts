import { expect, test } from "vitest";
import { rule } from "./look-alike-host.ts";
import { found } from "../testing/try-rule.ts";

const site = (href: string): string =>
  `routes: [{ path: /, title: A, sections: [{ type: text, body: "[x](${href})" }] }]`;

test.each([
  "https://apple.example",
  "https://bücher.example",
  "https://пример.example",
  "https://xn--mnchen-3ya.example",
  "https://shop.xn--bcher-kva.example/a",
  "https://xn--e1afmkfd.xn--e1afmkfd",
  "https://xn--r8jz45g.example",
  "https://xn--80ak6aa92e.xn--e1afmkfd",
  "mailto:a@b.example",
  "/a",
])("%s is silent", (href) => {
  expect(found(rule, site(href))).toEqual([]);
});

test.each([
  "https://аpple.example",
  "https://xn--pple-43d.example",
  "https://xn--80ak6aa92e.example",
  "https://xn--a.example",
  "https://bank.example@evil.example/a",
])("%s is reported", (href) => {
  expect(found(rule, site(href))).toEqual([`security/look-alike-host: ${href}`]);
});
