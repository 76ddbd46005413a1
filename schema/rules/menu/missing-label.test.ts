import { expect, test } from "vitest";
import { check } from "./missing-label.ts";
import { found } from "../testing/try-rule.ts";

const site = (label: string): string =>
  `routes: [{ path: /, title: A, sections: [{ type: text, body: a, actions: [{ label: "${label}", href: / }] }] }]`;

test("a link with words is silent, and so is one whose words are broken", () => {
  expect(found(check, site("Go"))).toEqual([]);
  expect(found(check, "menus: { main: [{ href: / }] }")).toEqual([]);
});

test("a link without words is reported, in a text and in a menu too", () => {
  expect(found(check, site(" "))).toEqual(['a11y/empty-button: " "']);
  expect(found(check, 'menus: { main: [{ label: "", href: / }] }')).toEqual(['menu/missing-label: ""']);
  expect(found(check, "planned: [{ path: /a, title: A, message: '[](/)' }]")).toEqual(["a11y/empty-button: '[](/)'"]);
});
