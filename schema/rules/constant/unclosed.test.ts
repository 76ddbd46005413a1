import { expect, test } from "vitest";
import { rule as constantUnclosed } from "./unclosed.ts";
import { rule as constantUnknown } from "./unknown.ts";
import { rule as constantNoBraces } from "./no-braces.ts";
import { fixed, found, words } from "../testing/try-rule.ts";

const rules = [constantUnclosed, constantUnknown];

const site = (title: string): string =>
  `constants: { trial: { days: 14 } }\nroutes: [{ path: /, title: "${title}", sections: [] }]`;

test.each(["{trial.days}", "{{", "}}", "{{a}}", "a } b"])("%j is silent", (title) => {
  expect(found(rules, site(title))).toEqual([]);
});

test.each([
  ["{trial.days free", "constant/unclosed: {trial.days"],
  ["{trial.days, {trial.days}", "constant/unclosed: {trial.days"],
  ["a { b", "constant/unclosed: { b"],
  ["a {", "constant/unclosed: {"],
  ["{}", "constant/unknown: {}"],
])("in %j the brace is underlined", (title, expected) => {
  expect(found(rules, site(title))).toEqual([expected]);
});

test.each([
  ["Try trial.days} free", "Write {trial.days}"],
  ["From trial.days | number} on", "Write {trial.days | number}"],
])("where the first brace is missing in %j, its format stays, and nothing else is said", (title, help) => {
  expect(found([...rules, constantNoBraces], site(title))).toHaveLength(1);
  expect(fixed(rules, site(title))).toContain("{trial.days");
  expect(words(constantUnclosed, site(title))).toContain(help);
});

test("a known name is closed", () => {
  expect(fixed(rules, site("a {trial.days free"))).toContain('"a {trial.days} free"');
});

test("a link whose first bracket is gone with the brace gets both back", () => {
  const page = (body: string): string =>
    `constants: { phone: "1" }\nroutes: [{ path: /, title: A, sections: [{ type: text, body: "${body}" }] }]`;
  expect(fixed(rules, page("Call {phone](tel:{phone}) now"))).toContain('"Call [{phone}](tel:{phone}) now"');
});
