import { expect, test } from "vitest";
import { found, fixed, words } from "../../testing/try-rule.ts";
import { rule as hides } from "../anchor/hides-target.ts";
import { rule as noStart } from "./no-start-page.ts";
import { rule as orphan } from "./orphan-page.ts";
import { rule } from "./renamed-page.ts";
import { rule as unknownAnchor } from "../anchor/unknown-anchor.ts";
import { rule as unknownPage } from "./unknown-page.ts";

const all = [rule, hides, noStart, orphan, unknownAnchor, unknownPage];
const site = (path: string, more = "", start = "/"): string => `menus:
  main: [{ label: S, href: /solutions }]
routes:
  - path: ${start}
    title: Home
    sections:
      - type: text
        anchor: bread
        body: "See [rye](/solutions/rye), [wheat](/solutions/wheat) and [more](/terms)."
  - path: ${path}
    title: Solutions
    sections:
      - { type: text, anchor: rye, body: "[Home](/)" }
      - { type: text, anchor: solutions/wheat, body: a }
  - path: /terms
    title: Terms
    sections: [{ type: text, anchor: solutions, body: a }]
${more}`;

test("a page that its links know is silent", () => {
  expect(found(all, site("/solutions"))).toEqual([]);
});

test("a renamed page is one problem, whose fix rewrites the links and keeps the old address", () => {
  expect(found(all, site("/unterricht"))).toEqual(["link/renamed-page: /unterricht"]);
  expect(words(rule, site("/unterricht"))).toContain(
    "You renamed /solutions to /unterricht: 3 links still lead to the old address.",
  );
  expect(fixed(all, site("/unterricht"))).toBe(
    site("/unterricht")
      .replace("title: Solutions\n", "title: Solutions\n    movedFrom: [/solutions]\n")
      .replace("href: /solutions", "href: /unterricht")
      .replace("(/solutions/rye)", "(/unterricht/rye)")
      .replace("(/solutions/wheat)", "(/unterricht/wheat)")
      .replace("anchor: solutions/wheat", "anchor: unterricht/wheat"),
  );
});

test("an anchor that begins with the old path of its page is no other spelling of that path", () => {
  const text = site("/unterricht", "", "/")
    .replaceAll("solutions/wheat", "solutions/ai")
    .replace("/terms)", "/terms) of [all](/solutions)");
  expect(found(all, text)).toEqual(["link/renamed-page: /unterricht"]);
});

test("a planned page with another path is one problem, whose fix rewrites the links", () => {
  const planned = (path: string, href = path): string =>
    `menus:\n  main: [{ label: S, href: ${href} }, { label: T, href: ${href} }]\nroutes:\n  - { path: /, title: A }\nplanned:\n  - { path: ${path}, title: B }\n`;
  expect(found(all, planned("/log-in"))).toEqual([]);
  expect(found(all, planned("/log-in", "/account"))).toEqual(["link/renamed-page: /log-in"]);
  expect(fixed(all, planned("/log-in", "/account"))).toBe(planned("/log-in"));
});

test("links to one page that the site does not have are one problem, where two planned pages may be meant", () => {
  const text = `menus:\n  main: [{ label: S, href: /shop }, { label: T, href: /shop }]\nroutes:\n  - { path: /, title: A }\nplanned:\n  - { path: /log-in, title: B }\n  - { path: /fair, title: C }\n`;
  expect(found(all, text)).toEqual(["link/unknown-page: /shop"]);
});

test("a page in braces gets the old address beside its path", () => {
  const flow = (to: string, more = ""): string =>
    `menus: { main: [{ label: S, href: ${to} }, { label: T, href: ${to} }] }\nroutes: [{ path: /, title: A }, { path: /b, title: B${more} }]`;
  expect(fixed(all, flow("/a"))).toBe(flow("/b", ", movedFrom: [/a]"));
});

test("where two pages can be it, one problem names both ways out", () => {
  const other = `  - path: /lonely
    title: L
    sections: [{ type: text, anchor: rye, body: a }, { type: text, anchor: wheat, body: a }]`;
  expect(found([rule, unknownPage], site("/unterricht", other))).toEqual(["link/unknown-page: /solutions"]);
  expect(words(unknownPage, site("/unterricht", other))).toContain("movedFrom: [/solutions]");
});

test("a single misspelt link beside a page that nothing leads to is no renamed page", () => {
  const text = `menus: { main: [{ label: S, href: /nowhere }] }\nroutes: [{ path: /, title: A }, { path: /b, title: B }]`;
  expect(found(rule, text)).toEqual([]);
});

test("a start page with another path is one problem", () => {
  expect(found(all, site("/solutions", "", "/start"))).toEqual(["link/no-start-page: /start"]);
  expect(fixed(all, site("/solutions", "", "/start"))).toBe(site("/solutions"));
});
