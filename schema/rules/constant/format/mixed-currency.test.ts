import { expect, test } from "vitest";
import { rule } from "./mixed-currency.ts";
import { found } from "../../testing/try-rule.ts";

const site = (title: string): string =>
  `site: { language: en-IN, currency: INR }\nroutes: [{ path: /, title: "${title}", sections: [] }]`;

test.each(["₹2,999", "2999", "Save $", "100%"])("“%s” is silent", (title) => {
  expect(found(rule, site(title))).toEqual([]);
});

test.each([
  ["from $29", "$29"],
  ["29 € a month", "29 €"],
])("“%s” is in another currency", (title, underlined) => {
  expect(found(rule, site(title))).toEqual([`constant/mixed-currency: ${underlined}`]);
});
