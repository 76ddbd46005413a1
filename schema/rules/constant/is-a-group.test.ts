import { expect, test } from "vitest";
import { rule } from "./is-a-group.ts";
import { fixed, found, words } from "../testing/try-rule.ts";

const site = (title: string): string =>
  `constants: { trial: { days: 14 }, refund: { a: 1, b: 2 }, list: [1, 2] }\nroutes: [{ path: /, title: "${title}", sections: [] }]`;

test.each(["{trial.days}", "{list}", "{unknown}"])("%s is silent", (title) => {
  expect(found(rule, site(title))).toEqual([]);
});

test("a group is reported with its names", () => {
  expect(found(rule, site("{trial}"))).toEqual(["constant/is-a-group: trial"]);
  expect(words(rule, site("{refund}"))).toBe(
    "“refund” is a group of values, not one of them.\nName one of them: {refund.a}, {refund.b}.",
  );
});

test("the only name of a group is the fix", () => {
  expect(fixed(rule, site("{trial} days"))).toContain('"{trial.days} days"');
});
