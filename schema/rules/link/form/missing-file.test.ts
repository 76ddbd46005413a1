import { expect, test } from "vitest";
import { rule } from "./missing-file.ts";
import { filesOf, fixed, found } from "../../testing/try-rule.ts";

const text = (href: string): string =>
  `routes: [{ path: /, title: A, sections: [{ type: text, body: "[x](${href})" }] }]`;
const files = filesOf({ "files/prices.pdf": { kind: "other" } });

test("a link to a file that is there is silent", () => {
  expect(found(rule, text("/files/prices.pdf"), files)).toEqual([]);
});

test("a link to a missing file is reported, with the near name", () => {
  expect(found(rule, text("/files/price.pdf"), files)).toEqual(["link/missing-file: /files/price.pdf"]);
  expect(fixed(rule, text("/files/price.pdf"), files)).toContain("(/files/prices.pdf)");
});

test("long addresses fit into what is said of them", () => {
  const long = "/how-to-choose-the-right-bread-for-every-day-of-the-week";
  expect(found(rule, text(`${long}.pdf`), files)).toEqual([`link/missing-file: ${long}.pdf`]);
  const page = `routes: [{ path: ${long}, title: A, sections: [{ type: text, body: "[x](${long}.html)" }] }]`;
  expect(found(rule, page, files)).toEqual([`link/missing-file: ${long}.html`]);
});
