import { expect, test } from "vitest";
import { rule } from "./vague-link.ts";
import { found } from "../testing/try-rule.ts";

const site = (body: string, language = "en-IN"): string =>
  `site: { language: ${language} }\nroutes: [{ path: /, title: A, sections: [{ type: text, body: "${body}" }] }]`;

test.each(["See [the policy](/a).", "[Learn more about rye](/a)", "Click here"])("“%s” is silent", (body) => {
  expect(found(rule, site(body))).toEqual([]);
});

test.each([
  ["[Click here](/a) for more", "Click here"],
  ["For prices see [here](/a).", "here"],
])("in “%s” the words say nothing", (body, words) => {
  expect(found(rule, site(body))).toEqual([`a11y/vague-link: ${words}`]);
});

test("other languages have other words; buttons stand in their card", () => {
  expect(found(rule, site("[here](/a)", "de"))).toEqual([]);
  expect(found(rule, "menus: { main: [{ label: More, href: /a }] }")).toEqual([]);
});
