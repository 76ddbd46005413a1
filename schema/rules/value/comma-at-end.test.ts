import { expect, test } from "vitest";
import { rule } from "./comma-at-end.ts";
import { fixed, found } from "../testing/try-rule.ts";

const site = (title: string): string => `site: { name: Bakery }
routes:
  - path: /
    title: A
    sections:
      - type: text
        title: ${title}
        body: |
          Dear reader,

          come in,`;

test.each(["Bread, rolls and cakes", '"Dear reader,"', "Bread # and more,", "Bread;"])("%s is silent", (title) => {
  expect(found(rule, site(title))).toEqual([]);
});

test.each(["Bread,", "Bread, rolls,", "Bread, # and more"])("“%s” ends with a comma", (title) => {
  expect(found(rule, site(title))).toEqual(["value/comma-at-end: ,"]);
  expect(fixed(rule, site(title))).toBe(site(title.replace(/,(?=$| #)/, "")));
});
