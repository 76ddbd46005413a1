import { expect, test } from "vitest";
import { rule } from "./long-path.ts";
import { found } from "../../testing/try-rule.ts";

const long = `/${"x".repeat(256)}`;
const deep = "/bread".repeat(40);

test("200 characters are silent", () => {
  expect(found(rule, `routes: [{ path: /${"x".repeat(199)}, title: A }]`)).toEqual([]);
});

test.each([
  `routes: [{ path: ${long}, title: A }]`,
  `routes: [{ path: ${deep}, title: A }]`,
  `planned: [{ path: ${long}, title: A }]`,
  `routes: [{ path: /, title: A, movedFrom: [${long}] }]`,
])("a longer path is reported, wherever a page is made of it", (text) => {
  expect(found(rule, text)).toEqual([`link/long-path: ${text.includes(long) ? long : deep}`]);
});
