import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import { paths, plannedPaths } from "./pages.ts";
import { test } from "./test.ts";
import { htmlProblems } from "../build/valid-html.ts";

/** Every file that a build wrote, read without a browser: what a crawler and a server see. */
const folder = "dist";
const filesIn = (path: string): string[] =>
  readdirSync(path).flatMap((name) =>
    statSync(join(path, name)).isDirectory() ? filesIn(join(path, name)) : [join(path, name)],
  );
const pages = filesIn(folder).filter((file) => file.endsWith(".html"));

/** Values of an attribute in a page, entities resolved as far as addresses need it. */
const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) => value.replaceAll("&amp;", "&"));

test("every page of the site and every planned path has a file", () => {
  const expected = [...paths, ...plannedPaths].map((path) => join(folder, path, "index.html"));
  expect(pages.filter((file) => !file.endsWith("404.html")).sort()).toEqual(expected.sort());
});

for (const file of pages) {
  const html = readFileSync(file, "utf8");

  test(`${file} is valid HTML`, () => {
    expect(htmlProblems(html)).toEqual([]);
  });

  test(`${file} has no link or source without a target`, () => {
    const dead = [...attributes(html, "href").slice(1), ...attributes(html, "src")].filter((url) => {
      if (/^(?:https?|mailto|tel|data):/.test(url)) return false;
      const [path = "", id] = url.split("#");
      const target = join(folder, path.split("?")[0] ?? "");
      const document = path.endsWith("/") || path === "" ? join(target, "index.html") : target;
      if (!existsSync(document)) return true;
      if (id === undefined || id === "") return false;
      return !attributes(readFileSync(document, "utf8"), "id").includes(id);
    });
    expect(dead).toEqual([]);
  });
}
