import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { beginCheck, checkSite } from "../../schema/check.ts";
import { SiteMemory } from "../../schema/site/site-memory.ts";
import type { Problem } from "../../schema/problem.ts";
import { generateSite } from "../bench/generate-site.ts";
import { publicFiles } from "../../schema/cli/files.ts";

const folder = "tests/sites/bakery";
const text = readFileSync(`${folder}/site.yaml`, "utf8");
const files = publicFiles(`${folder}/public`);
const lines = text.split("\n");

/** What somebody types into a line: words, mistakes of writing, of the language, of names. */
const typed: readonly ((line: string) => string)[] = [
  (line) => `${line} more`,
  (line) => line.replace(/: (?=\S)/, ':"'),
  (line) => line.replace(/^( *(?:- )?)(\w+):/, "$1$2s:"),
  (line) => line.replace(/(href: )(\S+)/, "$1$2-and-more"),
  (line) => line.replace(/\{(\w+)/, "{un$1"),
  (line) => ` ${line}`,
  () => "",
];

test("A check that remembers what it read before says the same as one that does not", () => {
  const memory = new SiteMemory();
  for (let round = 0; round < 24; round += 1) {
    const at = (round * 37) % lines.length;
    const change = typed[round % typed.length] ?? String;
    // In every other round what was typed is taken back, so that a sound text follows one that is not.
    const now = round % 2 === 1 ? text : lines.with(at, change(lines[at] ?? "")).join("\n");
    const { problems, site } = checkSite(now, { files, memory });
    const plain = checkSite(now, { files });
    expect(problems, `line ${at + 1}`).toEqual(plain.problems);
    expect(site?.value, `line ${at + 1}`).toEqual(plain.site?.value);
  }
});

/** What somebody does with the pages of a file, and with words on them: the file stays sound, or gets a warning somewhere. */
const edited: readonly ((pages: readonly string[], at: number) => readonly string[])[] = [
  (pages, at) => pages.with(at, reworded(pages[at] ?? "", " and more")),
  (pages, at) => pages.with(at, reworded(pages[at] ?? "", " TBD  **soon* &nbsp; {{email}}")),
  (pages, at) => [...pages.slice(at), ...pages.slice(0, at)],
  (pages, at) => pages.toSpliced(at, 0, (pages[at] ?? "").replace(/path: \/(\S*)/, "path: /copy$1")),
  (pages, at) => (pages.length > 2 ? pages.toSpliced(at, 1) : pages),
  (pages, at) => pages.with(at, (pages[at] ?? "").replace(/title: ([\w ]+)$/m, "title: $1, $1 and lorem ipsum")),
  (pages, at) => pages.with(at, (pages[at] ?? "").replace("    sections:", "    hidden: true\n    sections:")),
];

const reworded = (page: string, words: string): string =>
  page.replace(/^( +(?:body|intro|text): [^|>"'\n]*)$/m, `$1${words}`);

test.each([
  ["site.yaml", readFileSync("site.yaml", "utf8"), 10],
  ["40 pages", generateSite(40), 10],
])("A check says the same as a new one after edits, one upon the other, of %s", (_, whole, rounds) => {
  const memory = new SiteMemory();
  const [, before = "", routes = "", behind = ""] = /^([^]*^routes:\n)((?:(?: [^\n]*)?\n)*)([^]*)$/m.exec(whole) ?? [];
  let pages: readonly string[] = routes.split(/^(?= {2}- path: )/m);
  const said = (now: string, kept: { readonly memory?: SiteMemory }): readonly Problem[] =>
    beginCheck(now, { files: publicFiles("public"), ...kept }).examine();
  for (let round = 0; round < rounds; round += 1) {
    pages = edited[(round * 3) % edited.length]?.(pages, (round * 31) % pages.length) ?? pages;
    // Now and then a fact changes, which any page may name.
    const facts = round % 5 === 4 ? before.replace(/: \d\d(?=\D)/, `: ${round + 50}`) : before;
    const now = facts + pages.join("") + behind;
    expect(said(now, { memory }), `round ${round}`).toEqual(said(now, {}));
  }
});

test("Who asked for the problems of one kind only gets all of them afterwards, explained", () => {
  const wrong = text.replace(/\{(\w+)/, "{un$1").replace("title:", "titel:");
  const begun = beginCheck(wrong, { files, memory: new SiteMemory() });
  const some = begun.examine(new Set(["constant/unknown"]));
  expect(some.map(({ code }) => code)).toContain("constant/unknown");
  expect(begun.finish().problems).toEqual(checkSite(wrong, { files }).problems);
});
