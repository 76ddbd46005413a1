import { expect, test } from "vitest";
import { resolveLink as resolve } from "./resolve-link.ts";
import type { AddressIndex } from "../../schema/site/address.ts";
import type { Address } from "../../schema/language/values.ts";

const index = {
  pages: { "/": { anchors: ["programs"] }, "/pricing": { anchors: ["plans"] } },
  planned: { "/signin": true },
  moved: { "/plans": "/pricing/plans" },
} as const;

const resolveLink = (link: string, known: AddressIndex): Address =>
  resolve(link, known, new URL("https://acme.example"));

test("an old address leads to the one that answers now", () => {
  expect(resolveLink("/plans", index)).toEqual({ to: "/pricing/plans", page: "/pricing", anchor: "plans" });
});

test("a subject is encoded, and what is encoded already stays", () => {
  const expected = { url: "mailto:a@b.example?subject=Free%20%26%20easy" };
  expect(resolveLink("mailto:a@b.example?subject=Free %26 easy", index)).toEqual(expected);
  expect(resolveLink("mailto:a@b.example?subject=Free%20%26%20easy", index)).toEqual(expected);
});

test("phone numbers lose their spaces and brackets, web addresses nothing", () => {
  expect(resolveLink("tel:+91 (000) 000", index)).toEqual({ url: "tel:+91000000" });
  expect(resolveLink("https://example.com/a?b=c#d", index)).toEqual({
    url: "https://example.com/a?b=c#d",
    elsewhere: true,
  });
});

test("an address of this site is not elsewhere, and one that only begins alike is", () => {
  expect(resolveLink("https://acme.example/files/", index)).toEqual({ url: "https://acme.example/files/" });
  expect(resolveLink("https://acme.example.evil.com/", index)).toHaveProperty("elsewhere", true);
});

test("a file of the public folder is reached from the site's root", () => {
  expect(resolveLink("/prices.pdf", { ...index, pages: { "/pricing": { anchors: [] } } })).toEqual({
    url: "prices.pdf",
  });
});
