import { expect, test } from "vitest";
import { check } from "./planned-exists.ts";
import { found } from "../testing/try-rule.ts";

const site = (path: string): string =>
  `routes: [{ path: /a, title: A, sections: [{ type: text, anchor: b, body: a }] }]\nplanned: [{ path: ${path}, title: P }]`;

test("a planned page that is not there yet is silent", () => {
  expect(found(check, site("/c"))).toEqual([]);
});

test.each(["/a", "/a/b"])("%s is planned though it is there", (path) => {
  expect(found(check, site(path))).toEqual([`link/planned-exists: ${path}`]);
});
