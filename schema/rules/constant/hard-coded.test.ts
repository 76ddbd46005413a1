import { expect, test } from "vitest";
import { rule } from "./hard-coded.ts";
import { fixed, found, words } from "../testing/try-rule.ts";

const site = (title: string, more = ""): string => `site: { language: en-IN, currency: INR }
constants: { trial: { days: 14 }, refund: { reviewDays: 2, windowDays: 30 }, access: { extraDays: 30 }, uptime: 99.9, share: 40, email: sales@shreni.example, phone: "+91 00000 00000" }
collections: { plans: { starter: { title: Starter, price: 2999 } } }
routes: [{ path: /, title: "${title}", description: "{uptime | percent} {share}%", sections: [] }]
${more}`;

test.each([
  "{trial.days}-day trial",
  "14 reasons",
  "day 14",
  "14.5 days",
  "10-14 days",
  "114 days",
  "2 days",
  "₹29,990",
  "₹2,999.50",
  "2999",
  "40% of all",
  "99.95%",
  "24/7",
])("“%s” is silent", (title) => {
  expect(found(rule, site(title))).toEqual([]);
});

test.each([
  ["A 14-day trial", "14", "A {trial.days}-day trial"],
  ["for ₹2,999", "₹2,999", "for {plans.starter.price | money}"],
  ["for Rs. 2999", "Rs. 2999", "for {plans.starter.price | money}"],
  ["with 99.9% of it", "99.9%", "with {uptime | percent} of it"],
  ["A share of 40%", "40%", "A share of {share | percent}"],
  ["We review in 2 business days", "2", "We review in {refund.reviewDays} business days"],
  ["Mail sales@shreni.example", "sales@shreni.example", "Mail {email}"],
])("“%s” repeats a constant", (title, underlined, wanted) => {
  expect(found(rule, site(title))).toEqual([`constant/hard-coded: ${underlined}`]);
  expect(fixed(rule, site(title))).toBe(site(wanted));
});

test("where no edit is sure to fit, none is offered", () => {
  expect(fixed(rule, site("30 days"))).toBeUndefined();
});

test("links repeat too", () => {
  expect(
    found(rule, site("A", "menus: { topBar: [{ label: Mail, href: 'mailto:sales@shreni.example?subject=Hi' }] }")),
  ).toEqual(["constant/hard-coded: sales@shreni.example"]);
});

test("of several constants with one value, none is chosen", () => {
  expect(words(rule, site("Refund or access for 30 days"))).toBe(
    "“30 days” repeats a constant: {refund.windowDays} or {access.extraDays}.\nWrite {refund.windowDays} or {access.extraDays}, so that one change is enough.",
  );
  expect(fixed(rule, site("Refund or access for 30 days"))).toBeUndefined();
});

test("an amount or a number that others have as well repeats a fact only where a word names it", () => {
  const shop = (text: string): string =>
    `site: { currency: GBP }
constants: { visit: { noticeHours: 24 } }
collections: { plans: { adult: { title: Adult, price: 19, originalPrice: 22 } } }
routes: [{ path: /, title: A, sections: [{ type: table, title: A, table: { columns: [{ label: A }, { label: B }], rows: [[${text}], [C, D]] } }] }]`;
  for (const row of ["Microchip, £22", "Nails, £19", "58 kinds of pets and 24 hours of care, B"])
    expect(words(rule, shop(row))).toBe("\n");
  expect(words(rule, shop("Adult, £19"))).toContain("{plans.adult.price | money}");
  expect(words(rule, shop("Tell us of your visit 24 hours before, B"))).toContain("{visit.noticeHours}");
});
