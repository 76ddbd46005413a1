import { describe, expect, test } from "vitest";
import { compatible, fixText } from "./fix.ts";
import type { Fix, Problem } from "../problem.ts";

const nowhere = { line: 1, column: 1, offset: 0 };

const problem = (word: string, start: number, fix?: Omit<Fix, "title">): Problem => ({
  code: "link/empty",
  severity: "error",
  message: `“${word}” is wrong.`,
  range: { start: { ...nowhere, offset: start }, end: nowhere },
  ...(fix && { fixes: [{ title: `Replace ${word}`, ...fix }] }),
});

/** A checker that wants other words: each with what to write for it. */
const checker =
  (words: Readonly<Record<string, { readonly text: string; readonly safety?: Fix["safety"] }>>) => (text: string) =>
    Object.entries(words).flatMap(([word, { text: wanted, safety = "safe" }]) =>
      [...text.matchAll(new RegExp(word, "g"))].map(({ index }) =>
        problem(word, index, { safety, edits: [{ start: index, end: index + word.length, text: wanted }] }),
      ),
    );

const fix = (
  text: string,
  check: (text: string) => readonly Problem[],
  wanted?: "safe" | "all",
): ReturnType<typeof fixText> => fixText(text, check(text), check, wanted);

describe("corrects", () => {
  test("every safe problem, and leaves each other character", () => {
    const text = "\ufeffbad: 'x'  # bad\r\n\tbad\r\n";
    expect(fix(text, checker({ bad: { text: "good" } }))).toEqual({
      text: "\ufeffgood: 'x'  # good\r\n\tgood\r\n",
      problems: [],
      count: 3,
    });
  });

  test("what an earlier correction brought to light", () => {
    const check = (text: string): readonly Problem[] =>
      text.includes("one")
        ? [...checker({ one: { text: "1" } })(text), problem("two", 4)]
        : checker({ two: { text: "2" } })(text);
    expect(fix("one two", check)).toEqual({ text: "1 2", problems: [], count: 2 });
  });

  test("neighbors that touch one after the other", () =>
    expect(fix("aab", checker({ aa: { text: "c" }, b: { text: "d" } })).text).toBe("cd"));

  test("guesses only when all are wanted", () => {
    const check = checker({ maybe: { text: "sure", safety: "review" }, bad: { text: "good" } });
    expect(fix("maybe bad", check).text).toBe("maybe good");
    expect(fix("maybe bad", check, "all").text).toBe("sure good");
  });
});

describe("leaves out", () => {
  test("a correction that brings a problem, and makes the others", () => {
    const check = checker({ one: { text: "two two" }, two: { text: "three" }, bad: { text: "good" } });
    const worse = (text: string): readonly Problem[] =>
      check(text).concat(text.includes("two") ? [problem("worse", 0)] : []);
    const { text, problems } = fix("bad one bad", worse);
    expect(text).toBe("good one good");
    expect(problems.map(({ message }) => message)).toEqual(["“one” is wrong."]);
  });

  test("a correction that changes nothing", () =>
    expect(fix("bad", checker({ bad: { text: "bad" } }))).toMatchObject({ text: "bad", count: 0 }));

  test("corrections that undo each other, at some time", () => {
    const check = checker({ left: { text: "right" }, right: { text: "left" } });
    expect(fix("left", check).problems).toHaveLength(1);
  });
});

test("a correction of 300,000 places is no reason to end", () => {
  const edits = Array.from({ length: 300_000 }, (_, index) => ({ start: index * 3, end: index * 3 + 1, text: "" }));
  expect(compatible([{ title: "Delete them", safety: "review", edits }])).toHaveLength(1);
});
