import { describe, expect, test } from "vitest";
import { rules } from "../rules.ts";
import { fixed, found } from "../testing/try-rule.ts";

const ofTexts = rules.filter(({ meta }) => meta.code.startsWith("text/"));

/** A site with a long text. */
const site = (body: string): string =>
  `routes:\n  - path: /\n    title: A\n    sections:\n      - type: text\n        body: |\n${body.replace(/^(?=.)/gm, "          ")}\n`;

test.each([
  [">", "- bread\n- rolls"],
  [">-", "1. bread\n2. rolls"],
])("a list behind %s lacks the bar, and is nothing else", (sign, body) => {
  expect(found(ofTexts, site(body).replace("body: |", `body: ${sign}`))).toEqual([]);
});

const problems = (body: string): string[] => found(ofTexts, site(body)).map((line) => line.replace(/^text\//, ""));
const repaired = (body: string): string | undefined =>
  fixed(ofTexts, site(body))
    ?.replace(/^ {10}/gm, "")
    .replace(/^[^]*?body: \|\n/, "")
    .replace(/\n$/, "");

describe("what a text may hold in silence", () => {
  test.each([
    "Words.",
    "- a\n- b\n\n1. c\n2. d",
    "We have\n- a\n- b\n1. c\n2. d",
    "1. a\n   - b\n2. c",
    "1. a\n2. b\n\n  - c\n  - d",
    "1. a\n- b\n- c",
    "• A dot that is meant",
    "In total\n2024. Then more.",
    "Rye – dark and moist – is what\nwe bake – every night.",
    "✓ included",
    "We bake in the evening, shape at midnight and open at\nfive. Come by, and bring a bag along with\nyou.",
    "First sentence.\nSecond sentence.\nThird sentence.",
    "Corner Bakery\\\n12 Mill Street\\\nLondon",
    "A short line\nand one that goes on\nwith small letters.",
    "- a\n  More of the item.\n- b",
    "- a long item that fills the whole line of the editor and goes on\nBelow.",
    "- a\nlazy",
    "| a | b |\n|---|---|\n| c | d |\n| e |",
    "a | b\n--|--\nc | d",
    "Either | or.",
    "Either | or,\nthis | that.",
    "```\n| a | b |\n##c\n• d\n• e\n[^1]\n```",
    "~~~\na\n~~~",
    "#hashtag and #1 and C##",
    "A title\n---\n\nText.",
    "Text.\n\n---\n\nText.",
    "## A heading, of a kind.",
    "Words that stand\n\n    further right by accident,\n    in two lines",
    "At 10:30: open. See a:b:c, https://a.example/:x: and [a](/b).",
    "x == y and a === b",
    "$5 and $$",
    "[a] [^ b] [ ]",
    "> [a note](/b)",
    "Call:\n+49 30 123456",
  ])("%j", (body) => {
    expect(problems(body)).toEqual([]);
  });
});

test.each([
  ["• a\n• b", "pasted-list: • a", "- a\n- b"],
  ["We have:\n•\ta\n•\tb\no\tc", "pasted-list: •\ta", "We have:\n- a\n- b\n  - c"],
  ["– a\n– b", "pasted-list: – a", "- a\n- b"],
  ["• a\n\n• b", "pasted-list: • a", "- a\n\n- b"],
  ["(1) a\n(2) b", "pasted-list: (1) a", "1. a\n2. b"],
  ["① a\n② b", "pasted-list: ① a", "1. a\n2. b"],
  ["✓ a\n✓ b", "pasted-list: ✓ a", "- ✓ a\n- ✓ b"],
  ["We have\n2. a\n3. b", "list-in-paragraph: 2. a", "We have\n\n2. a\n3. b"],
  ["- a\n      - b", "list-in-paragraph: - b", "- a\n  - b"],
  ["Corner Bakery\n12 Mill Street\nLondon", "joined-lines: Corner Bakery", "Corner Bakery\\\n12 Mill Street\\\nLondon"],
  ["a) Bread\nb) rolls", "joined-lines: a) Bread", "a) Bread\\\nb) rolls"],
  ["- a\n- b\nAnd then.", "line-after-list: And then.", "- a\n- b\n\nAnd then."],
  ["1. a\n  - b\n2. c", "unnested-list: - b", "1. a\n   - b\n2. c"],
  ["1. a\n - b\n   - c\n1. d\n - e", "unnested-list: - b", "1. a\n   - b\n     - c\n1. d\n   - e"],
  ["9. a\n  - b\n10. c\n  - d", "unnested-list: - b", "9. a\n   - b\n10. c\n    - d"],
  ["- a\n  1. b\n    - c\n  2. d", "unnested-list: - c", "- a\n  1. b\n     - c\n  2. d"],
  ["* a\n - b\n* c", "unnested-list: - b", "* a\n  - b\n* c"],
  ["1. a\n   - b\n**And** then.", "line-after-list: **And** then.", "1. a\n   - b\n\n**And** then."],
  ["| a | b |\n| c | d |", "broken-table: | a | b |", "| a | b |\n| --- | --- |\n| c | d |"],
  ["| a | b |\n|---|\n| c | d |", "broken-table: | a | b |", "| a | b |\n| --- | --- |\n| c | d |"],
  ["| a | b |\n|---|---|\n| c | d | e |", "table-row: e |", undefined],
  ["| a | b |\n|---|---|\n| c | d |\nText.", "table-row: Text.", "| a | b |\n|---|---|\n| c | d |\n\nText."],
  ["```js\na\n\nText.", "open-code: ```js", undefined],
  ["##Our bread\n\nText.", "heading-form: ##Our bread", "## Our bread\n\nText."],
  ["A sentence.\n---\nText.", "underlined-text: ---", "A sentence.\n\n---\nText."],
  ["Two\nlines\n===\n", "underlined-text: ===", undefined],
  ["Do:\n\n    npm install\n    npm start", "indented-code: npm install", undefined],
  ["Bread[^1].", "not-supported: [^1]", undefined],
  ["Bread[^1].\n\n[^1]: Rye", "not-supported: [^1]", undefined],
  ["- [x] Bread", "not-supported: [x]", undefined],
  ["Hello :smile: you", "not-supported: :smile:", undefined],
  ["> [!NOTE]\n> Bread", "not-supported: [!NOTE]", undefined],
  ["::: tip\nBread", "not-supported: ::: tip", undefined],
  ["Rye\n: Dark bread", "not-supported: : Dark bread", undefined],
  ["==Bread==", "not-supported: ==Bread==", undefined],
  ["== Bread ==", "not-supported: == Bread ==", undefined],
  ["==Bread== here", "not-supported: ==Bread==", undefined],
])("%j is reported", (body, problem, wanted) => {
  expect(problems(body)).toEqual([problem]);
  expect(repaired(body)).toBe(wanted);
});
