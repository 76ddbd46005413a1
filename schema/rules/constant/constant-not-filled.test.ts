import { expect, test } from "vitest";
import { check } from "./constant-not-filled.ts";
import { found } from "../testing/try-rule.ts";

const site = (action: string): string =>
  `constants: { a: phone }\nmenus: { topBar: [{ label: "{a}", href: "{a}", ${action} }] }`;

test("a name is silent, and so are braces where they are filled in", () => {
  expect(found(check, site("icon: phone"))).toEqual([]);
});

test("braces in a name are reported", () => {
  expect(found(check, site('icon: "{a}"'))).toEqual(["constant/not-allowed-here: {a}"]);
});
