import { expect, test } from "vitest";
import { rule as a11yEmptyButton } from "../../a11y/empty-button.ts";
import { rule as menuMissingLabel } from "../../menu/missing-label.ts";
import { found } from "../../testing/try-rule.ts";

const rules = [a11yEmptyButton, menuMissingLabel];

const site = (label: string): string =>
  `routes: [{ path: /, title: A, sections: [{ type: text, body: a, actions: [{ label: "${label}", href: / }] }] }]`;

test("a link with words is silent, and so is one whose words are broken", () => {
  expect(found(rules, site("Go"))).toEqual([]);
  expect(found(rules, "menus: { main: [{ href: / }] }")).toEqual([]);
});

test("a link without words is reported, in a text and in a menu too", () => {
  expect(found(rules, site(" "))).toEqual(['a11y/empty-button: " "']);
  expect(found(rules, 'menus: { main: [{ label: "", href: / }] }')).toEqual(['menu/missing-label: ""']);
  expect(found(rules, "planned: [{ path: /a, title: A, message: '[](/)' }]")).toEqual(["a11y/empty-button: '[](/)'"]);
});
