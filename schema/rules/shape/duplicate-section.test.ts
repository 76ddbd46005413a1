import { expect, test } from "vitest";
import { rule } from "./duplicate-section.ts";
import { found } from "../testing/try-rule.ts";

const site = (...sections: string[]): string =>
  `shared: { talk: { type: text, body: a } }\nroutes: [{ path: /, title: A, sections: [${sections.join(", ")}] }]`;

test("sections that differ are silent, and so is a hidden copy", () => {
  expect(
    found(
      rule,
      site(
        "{ type: text, body: a }",
        "{ type: text, body: b }",
        "{ type: text, body: a, hidden: true }",
        "{ use: talk }",
      ),
    ),
  ).toEqual([]);
});

test("the same section again is reported, also under another anchor", () => {
  expect(found(rule, site("{ type: text, body: a }", "{ type: text, body: a, anchor: x }"))).toEqual([
    "shape/duplicate-section: type: text",
  ]);
  expect(found(rule, site("{ use: talk }", "{ use: talk, anchor: x }"))).toEqual([
    "shape/duplicate-section: use: talk",
  ]);
});
