import { expect, test } from "vitest";
import type { Edit } from "../problem.ts";
import { Positions } from "../reader/positions.ts";
import { parseWhole } from "../reader/yaml-library.ts";
import { keepsWords } from "./kept-words.ts";

type Change = readonly [from: string, to: string, noWords?: string];
type Case = readonly [what: string, text: string, changes: readonly Change[]];

/** Whether edits keep the words: each takes `from` out, of which `noWords` are none of the author, and writes `to` in its place. */
const keeps = (text: string, changes: readonly Change[]): boolean => {
  const edits = changes.map(([from, to, noWords]): Edit => {
    const start = text.indexOf(from);
    return { start, end: start + from.length, text: to, ...(noWords !== undefined && { noWords }) };
  });
  return keepsWords(new Positions(text), edits, parseWhole);
};

const difference = "site:\n-  name: Old Bakery\n+  name: Corner Bakery\n";

test.each<Case>([
  [
    "the line that a difference took away goes",
    difference,
    [
      ["-  name: Old Bakery\n", "", "-  name: Old Bakery"],
      ["+", " "],
    ],
  ],
  ["the number of an item goes", "sizes:\n  1) Small\n", [["1) ", "- ", "1)"]]],
  ["the mark before a note goes", "12: # soon\ntitle: Bread\n", [["12: ", "", "12:"]]],
  ["a note goes on behind its first line", "title: Bread # to be\nchanged\n", [["\n", " ", "changed"]]],
  ["a key is spelt right", "titel: Bread\n", [["titel", "title"]]],
  ["an item goes that is there a second time", "tags: [new, hot, new]\n", [[", new", ""]]],
  ["a link begins on a line of its own", "body: See\n[more](/a)\n", [["\n[", " ["]]],
  ["the colors of a terminal go", "title: \u001b[32mBread\u001b[m\n", [["\u001b[32m", ""]]],
  ["a line goes that is there a second time", "a:\n  - Rye\n  - Rye\n", [["  - Rye\n", ""]]],
  [
    "the line of a key goes that stands twice, and what is below it moves",
    "tags:\n  - Rye\ntags:\n  - Oat\n",
    [
      ["tags:\n  - Oat\n", ""],
      ["  - Rye\n", "  - Rye\n  - Oat\n"],
    ],
  ],
])("kept: %s", (_, text, changes) => expect(keeps(text, changes)).toBe(true));

test.each<Case>([
  [
    "an item at the left edge, beside a line that begins with a plus",
    "-  Old Bakery\n+  Rye\n",
    [["-  Old Bakery\n", ""]],
  ],
  ["words behind those that are none", "body: f'Rye and oat'\n", [["f'Rye and", "'", "f"]]],
  ["what is said to be no word and stands elsewhere", "title: Bread and rolls\n", [["title: ", "", "rolls"]]],
  ["the line that a difference added", difference, [["+  name: Corner Bakery\n", ""]]],
  ["the end of a text", "title: Bread and rolls\n", [[" and rolls", ""]]],
  ["a text that becomes a comment", "title: Bread and rolls\n", [["Bread and", "Bread #and"]]],
])("not kept: %s", (_, text, changes) => expect(keeps(text, changes)).toBe(false));
