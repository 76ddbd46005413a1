import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { checkSite } from "../../schema/check.ts";
import { publicFiles } from "../../schema/cli/files.ts";
import type { Data } from "../../schema/problem.ts";
import { leavesOf, withValue } from "../diff/changed-sites.ts";

const folder = "tests/sites/bakery";
const files = publicFiles(`${folder}/public`);
const lines = readFileSync(`${folder}/site.yaml`, "utf8").split("\n");

/** How many places are tried, half of them with each value: each takes a check of the whole file. `ROUNDS=2` tries twice as many. */
const tried = 10 * Number(process.env["ROUNDS"] ?? 1);

/** Some keys of the file with a value on their line, no key twice. */
const places = [
  ...new Map(
    [...lines.entries()].flatMap(([index, line]) => {
      const [, start = ""] = /^(\s*(?:- )?[\w-]+: )\S/.exec(line) ?? [];
      return start === "" ? [] : [[start.trim(), { index, start }] as const];
    }),
  ).values(),
].filter((_, place, all) => place % Math.ceil(all.length / tried) === 0);

test.each(["{ a: 1 }", "[]", "~", "1e999", ".nan", '"{"', "&x y", '"\\uD800"'].map((odd, number) => ({ odd, number })))(
  "the check never throws where a value is $odd",
  ({ odd, number }) => {
    const thrown = places.filter(({ index, start }, place) => {
      if (place % 2 !== number % 2) return false;
      try {
        checkSite(lines.with(index, start + odd).join("\n"), { files });
        return false;
      } catch {
        return true;
      }
    });
    expect(thrown).toEqual([]);
  },
);

/** Sections of all types, one for each of their fields, with another value in its place. */
function sectionsWith(odd: Data): readonly Data[] {
  const made = new Map<string, Data>();
  for (const type of readdirSync("blocks").filter((name) => existsSync(`blocks/${name}/examples.yaml`))) {
    const examples: { section: Data }[] = parse(readFileSync(`blocks/${type}/examples.yaml`, "utf8"));
    for (const { section } of examples)
      for (const { path } of leavesOf(section)) {
        const field = [type, ...path.filter((step) => typeof step === "string")].join(".");
        if (path.at(-1) !== "type" && !made.has(field)) made.set(field, withValue(section, path, odd));
      }
  }
  return [...made.values()];
}

test.each([{ odd: { a: 1 } }, { odd: [1] }])(
  "the check never throws where any value of any section is $odd",
  ({ odd }) => {
    const sections = sectionsWith(odd);
    expect(sections.length).toBeGreaterThan(200);
    const page = { path: "/", title: "Home", updated: odd, sections };
    expect(() => checkSite(JSON.stringify({ version: 1, routes: [page] }, null, 1), { files })).not.toThrow();
  },
);

const kiosk = readFileSync("tests/sites/kiosk/site.yaml", "utf8");

/** Names that a program has for its own, and signs with a meaning in patterns. */
const oddNames = ["constructor", "__proto__", "a.b", "*", "a(b", "[", "\\\\", "$&"];

test.each(oddNames)("the check never throws where the name %s stands for each key, and in texts", (name) => {
  const all = (word: string): string => `version: 1
site: { name: Corner Bakery, url: https://bakery.example, language: ${word}, currency: ${word}, addresses: ${word}, theme: { font: ${word} } }
constants: { ${word}: 1, open: { ${word}: 2 } }
badges: { ${word}: { label: New } }
collections: { ${word}: { ${word}: { title: Bread } } }
shared: { ${word}: { type: text, body: Bread } }
menus: { variants: { ${word}: { main: [] } }, ${word}: 1 }
routes:
  - path: /
    title: Home
    description: Fresh bread, baked in the old town and brought to your door every single day.
    menus: ${word}
    sections:
      - { type: ${word}, use: ${word}, from: ${word}, badge: ${word}, ${word}: 1 }
      - { type: text, body: "We say ${name} and {${name}} and {open.${name} | ${name}}.", updated: ${word} }
`;
  expect(() => checkSite(all(`"${name}"`), { files })).not.toThrow();
  // A group of values that belongs to another part of the file.
  for (const group of ["badges", "collections"]) {
    const elsewhere = new RegExp(`^${group}: .*$`, "m");
    const text = all(`"${name}"`).replace(elsewhere, () => `${group}: { "${name}": { opens: 1 } }`);
    expect(() => checkSite(text, { files })).not.toThrow();
  }
  // A mistake in a form of the language that the search for what was meant has to read as well.
  const constants = (word: string): string =>
    all(word).replace("open:", "opens").replace("title: Bread", "title Bread");
  expect(() => checkSite(constants(`"${name}"`), { files })).not.toThrow();
  const keys = kiosk.replace(/^constants:\n/m, (line) => `${line}  "${name}": 1\n`);
  expect(keys).not.toBe(kiosk);
  expect(() => checkSite(keys.replace("intro: ", `intro: ${name.replace("[", "x[")} `), { files })).not.toThrow();
});
