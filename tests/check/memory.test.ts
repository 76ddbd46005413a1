import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { beginCheck, checkSite } from "../../schema/check.ts";
import { SiteMemory } from "../../schema/site/site-memory.ts";
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

test("Who asked for the problems of one kind only gets all of them afterwards, explained", () => {
  const wrong = text.replace(/\{(\w+)/g, "{un$1").replace("title:", "titel:");
  const begun = beginCheck(wrong, { files, memory: new SiteMemory() });
  const some = begun.examine(new Set(["constant/unknown"]));
  expect(some.map(({ code }) => code)).toContain("constant/unknown");
  expect(begun.finish().problems).toEqual(checkSite(wrong, { files }).problems);
});
