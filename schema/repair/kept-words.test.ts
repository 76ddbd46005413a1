import { expect, test } from "vitest";
import type { Edit } from "../problem.ts";
import { Positions } from "../reader/positions.ts";
import { parseWhole } from "../reader/yaml-library.ts";
import { keepsWords } from "./kept-words.ts";

type Change = readonly [from: string, to: string];
type Case = readonly [what: string, text: string, changes: readonly Change[]];

/** Whether edits keep the words: each takes `from` out, and writes `to` in its place. */
const keeps = (text: string, changes: readonly Change[]): boolean => {
  const edits = changes.map(([from, to]): Edit => {
    const start = text.indexOf(from);
    return { start, end: start + from.length, text: to };
  });
  return keepsWords(new Positions(text), edits, parseWhole);
};

const difference = "site:\n-  name: Old Bakery\n+  name: Corner Bakery\n";

test.each<Case>([
  [
    "the line that a difference took away goes",
    difference,
    [
      ["-  name: Old Bakery\n", ""],
      ["+", " "],
    ],
  ],
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
  [
    "such an item where the plus is not the mark that goes",
    "-  Old\n+1 202 555\n",
    [
      ["-  Old\n", ""],
      ["+1", '"+1'],
    ],
  ],
  ["the line that a difference added", difference, [["+  name: Corner Bakery\n", ""]]],
  ["the end of a text", "title: Bread and rolls\n", [[" and rolls", ""]]],
  ["a text that becomes a comment", "title: Bread and rolls\n", [["Bread and", "Bread #and"]]],
])("not kept: %s", (_, text, changes) => expect(keeps(text, changes)).toBe(false));
