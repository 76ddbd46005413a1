import { expect, test } from "vitest";
import { rule } from "./same-text-different-target.ts";
import { found } from "../testing/try-rule.ts";

const site = (...bodies: string[]): string =>
  `routes: [{ path: /, title: A, sections: [${bodies.map((body) => `{ type: text, anchor: x, body: "${body}" }`).join(", ")}] }]\nplanned: [{ path: /a, title: A }, { path: /b, title: B }]`;

test("the same words with the same address, or different words, are silent", () => {
  expect(found(rule, site("[us](/a)", "[us](/a)", "[them](/b)", "[top](/)", "[top](/x)"))).toEqual([]);
});

test("the same words with another address are reported", () => {
  expect(found(rule, site("[us](/a)", "[Us](/b)"))).toEqual(["a11y/same-text-different-target: /b"]);
});
