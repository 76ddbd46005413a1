import { expect, test } from "vitest";
import { rule as menuDuplicateId } from "../../menu/duplicate-id.ts";
import { rule as menuDuplicateLabel } from "../../menu/duplicate-label.ts";
import { rule as menuDuplicateLink } from "../../menu/duplicate-link.ts";
import { found } from "../../testing/try-rule.ts";

const rules = [menuDuplicateId, menuDuplicateLabel, menuDuplicateLink];

test("items that differ are silent, and so are equal ones in different lists", () => {
  expect(
    found(rules, "menus: { topBar: [{ label: A, href: /a }, { label: B, href: /b }], main: [{ label: A, href: /a }] }"),
  ).toEqual([]);
});

test("the same words and the same address are reported", () => {
  expect(found(rules, "menus: { main: [{ label: A, href: /a }, { label: a, href: /b }] }")).toEqual([
    "menu/duplicate-label: a",
  ]);
  expect(
    found(rules, "menus: { footer: [{ title: T, items: [{ label: A, href: /a }, { label: B, href: /a }] }] }"),
  ).toEqual(["menu/duplicate-link: /a"]);
});

test("two categories with one id are an error", () => {
  const category = (title: string): string => `{ id: x, title: ${title}, items: [{ title: I, description: d }] }`;
  expect(
    found(
      rules,
      `menus: { main: [{ label: A, href: /a, mega: { categories: [${category("A")}, ${category("B")}] } }] }`,
    ),
  ).toEqual(["menu/duplicate-id: x"]);
});
