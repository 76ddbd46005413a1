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
  "See [the [new] prices](/prices).",
  "Bread [new]/rolls (all of them)",
  "An array is written x[i](y)",
])("“%s” is silent", (body) => {
  expect(found(rule, site(body))).toEqual([]);
});

test.each([
  ["See [the prices] (/prices).", "[the prices] (/prices)", "See [the prices](/prices)."],
  ["See [us]  (mailto:a@b.example).", "[us]  (mailto:a@b.example)", "See [us](mailto:a@b.example)."],
  ["See (the prices)[/prices].", "(the prices)[/prices]", "See [the prices](/prices)."],
  ["See [the prices](/prices and ask.", "[the prices](/prices", "See [the prices](/prices) and ask."],
  ["See [the prices]/prices).", "[the prices]/prices)", "See [the prices](/prices)."],
  ["See [the prices|/prices].", "[the prices|/prices]", "See [the prices](/prices)."],
  ["See [[the prices|/prices]].", "[[the prices|/prices]]", "See [the prices](/prices)."],
  ["See [[/prices|the prices]].", "[[/prices|the prices]]", "See [the prices](/prices)."],
  ["See [the prices](/prices.", "[the prices](/prices", "See [the prices](/prices)."],
  ["See [the prices] (/prices.", "[the prices] (/prices", "See [the prices](/prices)."],
])("“%s” is shown as it stands", (body, underlined, right) => {
  expect(found(rule, site(body))).toEqual([`link/odd-form: ${underlined}`]);
  expect(fixed(rule, site(body))).toBe(site(right));
});

test("a link whose first bracket is gone is shown as it stands, and only its author knows where it begins", () => {
  const broken = site("See the prices](/prices).");
  expect(found(rule, broken)).toEqual(["link/odd-form: prices](/prices)"]);
  expect(fixed(rule, broken)).toBeUndefined();
});
