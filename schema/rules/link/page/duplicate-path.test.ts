import { expect, test } from "vitest";
import { rule } from "./duplicate-path.ts";
import { found } from "../../testing/try-rule.ts";

const route = (path: string, more = ""): string =>
  `  - { path: ${path}, title: A${more}, sections: [{ type: text, body: a }] }\n`;

test("different paths are silent", () => {
  expect(
    found(rule, `routes:\n${route("/a", ", movedFrom: [/c]")}${route("/b")}planned: [{ path: /d, title: D }]`),
  ).toEqual([]);
});

test("the second page of a path is reported, also where one is hidden", () => {
  expect(found(rule, `routes:\n${route("/a")}${route("/a")}`)).toEqual(["link/duplicate-path: /a"]);
  expect(found(rule, `routes:\n${route("/a")}${route("/a", ", hidden: true")}`)).toEqual(["link/duplicate-path: /a"]);
});

test("a path planned twice and an old address of two pages are reported", () => {
  expect(found(rule, "planned: [{ path: /d, title: D }, { path: /d, title: D }]")).toEqual(["link/duplicate-path: /d"]);
  expect(found(rule, `routes:\n${route("/a", ", movedFrom: [/c]")}${route("/b", ", movedFrom: [/c]")}`)).toEqual([
    "link/duplicate-path: /c",
  ]);
});

test("an old address of a shared section is one address on however many pages, and two where another section has it", () => {
  const shared = (more = ""): string =>
    `shared:\n  talk: { type: text, anchor: talk, movedFrom: [/c], body: a }\n  rest: { type: text, anchor: rest${more}, body: a }\n`;
  const pages = ["/a", "/b"].map(
    (path) => `  - { path: ${path}, title: A, sections: [{ use: talk }, { use: rest }] }\n`,
  );
  expect(found(rule, `routes:\n${pages.join("")}${shared()}`)).toEqual([]);
  expect(found(rule, `routes:\n${pages.join("")}${shared(", movedFrom: [/c]")}`)).toEqual(["link/duplicate-path: /c"]);
});
