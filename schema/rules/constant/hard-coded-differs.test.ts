import { expect, test } from "vitest";
import { rule } from "./hard-coded-differs.ts";
import { fixed, found } from "../testing/try-rule.ts";

const site = (title: string): string =>
  `constants: { trial: { days: 14 }, refund: { windowDays: 30, reviewDays: 2 } }\nroutes: [{ path: /, title: "${title}", sections: [] }]`;

test.each([
  "14-day trial",
  "{trial.days}-day trial",
  "30-day guarantee",
  "15 days of work",
  "5-day refund",
  "3 trial days",
])("“%s” is silent", (title) => {
  expect(found(rule, site(title))).toEqual([]);
});

test.each(["15-day trial", "15 days free trial", "A trial of 15 days"])("“%s” differs from the constant", (title) => {
  expect(found(rule, site(title))).toEqual(["constant/hard-coded-differs: 15"]);
});

test("the constant is written in its place", () => {
  expect(fixed(rule, site("A 15-day trial"))).toBe(site("A {trial.days}-day trial"));
});
