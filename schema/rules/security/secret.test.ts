import { expect, test } from "vitest";
import { rule } from "./secret.ts";
import { found } from "../testing/try-rule.ts";

test.each([
  "constants: { a: ask-me-anything-you-want }",
  "constants: { password: x }",
  "constants: { a: sk-learn }",
  "constants: { password: ask at the counter }",
])("%s is silent", (text) => {
  expect(found(rule, text)).toEqual([]);
});

const key = ["sk", "live", "a1b2c3d4e5f6g7h8"].join("_");
test.each([
  [`constants: { a: key ${key} }`, key],
  ["constants: { apiKey: 9f8e7d6c5b }", "9f8e7d6c5b"],
])("%s is a secret", (text, underlined) => {
  expect(found(rule, text)).toEqual([`security/secret: ${underlined}`]);
});
