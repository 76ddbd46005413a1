import { expect, test } from "vitest";
import { rule } from "./too-many.ts";
import { found } from "../testing/try-rule.ts";

const footer = (count: number): string =>
  `menus: { footer: [{ title: T, items: [${Array.from({ length: count }, (_, n) => `{ label: L${n}, href: / }`).join(", ")}] }] }`;

test("a dozen items are silent", () => {
  expect(found(rule, footer(12))).toEqual([]);
});

test("more are reported", () => {
  expect(found(rule, footer(13))).toEqual(["menu/too-many: items"]);
});
