import { expect, test } from "vitest";
import { check } from "./other-syntax.ts";
import { fixed, found } from "../testing/try-rule.ts";

const site = (title: string, currency = "INR"): string =>
  `site: { currency: ${currency} }\nconstants: { trial: { days: 14 } }\nroutes: [{ path: /, title: "${title}", sections: [] }]`;

test.each([
  "{trial.days}",
  "{{name}}",
  "${name}",
  "100% of 50%",
  "{{{trial.days}}}",
  "[[a]]",
  "[trial]",
  "(days)",
  "[trial.weeks]",
  "[trial.days](/a)",
])("%j is silent", (title) => {
  expect(found(check, site(title))).toEqual([]);
});

test.each([
  "${trial.days}",
  "{{trial.days}}",
  "{{ trial.days }}",
  "%trial.days%",
  "<%= trial.days %>",
  "[[trial.days]]",
  "[trial.days]",
  "(trial.days)",
])("%j is put right", (written) => {
  expect(found(check, site(`a ${written} b`))).toEqual([`constant/other-syntax: ${written}`]);
  expect(fixed(check, site(`a ${written} b`))).toBe(site("a {trial.days} b"));
});

test("a format is kept", () => {
  expect(fixed(check, site("{{trial.days|number}}"))).toBe(site("{trial.days | number}"));
});

test("where prices are in dollars, a dollar sign may stand before a constant", () => {
  expect(found(check, site("${trial.days}", "USD"))).toEqual([]);
});
