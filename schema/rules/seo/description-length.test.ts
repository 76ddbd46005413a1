import { expect, test } from "vitest";
import { rule } from "./description-length.ts";
import { found } from "../testing/try-rule.ts";

const site = (description: string): string =>
  `constants: { a: ${"b".repeat(50)} }\nroutes: [{ path: /, title: T, description: "${description}", sections: [] }]`;

test.each(["Fresh bread from our oven every morning.", "{a}", "{unknown}"])("“%s” is silent", (description) => {
  expect(found(rule, site(description))).toEqual([]);
});

test.each(["Bread.", "Fresh bread. ".repeat(13).trim(), "{a}{a}{a}{a}"])(
  "“%s” is too short or too long",
  (description) => {
    expect(found(rule, site(description))).toEqual([`seo/description-length: "${description}"`]);
  },
);
