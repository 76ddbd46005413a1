import { expect, test } from "vitest";
import { rule as linkEmpty } from "../../link/form/empty.ts";
import { rule as linkHashNotNeeded } from "../../link/form/hash-not-needed.ts";
import { rule as linkProtocolRelative } from "../../link/form/protocol-relative.ts";
import { rule as linkSchemeNotAllowed } from "../../link/form/scheme-not-allowed.ts";
import { rule as linkBareEmail } from "../../link/form/bare-email.ts";
import { rule as linkBarePhone } from "../../link/form/bare-phone.ts";
import { rule as linkMissingScheme } from "../../link/form/missing-scheme.ts";
import { rule as linkMissingSlash } from "../../link/form/missing-slash.ts";
import { rule as linkMalformed } from "../../link/form/malformed.ts";
import { rule as valueBadEmail } from "../../value/bad-email.ts";
import { rule as valueBadPhone } from "../../value/bad-phone.ts";
import { rule as yamlCurlyQuotes } from "../../yaml/curly-quotes.ts";
import { fixed, found } from "../../testing/try-rule.ts";

const rules = [
  linkEmpty,
  linkHashNotNeeded,
  linkProtocolRelative,
  linkSchemeNotAllowed,
  linkBareEmail,
  linkBarePhone,
  linkMissingScheme,
  linkMissingSlash,
  linkMalformed,
  valueBadEmail,
  valueBadPhone,
  yamlCurlyQuotes,
];

const text = (href: string): string => `constants: { email: a@b.example, phone: "+49 30 123456" }
routes: [{ path: /, title: A, sections: [{ type: text, body: a, actions: [{ label: Go, href: "${href}" }] }] }]
planned: [{ path: /pricing, title: Pricing }, { path: /blog/news, title: News }, { path: /news, title: News }]`;

test.each([
  "/",
  "/nowhere",
  "https://a.example",
  "http://a.example",
  "mailto:a@b.example?subject=Hello you",
  "mailto:{email}",
  "tel:{phone}",
  "{unknown}",
])("“%s” is a way to write a link", (href) => {
  expect(found(rules, text(href))).toEqual([]);
});

test.each([
  ["", "link/empty"],
  ["#/pricing", "link/hash-not-needed"],
  ["/pricing#plans", "link/hash-not-needed"],
  ["#plans", "link/hash-not-needed"],
  ["//a.example", "link/protocol-relative"],
  ["javascript:alert(1)", "link/scheme-not-allowed"],
  ["data:text/html,x", "link/scheme-not-allowed"],
  ["hello@bakery.example", "link/bare-email"],
  ["{email}", "link/bare-email"],
  ["+49 30 123456", "link/bare-phone"],
  ["{phone}", "link/bare-phone"],
  ["www.bakery.example", "link/missing-scheme"],
  ["pricing", "link/missing-slash"],
  ["/pricing?from=here", "link/malformed"],
  ["see here", "link/malformed"],
  ["mailto:nobody", "value/bad-email"],
  ["tel:call me", "value/bad-phone"],
])("“%s” is %s", (href, code) => {
  expect(found(rules, text(href))).toEqual([`${code}: ${href === "" ? '""' : href}`]);
});

test.each([
  ["#/pricing", "/pricing"],
  ["/#/pricing", "/pricing"],
  ["/pricing#plans", "/pricing/plans"],
  ["//a.example/b", "https://a.example/b"],
  ["hello@bakery.example", "mailto:hello@bakery.example"],
  ["{phone}", "tel:{phone}"],
  ["www.a.example", "https://www.a.example"],
  ["../pricing", "/pricing"],
  ["prcing", "/pricing"],
  ["htps://a.example", "https://a.example"],
  ["https:/a.example", "https://a.example"],
  ["mailto://{email}", "mailto:{email}"],
  ["tel:+49 3O 123456", "tel:+49 30 123456"],
  ["a@b.example", "mailto:{email}"],
])("“%s” is put right to “%s”", (href, wanted) => {
  expect(fixed(rules, text(href))).toBe(text(wanted));
});

test("a link inside a text is checked like all others", () => {
  const yaml = "routes: [{ path: /, title: A, sections: [{ type: text, body: 'See [us](bakery.example).' }] }]";
  expect(found(rules, yaml)).toEqual(["link/missing-scheme: bakery.example"]);
});
