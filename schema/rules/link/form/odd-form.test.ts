import { expect, test } from "vitest";
import { rule } from "./odd-form.ts";
import { fixed, found } from "../../testing/try-rule.ts";

const site = (body: string): string => `routes: [{ path: /, title: A, sections: [{ type: text, body: "${body}" }] }]`;

test.each([
  "See [the prices](/prices).",
  "See [the prices](/prices) (or ask).",
  "Bread [sic] (as written)",
  "Bread (new)[1]",
  "Write `[words] (/path)` so",
  "See [the prices](/prices, with a space)",
])("“%s” is silent", (body) => {
  expect(found(rule, site(body))).toEqual([]);
});

test.each([
  ["See [the prices] (/prices).", "[the prices] (/prices)", "See [the prices](/prices)."],
  ["See [us]  (mailto:a@b.example).", "[us]  (mailto:a@b.example)", "See [us](mailto:a@b.example)."],
  ["See (the prices)[/prices].", "(the prices)[/prices]", "See [the prices](/prices)."],
  ["See [the prices](/prices and ask.", "[the prices](/prices", "See [the prices](/prices) and ask."],
  ["See [the prices](/prices.", "[the prices](/prices", "See [the prices](/prices)."],
])("“%s” is shown as it stands", (body, underlined, right) => {
  expect(found(rule, site(body))).toEqual([`link/odd-form: ${underlined}`]);
  expect(fixed(rule, site(body))).toBe(site(right));
});
