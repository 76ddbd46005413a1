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

test.each(["Click here", "Read more", "Learn more »"])("a button “%s” says nothing", (label) => {
  const page = `routes: [{ path: /, title: A, sections: [{ type: text, body: A, actions: [{ label: ${label}, href: /a }] }] }]`;
  expect(found(rule, page)).toEqual([`a11y/vague-link: ${label}`]);
});

const link = "{ label: Click here, href: /a }";
test.each([
  `shared: { a: { type: text, body: A, actions: [${link}] } }`,
  `menus: { actions: [${link}] }`,
  `menus: { main: [{ label: A, href: /a, mega: { categories: [], featured: { title: A, description: A, cta: ${link} } } }] }`,
  `menus: { footer: [{ title: A, items: [${link}] }] }`,
  `menus: { topBar: [${link}] }`,
  `menus: { main: [${link}] }`,
  `routes: [{ path: /, title: A, sections: [{ type: feature-grid, items: [{ title: Click here, text: A, href: /a }] }] }]`,
])("wherever it stands, a link says where it leads: %s", (written) => {
  expect(found(rule, written)).toEqual(["a11y/vague-link: Click here"]);
});

test("a button of the header says more than an entry has to", () => {
  expect(found(rule, "menus: { actions: [{ label: Details, href: /a }] }")).toEqual(["a11y/vague-link: Details"]);
  expect(found(rule, "menus: { topBar: [{ label: Details, href: /a }] }")).toEqual([]);
});

test.each(["Read more about rye", "More bread", "Here we are"])("a button “%s” is silent", (label) => {
  const page = `routes: [{ path: /, title: A, sections: [{ type: text, body: A, actions: [{ label: ${label}, href: /a }] }] }]`;
  expect(found(rule, page)).toEqual([]);
});

test.each([
  ["de", "Hier klicken"],
  ["de-AT", "hier"],
  ["fr", "Cliquez ici"],
  ["es", "haz clic aquí"],
  ["es", "Haz clic aqui\u0301"],
  ["hi", "यहाँ क्लिक करें"],
  ["ar", "اضغط هنا"],
])("in %s “%s” says nothing", (language, words) => {
  expect(found(rule, site(`[${words}](/a)`, language))).toEqual([`a11y/vague-link: ${words}`]);
});

test.each([
  ["de", "Hier wird gebacken"],
  ["fr", "Plus de pain"],
  ["es", "Más pan"],
  ["de", "Info"],
])("in %s “%s” is silent", (language, words) => {
  expect(found(rule, site(`[${words}](/a)`, language))).toEqual([]);
});

test("other languages have other words; a menu names what is around", () => {
  expect(found(rule, site("[here](/a)", "de"))).toEqual([]);
  expect(found(rule, "menus: { main: [{ label: More, href: /a }] }")).toEqual([]);
});
