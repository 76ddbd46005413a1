import { expect, test } from "vitest";
import { rule as valueNumberAsText } from "../../value/number-as-text.ts";
import { rule as constantNotAllowedHere } from "../../constant/not-allowed-here.ts";
import { rule as valueBadDate } from "../../value/bad-date.ts";
import { fixed, found } from "../../testing/try-rule.ts";
import { wrongConstants } from "./wrong-constants.ts";

const rules = [valueNumberAsText, constantNotAllowedHere, valueBadDate].map((rule) => ({
  ...rule,
  find: wrongConstants,
}));

const site = (value: string, body: string): string =>
  `constants: { n: ${value} }\nroutes: [{ path: /, title: A, sections: [{ type: text, body: "${body}" }] }]`;

test.each([
  ["14", "{n | number} {n | percent}"],
  ["2025-01-15", "{n | date} {n | date}"],
  ["fourteen", "{n} {n}"],
  ["fourteen", "{n | number}"],
  ["5–7", "{n | number}"],
])("%s is silent in “%s”", (value, body) => {
  expect(found(rules, site(value, body))).toEqual([]);
});

test.each([
  ['"14"', "{n | number}", "value/number-as-text"],
  ["14%", "{n | percent}", "value/number-as-text"],
  ["fourteen", "{n | number} {n | percent}", "constant/not-allowed-here"],
  ["15/01/2025", "{n | date} {n | date}", "value/bad-date"],
])("%s is to blame for all of “%s”", (value, body, code) => {
  expect(found(rules, site(value, body))).toEqual([`${code}: ${value}`]);
});

test("a value that is right for one of its uses is not to blame for another", () => {
  expect(found(rules, site("2025-01-15", "{n | date} {n | number} {n | number}"))).toEqual([]);
});

test("a field of an entry hides the constant of its name", () => {
  const yaml = `constants: { price: "14" }
collections: { plans: { a: { title: A, price: 3 } } }
routes: [{ path: /, title: A, sections: [{ type: plans, from: plans, action: { label: "{price | money}", href: / } }] }]`;
  expect(found(rules, yaml)).toEqual([]);
});

test("the digits are what is left of a price or a share", () => {
  expect(fixed(rules, site(`"₹2,999"`, "{n | money}"))).toBe(site("2999", "{n | money}"));
  expect(fixed(rules, site("99.9%", "{n | percent}"))).toBe(site("99.9", "{n | percent}"));
});
