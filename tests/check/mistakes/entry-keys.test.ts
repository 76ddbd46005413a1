import { describe, expect, test } from "vitest";
import { checkSite } from "../../../schema/check.ts";
import type { Problem } from "../../../schema/problem.ts";
import { applyEdits } from "../../../schema/reader/positions.ts";
import { noFiles } from "../../formats/broken.ts";

/** A site in which every set of keys that has a name of the author’s own is written on lines. */
const site = `version: 1
site: { name: Corner Bakery, url: https://bakery.example, currency: EUR }
badges:
  new:
    label: New
    tone: info
  hot:
    label: Hot
    icon: flame
    tone: alert
collections:
  loaves:
    rye:
      title: Rye
      price: 4
      originalPrice: 5
      description: A loaf of rye, baked on stone.
      features: [Crust, Crumb]
      badge: new
    wheat:
      title: Wheat
      price: 3
      description: A loaf of wheat, baked on stone.
      features:
        - Crust
        - Crumb
      action:
        label: Call
        href: "tel:+49301234567"
  rolls:
    seed:
      title: Seed
      price: 1
      description: A roll with seeds.
shared:
  call:
    type: call-to-action
    title: Come in
    intro: From five in the morning.
    actions: [{ label: Call, href: "tel:+49301234567" }]
  words:
    type: text
    title: Words
    ground: sunken
    body: Bread is made of flour.
menus:
  main:
    - label: Home
      href: /
    - label: Loaves
      href: /loaves
  variants:
    quiet:
      main:
        - label: Home
          href: /
      actions:
        - label: Loaves
          href: /loaves
          style: primary
routes:
  - path: /
    title: Home
    description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
    menus: quiet
    sections:
      - { type: hero, title: Bread }
      - { type: catalog, title: Loaves, from: loaves }
      - { type: catalog, title: Rolls, from: rolls }
      - { use: call }
      - { use: words }
  - path: /loaves
    title: Loaves
    description: All loaves of the bakery at the corner of Mill Street, and what they are made of.
    sections:
      - { type: badges, items: [new, hot] }
`;
const lines = site.split("\n");
const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The line after the block that begins in a line. */
const endOf = (start: number): number => {
  const end = lines.findIndex((line, index) => index > start && indentOf(line) <= indentOf(lines[start] ?? ""));
  return end === -1 ? lines.length : end;
};

const problemsOf = (text: string): readonly Problem[] => checkSite(text, { files: noFiles }).problems;

/** The last keys of each entry, with where they begin: the last one, the last two, and so on. */
function* lastKeys(): Iterable<readonly [from: number, to: number]> {
  const names = ["new", "hot", "rye", "wheat", "seed", "call", "words", "quiet"];
  for (const name of names) {
    const head = lines.findIndex((line) => line.trim() === `${name}:`);
    const end = endOf(head);
    const column = indentOf(lines[head] ?? "") + 2;
    const keys = lines.flatMap((line, index) =>
      index > head + 1 && index < end && indentOf(line) === column ? [index] : [],
    );
    for (const start of keys) yield [start, end];
  }
}

describe("The last keys of an entry, as far to the left as its name, are one problem, and the fix indents them:", () => {
  const cases = [...lastKeys()].map(([start, end]) => [lines[start]?.trim(), start, end] as const);

  test("the site has no problem before", () => {
    expect(problemsOf(site)).toEqual([]);
    expect(cases.length).toBeGreaterThan(15);
  });

  test.each(cases.flatMap(([key, start, end]) => [[key, 2, start, end] as const, [key, 4, start, end] as const]))(
    "from “%s” on, in a site indented by %i spaces, in line %i",
    (_, step, start, end) => {
      const pad = " ".repeat(step);
      const wide = (written: string): string =>
        written.replaceAll(/^(?: {2})+|(?<=^ *)- (?=\w+:)/gm, (lead) =>
          lead === "- " ? `-${pad.slice(1)}` : lead.replaceAll("  ", pad),
        );
      const text = wide(lines.map((line, index) => (index >= start && index < end ? line.slice(2) : line)).join("\n"));
      const problems = problemsOf(text);
      expect(problems.map(({ code, range }) => `${code} ${range.start.line}`)).toEqual([
        `yaml/indentation ${start + 1}`,
      ]);
      expect(applyEdits(text, problems[0]?.fixes?.[0]?.edits ?? [])).toBe(wide(site));
    },
  );
});
