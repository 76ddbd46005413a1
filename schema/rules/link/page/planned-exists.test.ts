import { expect, test } from "vitest";
import { rule } from "./planned-exists.ts";
import { found } from "../../testing/try-rule.ts";

const site = (path: string): string =>
  `routes: [{ path: /a, title: A, sections: [{ type: text, anchor: b, body: a }] }]\nplanned: [{ path: ${path}, title: P }]`;

test("a planned page that is not there yet is silent", () => {
  expect(found(rule, site("/c"))).toEqual([]);
});

test.each(["/a", "/a/b"])("%s is planned though it is there", (path) => {
  expect(found(rule, site(path))).toEqual([`link/planned-exists: ${path}`]);
});
