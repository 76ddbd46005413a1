import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FrameContext } from "../../renderer/parts/frame.ts";
import { resolve } from "../../renderer/model/resolve.ts";
import { checkSite } from "../../schema/check.ts";
import type { Files } from "../../schema/problem.ts";
import { Catalog } from "./Catalog.tsx";

/** A public folder with nothing in it. */
const files: Files = { list: () => [], facts: () => undefined };

/** The HTML of a catalog of three courses, of which two have the tier Long. */
function catalogOf(fields: string): string {
  const text = `
version: 1
site: { name: School, url: https://school.example, currency: INR, language: en-IN }
collections:
  courses:
    bread: { title: Bread, tier: Short, duration: 4 weeks, price: 2999, originalPrice: 3999 }
    cake: { title: Cake, tier: Long, duration: 20 weeks, price: 9999 }
    pie: { title: Pie, tier: Long, duration: by arrangement, quote: Ask }
routes:
  - path: /
    title: Courses
    description: All the courses that our school gives, with their prices, for those who like to bake.
    sections:
      - { type: catalog, title: Courses, from: courses, action: { label: Enroll, href: "mailto:a@school.example?subject={title}" }${fields} }
`;
  const { site, problems } = checkSite(text, { files });
  if (!site) throw new Error(problems.map(({ message }) => message).join("\n"));
  const { frame, pages } = resolve(site, { files, build: "" });
  const section = pages[0]?.sections[0];
  if (section?.type !== "catalog") throw new Error("The page begins with no catalog");
  return renderToStaticMarkup(
    <FrameContext value={frame}>
      <Catalog {...section} />
    </FrameContext>,
  );
}

const count = (html: string, pattern: RegExp): number => [...html.matchAll(pattern)].length;

test("shows every entry before anyone chooses", () => {
  const html = catalogOf(", filterBy: tier");
  expect(count(html, /<article/g)).toBe(3);
  expect(html).not.toContain(" hidden=");
});

test("offers all of them first, then each tier once, with one button pressed", () => {
  const html = catalogOf(", filterBy: tier, all: All courses");
  expect(
    [...html.matchAll(/<button[^>]*aria-pressed="(\w+)"[^>]*>([^<]*)/g)].map(([, pressed, label]) => [label, pressed]),
  ).toEqual([
    ["All courses", "true"],
    ["Short", "false"],
    ["Long", "false"],
  ]);
});

test("says how many there are", () => {
  expect(catalogOf(", filterBy: tier, noun: { one: course, other: courses }")).toMatch(
    /role="status"[^>]*>Showing 3 courses</,
  );
});

test("says the bare number where the entries have no name", () => {
  expect(catalogOf(", filterBy: tier")).toMatch(/role="status"[^>]*>Showing 3</);
});

test("has no filter unless one is asked for", () => {
  expect(catalogOf("")).not.toContain("<button");
});

test("fills each bar as far as the number in the field goes", () => {
  const html = catalogOf(", measure: { by: duration, maximum: 16 }");
  expect([...html.matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(([, width]) => width)).toEqual(["4", "16", "0"]);
});

test("reads out which entry a button is for", () => {
  expect(catalogOf("")).toContain('Enroll<span class="vh">, Bread</span>');
});

test("shows the price, the price before and the saving, and a quote in place of a price", () => {
  const html = catalogOf("");
  expect(html).toContain("₹2,999");
  expect(html).toContain("Save ₹1,000");
  expect(html).toContain("Ask");
});
