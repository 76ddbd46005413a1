import { expect, test } from "vitest";
import { rule } from "./other-syntax.ts";
import { fixed, found } from "../testing/try-rule.ts";

const site = (title: string, currency = "INR"): string =>
  `site: { currency: ${currency} }\nconstants: { trial: { days: 14 } }\nroutes: [{ path: /, title: "${title}", sections: [] }]`;

test.each([
  "{trial.days}",
  "{{name}}",
  "${name}",
  "100% of 50%",
  "5 %{trial.days}",
  "{{{trial.days}}}",
  "[[a]]",
  "[trial]",
  "(days)",
  "[trial.weeks]",
  "[trial.days](/a)",
])("%j is silent", (title) => {
  expect(found(rule, site(title))).toEqual([]);
});

test.each([
  "${trial.days}",
  "{{trial.days}}",
  "{{ trial.days }}",
  "%trial.days%",
  "%{trial.days}",
  "<%= trial.days %>",
  "[[trial.days]]",
  "[trial.days]",
  "(trial.days)",
  "<trial.days>",
])("%j is put right", (written) => {
  expect(found(rule, site(`a ${written} b`))).toEqual([`constant/other-syntax: ${written}`]);
  expect(fixed(rule, site(`a ${written} b`))).toBe(site("a {trial.days} b"));
});

test("a format is kept", () => {
  expect(fixed(rule, site("{{trial.days|number}}"))).toBe(site("{trial.days | number}"));
});

test("where prices are in dollars, a dollar sign may stand before a constant", () => {
  expect(found(rule, site("${trial.days}", "USD"))).toEqual([]);
});

test("all places of a text are one problem with one fix", () => {
  const text = site("a ${trial.days} b {{ trial.days }}");
  expect(found(rule, text)).toEqual(["constant/other-syntax: ${trial.days}"]);
  expect(fixed(rule, text)).toContain("a {trial.days} b {trial.days}");
});
