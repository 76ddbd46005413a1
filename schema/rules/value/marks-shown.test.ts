import { expect, test } from "vitest";
import { rule } from "./marks-shown.ts";
import { fixed, found } from "../testing/try-rule.ts";

const site = (title: string): string =>
  `routes: [{ path: /, title: A, sections: [{ type: text, title: "${title}", body: "**a** and [b](/)" }] }]`;

test.each(["Bread", "Bread [new] (warm)", "Bread**", "5 ** 6 ** 7", "Bread [new](sic)", "*Bread*", "**Bread** today"])(
  "“%s” is silent",
  (title) => {
    expect(found(rule, site(title))).toEqual([]);
  },
);

test.each([
  ["Our **fresh** bread", "**fresh**", "Our fresh bread"],
  ["Bread, **fresh**", "**fresh**", "Bread, fresh"],
  ["See [the prices](/prices)", "[the prices](/prices)", "See the prices"],
  ["Write [us](mailto:bread@bakery.example)", "[us](mailto:bread@bakery.example)", "Write us"],
])("“%s” is shown as it stands", (title, underlined, right) => {
  expect(found(rule, site(title))).toEqual([`value/marks-shown: ${underlined}`]);
  expect(fixed(rule, site(title))).toBe(site(right));
});
