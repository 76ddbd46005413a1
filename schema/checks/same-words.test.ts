import { expect, test } from "vitest";
import { check } from "./same-words.ts";
import { found } from "./try-check.ts";

const site = (...bodies: string[]): string => `routes: [{ path: /, title: A, sections: [${bodies.map((body) => `{ type: text, body: "${body}" }`).join(", ")}] }]`;

test("the same words with the same address, or different words, are silent", () => {
  expect(found(check, site("[us](/a)", "[us](/a)", "[them](/b)"))).toEqual([]);
});

test("the same words with another address are reported", () => {
  expect(found(check, site("[us](/a)", "[Us](/b)"))).toEqual(["a11y/same-text-different-target: /b"]);
});
