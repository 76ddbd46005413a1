import { expect, test } from "vitest";
import { parse } from "yaml";
import { createFiller, type Filled } from "./fill.ts";
import { knownNames, lookUp, parseReferences } from "./reference.ts";

const site = parse(`
site: { name: Bakery, language: en-IN, currency: INR }
constants:
  trial: { days: 14 }
  email: hello@bakery.example
  mail: "Write to {email}"
  same: "{trial.days}"
  days: [Monday, "{trial.days}"]
  one: "a {two}"
  two: "{one}"
  scale: 100000
  updated: "2025-01-15"
  bad: "{nothing.here}"
  share: 99.9
collections:
  programs:
    foundation: { title: Foundation, price: 2999, originalPrice: 3999 }
    open: { title: Open }
`);
const filler = createFiller(site);
const words = (source: string): string => filler.words(source);
const fill = (source: string): Filled | undefined => {
  const [reference] = parseReferences(source).references;
  return reference && filler.reference(reference);
};

test.each([
  ["{trial.days}-day trial", "14-day trial"],
  ["{ email }", "hello@bakery.example"],
  ["{mail}", "Write to hello@bakery.example"],
  ["{same}", "14"],
  ["{days}", "Monday, 14"],
  ["{site.name}", "Bakery"],
  ["{programs.foundation.title}", "Foundation"],
  ["{programs.foundation.price | money}", "₹2,999"],
  ["{programs.foundation.saving|money}", "₹1,000"],
  ["{scale | number}", "1,00,000"],
  ["{share | percent}", "99.9%"],
  ["{updated | date}", "15 January 2025"],
  ["{{x}}", "{x}"],
  ["{{{trial.days}}}", "{14}"],
])("%s becomes %s", (source, expected) => {
  expect(words(source)).toBe(expected);
});

test("what cannot be filled in stays as written", () => {
  expect(words("a {no.such} b { c")).toBe("a {no.such} b { c");
});

test.each([
  ["{nope}", "unknown"],
  ["{trial}", "group"],
  ["{programs}", "group"],
  ["{programs.open.saving}", "unknown"],
  ["{toString}", "unknown"],
  ["{constructor.name}", "unknown"],
  ["{one}", "circular"],
  ["{bad}", "elsewhere"],
  ["{email | money}", "wrong-format"],
  ["{scale | date}", "wrong-format"],
  ["{scale | moeny}", "unknown-format"],
])("%s is %s", (source, expected) => {
  expect(fill(source)?.kind).toBe(expected);
});

test("a circle is found from each of its ends, also the second time", () => {
  expect([fill("{two}"), fill("{one}"), fill("{two}")].map((one) => one?.kind)).toEqual([
    "circular",
    "circular",
    "circular",
  ]);
});

test("where a number is wanted, a reference gives the number", () => {
  expect([filler.value("{trial.days}"), filler.value("{same}"), filler.value(7), filler.value("x {same}")]).toEqual([
    14,
    14,
    7,
    "x {same}",
  ]);
});

test("the entry's own fields come first where a section repeats for each entry", () => {
  const entry = { value: site.collections.programs.foundation, path: ["collections", "programs", "foundation"] };
  expect(filler.words("Enroll: {title}, save {saving | money}, ask {email}", entry)).toBe(
    "Enroll: Foundation, save ₹1,000, ask hello@bakery.example",
  );
  expect(lookUp("title", site)).toEqual({ kind: "nothing" });
});

test("known names reach into constants, collections and the site", () => {
  expect(knownNames(site)).toEqual(
    expect.arrayContaining(["trial.days", "days", "programs.foundation.saving", "site.name"]),
  );
});

test.each([
  ["Save {trial.days now", "unclosed", "{trial.days"],
  ["{a {trial.days}", "unclosed", "{a"],
  ["{}", "empty", "{}"],
  ["{ | money}", "empty", "{ | money}"],
])("in %j a brace is %s", (source, mistake, text) => {
  expect(parseReferences(source).mistakes).toMatchObject([{ mistake, text }]);
});

test("a reference keeps the places of its name and format", () => {
  const source = "a { trial.days | number } b";
  const [reference] = parseReferences(source).references;
  expect(source.slice(reference?.nameStart, reference?.nameEnd)).toBe("trial.days");
  expect(source.slice(reference?.formatStart, reference?.formatEnd)).toBe("number");
});
