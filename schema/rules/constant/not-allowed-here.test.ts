import { expect, test } from "vitest";
import { rule } from "./not-allowed-here.ts";
import { found } from "../testing/try-rule.ts";

const site = (action: string): string =>
  `constants: { a: phone }\nmenus: { topBar: [{ label: "{a}", href: "{a}", ${action} }] }`;

test("a name is silent, and so are braces where they are filled in", () => {
  expect(found(rule, site("icon: phone"))).toEqual([]);
});

test("braces in a name are reported", () => {
  expect(found(rule, site('icon: "{a}"'))).toEqual(["constant/not-allowed-here: {a}"]);
});
