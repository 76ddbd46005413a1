import { expect, test } from "vitest";
import { rule } from "./unused.ts";
import { found } from "../testing/try-rule.ts";

const site = (constants: string, body: string, more = ""): string =>
  `constants: ${constants}\nroutes: [{ path: /, title: A, sections: [{ type: text, body: "${body}" }] }]\n${more}`;

test("constants that a text, a link, a number or another constant uses are silent", () => {
  expect(found(rule, site("{ a: 1, b: { c: 2 }, d: '{a}' }", "{b.c} [x](tel:{d})"))).toEqual([]);
  expect(found(rule, site("{ a: 1 }", "a", "collections: { p: { x: { title: X, price: '{a}' } } }"))).toEqual([]);
});

test("what nothing uses is reported at its name", () => {
  expect(found(rule, site("{ a: 1, b: 2 }", "{a}"))).toEqual(["constant/unused: b"]);
});

test("a group of which nothing is used is one problem", () => {
  expect(found(rule, site("{ a: { b: 1, c: 2 }, d: { e: 1, f: 2 } }", "{d.e}"))).toEqual([
    "constant/unused: a",
    "constant/unused: f",
  ]);
});

test("a text that is only hidden uses its constants", () => {
  expect(found(rule, site("{ a: 1 }", "a", "shared: { s: { type: text, hidden: true, body: '{a}' } }"))).toEqual([]);
});

test("a misspelt use is a use", () => {
  expect(found(rule, site("{ trial: { days: 1 }, phone: 2 }", "{trial.day} {{phone}}"))).toEqual([]);
  expect(found(rule, site("{ trial: { days: 1 }, phone: 2 }", "{days} {constants.phone}"))).toEqual([]);
  expect(found(rule, site("{ trial: { lead: 1, most: 2 } }", "{trial.leadDays} {trial.most}"))).toEqual([]);
  expect(found(rule, site("{ trial: { days: 1 } }", "(trial.days)"))).toEqual([]);
});

test("where something is broken, nothing is called unused", () => {
  expect(found(rule, site("{ a: 1 }", "a", "shard: { s: { type: text, body: '{a}' } }"))).toEqual([]);
});

test("nobody is told to use a secret, alone or in a group", () => {
  const key = ["sk", "live", "a1b2c3d4e5f6g7h8"].join("_");
  expect(found(rule, site(`{ stripe: ${key} }`, "a"))).toEqual([]);
  expect(found(rule, site(`{ payment: { stripe: { live: ${key} } } }`, "a"))).toEqual([]);
});
