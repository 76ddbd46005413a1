import { expect, test } from "vitest";
import { rule as constantUnknownFormat } from "../../constant/format/unknown-format.ts";
import { rule as constantNotAllowedHere } from "../../constant/not-allowed-here.ts";
import { fixed, found, words } from "../../testing/try-rule.ts";
import { wrongFormats } from "./wrong-formats.ts";

const rules = [constantUnknownFormat, constantNotAllowedHere].map((rule) => ({ ...rule, find: wrongFormats }));

const site = (title: string): string =>
  `constants: { n: 5, day: "2025-01-15", email: a@b.example }\nroutes: [{ path: /, title: "${title}", sections: [] }]`;

test.each(["{n | money}", "{n|number}", "{n | percent}", "{day | date}", "{unknown | money}", "{n}"])(
  "%s is silent",
  (title) => {
    expect(found(rules, site(title))).toEqual([]);
  },
);

test.each([
  ["{n | moeny}", "constant/unknown-format: moeny"],
  ["{n | upper}", "constant/unknown-format: upper"],
  ["{n | }", "constant/unknown-format: {n | }"],
  ["{email | money}", "constant/not-allowed-here: money"],
  ["{n | date}", "constant/not-allowed-here: date"],
])("%s is reported", (title, expected) => {
  expect(found(rules, site(title))).toEqual([expected]);
});

test("a near format is written, a wrong one left out", () => {
  expect(fixed(rules, site("{n | moeny}"))).toContain("{n | money}");
  expect(fixed(rules, site("to {email | money}"))).toContain('"to {email}"');
  expect(words(rules, site("{email | money}"))).toBe(
    "“email” is “a@b.example”; the format money wants a number.\nLeave the format out: {email}",
  );
});

test("where another constant of the group goes with the format, both readings are named", () => {
  const file = (title: string): string =>
    `constants: { term: { name: Autumn, starts: 2026-09-21, fee: 40 } }\nroutes: [{ path: /, title: "${title}", sections: [] }]`;
  expect(words(rules, file("{term.name | date}"))).toBe(
    "“term.name” is “Autumn”; the format date wants a day, such as 2025-01-15.\nLeave the format out: {term.name}\nOr did you mean {term.starts | date}?",
  );
  expect(words(rules, file("{term.name | money}"))).toContain("Or did you mean {term.fee | money}?");
});
