import { expect, test } from "vitest";
import { rule } from "./too-long.ts";
import { found } from "../testing/try-rule.ts";

const chain = (length: number): string =>
  `constants:\n  k0: bread\n${Array.from({ length }, (_, index) => `  k${index + 1}: "{k${index}}"`).join("\n")}`;

const doubled = (times: number): string =>
  `constants:\n  k0: bread\n${Array.from({ length: times }, (_, index) => `  k${index + 1}: "{k${index}}{k${index}}"`).join("\n")}`;

test("values that build on some others are silent", () => {
  expect(found(rule, chain(40))).toEqual([]);
  expect(found(rule, doubled(10))).toEqual([]);
});

test("values that double each other are reported once, before they fill the memory", () => {
  expect(found(rule, doubled(40))).toEqual(['constant/too-long: "{k14}{k14}"']);
});

test("a chain of thousands is reported once, and does not fill the stack", () => {
  expect(found(rule, chain(5000))).toHaveLength(1);
});

test("a circle is none of this", () => {
  expect(found(rule, 'constants: { a: "{b}", b: "{a}" }')).toEqual([]);
});

test("savings that build on one another are followed once each", () => {
  const entry = (index: number): string =>
    `  x${index}: { title: X, price: "{p.x${index + 1}.saving}", originalPrice: "{p.x${index + 1}.saving}" }`;
  const entries = Array.from({ length: 45 }, (_, index) => `  ${entry(index)}`).join("\n");
  expect(found(rule, `collections:\n  p:\n${entries}\n    x45: { title: X, price: 1, originalPrice: 3 }`)).toEqual([]);
});

test("a text that repeats a long value a thousand times is reported, and stays in bounds", () => {
  const many = `constants: { a: ${"bread ".repeat(5000)} }\nroutes: [{ path: /, sections: [{ type: text, body: "${"{a}".repeat(1000)}" }] }]`;
  expect(found(rule, many)).toHaveLength(1);
});
