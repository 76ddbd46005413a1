import { expect, test } from "vitest";
import { check } from "./unknown-format.ts";
import { fixed, found, words } from "../testing/try-rule.ts";

const site = (title: string): string =>
  `constants: { n: 5, day: "2025-01-15", email: a@b.example }\nroutes: [{ path: /, title: "${title}", sections: [] }]`;

test.each(["{n | money}", "{n|number}", "{n | percent}", "{day | date}", "{unknown | money}", "{n}"])(
  "%s is silent",
  (title) => {
    expect(found(check, site(title))).toEqual([]);
  },
);

test.each([
  ["{n | moeny}", "constant/unknown-format: moeny"],
  ["{n | upper}", "constant/unknown-format: upper"],
  ["{n | }", "constant/unknown-format: {n | }"],
  ["{email | money}", "constant/not-allowed-here: money"],
  ["{n | date}", "constant/not-allowed-here: date"],
])("%s is reported", (title, expected) => {
  expect(found(check, site(title))).toEqual([expected]);
});

test("a near format is written, a wrong one left out", () => {
  expect(fixed(check, site("{n | moeny}"))).toContain("{n | money}");
  expect(fixed(check, site("to {email | money}"))).toContain('"to {email}"');
  expect(words(check, site("{email | money}"))).toBe(
    "“email” is “a@b.example”; the format money wants a number.\nLeave the format out: {email}",
  );
});
