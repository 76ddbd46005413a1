import { expect, test } from "vitest";
import { shortClassNames } from "./class-names.ts";

const root = process.cwd();
const page = `${root}/renderer/app/Page.module.css`;
const hero = `${root}/blocks/hero/Hero.module.css`;

test("classes are counted by file, and a class keeps its name", () => {
  const nameOf = shortClassNames(root);
  const [first, second] = [nameOf("paged", page), nameOf("body", page)];
  expect(first).toMatch(/^[a-z]+0$/);
  expect(second).toBe(first.replace("0", "1"));
  expect(nameOf("paged", page)).toBe(first);
});

test("classes of different files never meet", () => {
  const nameOf = shortClassNames(root);
  expect(nameOf("body", page)).not.toBe(nameOf("body", hero));
});

test("two bundles come to the same names, whichever file they meet first", () => {
  const [browser, server] = [shortClassNames(root), shortClassNames(root)];
  server("hero", hero);
  expect(server("paged", page)).toBe(browser("paged", page));
});
