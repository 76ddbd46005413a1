import { expect, test } from "vitest";
import { fillMarkdown, fillText } from "../fill-text.ts";
import { createParsedTexts } from "./parsed-texts.ts";
import { plainText } from "../plain-text.ts";
import type { Markdown, Text } from "../../language/values.ts";

const filling = {
  reference: ({ name }: { name: string }): string => (name === "bold" ? "**no**" : `<${name}>`),
  address: ({ target }: { target: readonly { kind: string; text?: string; name?: string }[] }) => ({
    url: target.map((run) => run.text ?? `<${run.name}>`).join(""),
  }),
  picture: ({ src }: { src: string }, alt: string) => ({ src, alt, width: 0, height: 0 }),
};
const { text: parseText, markdown: parseMarkdown } = createParsedTexts();
const text = (source: string): Text => fillText(parseText(source).content, filling);
const markdown = (source: string): Markdown => fillMarkdown(parseMarkdown(source), filling);

test.each<[string, Text]>([
  ["plain", ["plain"]],
  ["", []],
  ["a **b** c", ["a ", { strong: ["b"] }, " c"]],
  ["*a* `b`", [{ emphasis: ["a"] }, " ", { code: "b" }]],
  ["**a *b* c**", [{ strong: ["a ", { emphasis: ["b"] }, " c"] }]],
  ["***a***", [{ emphasis: [{ strong: ["a"] }] }]],
  ["_a_ __b__ ~~c~~", [{ emphasis: ["a"] }, " ", { strong: ["b"] }, " ", { deleted: ["c"] }]],
  ["[a **b**](/c)", [{ link: { url: "/c" }, text: ["a ", { strong: ["b"] }] }]],
  ["**[a](/b)**", [{ strong: [{ link: { url: "/b" }, text: ["a"] }] }]],
  ["[a](/b(c)d)", [{ link: { url: "/b(c)d" }, text: ["a"] }]],
  [
    "[a](mailto:{email}?subject=Refund request)",
    [{ link: { url: "mailto:<email>?subject=Refund request" }, text: ["a"] }],
  ],
  ["{x}-day", ["<x>-day"]],
  ["**{x}**", [{ strong: ["<x>"] }]],
  ["`{x}`", [{ code: "<x>" }]],
  ["{{x}}", ["{x}"]],
  ["one\ntwo", ["one two"]],
])("%j is read with its marks", (source, expected) => {
  expect(text(source)).toEqual(expected);
});

test.each([
  "5 * 3 * 2",
  "2*3*4",
  "**open",
  "*",
  "****",
  "`open",
  "[open",
  "[a] (b)",
  "[a](b",
  "a ] b",
  "** a **",
  "24/7",
])("%j is shown as typed", (source) => {
  expect(text(source)).toEqual([source]);
});

test.each([
  ["\\*a\\*", "*a*"],
  ["\\[a](b)", "[a](b)"],
  ["a\\b", "a\\b"],
  ["\\\\*", "\\*"],
])("a backslash in %j takes a mark its meaning", (source, expected) => {
  expect(text(source)).toEqual([expected]);
});

test("marks do not reach over the edge of a link", () => {
  expect(text("*a [b*](/c)")).toEqual(["*a ", { link: { url: "/c" }, text: ["b*"] }]);
});

test("a link holds no link", () => {
  expect(text("[a [b](/c)](/d)")).toEqual(["[a ", { link: { url: "/c" }, text: ["b"] }, "](/d)"]);
});

test("marks in a constant's value are words", () => {
  expect(text("a {bold} *b*")).toEqual(["a **no** ", { emphasis: ["b"] }]);
});

test("links and references keep their places in the text", () => {
  const source = "See **[x {a}](/b/{c.d})**.";
  const { links, references } = parseText(source);
  expect(links.map(({ targetStart, targetEnd }) => source.slice(targetStart, targetEnd))).toEqual(["/b/{c.d}"]);
  expect(references.map(({ start, end }) => source.slice(start, end))).toEqual(["{a}", "{c.d}"]);
});

test("long text has paragraphs, lists and sub-headings", () => {
  expect(markdown("One\nline.\n\n## Head\nTwo.\n- a\n  more\n- b\n1. d\n2. e\n\nThree.\n")).toEqual([
    { paragraph: ["One line."] },
    { heading: ["Head"], level: 1 },
    { paragraph: ["Two."] },
    { list: [[{ paragraph: ["a more"] }], [{ paragraph: ["b"] }]] },
    { list: [[{ paragraph: ["d"] }], [{ paragraph: ["e"] }]], numbers: [1, 2] },
    { paragraph: ["Three."] },
  ]);
});

const items = (source: string): unknown => markdown(source)[0];
const item = (words: string): Markdown => [{ paragraph: [words] }];

test.each([
  ["* a\n* b", { list: [item("a"), item("b")] }],
  ["+ a", { list: [item("a")] }],
  ["1) a\n2) b", { list: [item("a"), item("b")], numbers: [1, 2] }],
  ["3. a\n4. b", { list: [item("a"), item("b")], numbers: [3, 4] }],
  ["1. a\n1. b\n1. c", { list: [item("a"), item("b"), item("c")], numbers: [1, 2, 3] }],
  ["1. a\n2. b\n5. c", { list: [item("a"), item("b"), item("c")], numbers: [1, 2, 5] }],
  ["- a\n\n- b", { list: [item("a"), item("b")], loose: true }],
  ["- a\n    - b", { list: [[...item("a"), { list: [item("b")] }]] }],
  ["- a\nlazy", { list: [item("a lazy")] }],
])("%j is a list that keeps its numbers", (source, expected) => {
  expect(items(source)).toEqual(expected);
});

test("a list inside a numbered one does not end it", () => {
  expect(markdown("1. One\n   - nested\n2. Two")).toEqual([
    { list: [[...item("One"), { list: [item("nested")] }], item("Two")], numbers: [1, 2] },
  ]);
});

test("quotations may hold lists and quotations", () => {
  expect(markdown("> a\n> b\n> - c\n>\n> > d")).toEqual([
    { quote: [...item("a b"), { list: [item("c")] }, { quote: item("d") }] },
  ]);
});

test.each([
  ["```js\na {b}\n\n  **c**\n```", "a {b}\n\n  **c**"],
  ["~~~\na\n~~~", "a"],
  ["```\n```", ""],
  ["> ```\n> a\n>  b\n> ```", "a\n b"],
])("in %j code is as it was typed", (source, lines) => {
  const [block] = markdown(source);
  expect(block && "quote" in block ? block.quote : [block]).toEqual([{ lines }]);
});

test("names in a block of code are no references; those in a line of code are", () => {
  expect(parseMarkdown("```\n{a}\n```").references).toEqual([]);
  expect(parseMarkdown("`{a}`").references).toHaveLength(1);
});

test("a table has a cell for each heading, whatever its rows have", () => {
  expect(markdown("| a | b |\n|---|:-:|\n| {x \\| y} | `c` |\n|| d |\n| e |\n")).toEqual([
    {
      head: [["a"], ["b"]],
      rows: [
        [["<x \\>"], [{ code: "c" }]],
        [[], ["d"]],
        [["e"], []],
      ],
      aligns: ["start", "center"],
    },
  ]);
});

test("a format after a bar stays inside its cell", () => {
  expect(markdown("a | b\n--|--:\n{c | money} | d\\|e")).toEqual([
    { head: [["a"], ["b"]], rows: [[["<c>"], ["d|e"]]], aligns: ["start", "end"] },
  ]);
});

test.each(["---", "***", "* * *"])("%j is a rule", (source) => {
  expect(markdown(`a\n\n${source}\n\nb`)).toEqual([...item("a"), { rule: true }, ...item("b")]);
});

test("pictures alone are figures with a caption; among words they are not", () => {
  const picture = { src: "art/x.webp", alt: "A **b**".replaceAll("*", ""), width: 0, height: 0 };
  expect(markdown('![A **b**](art/x.webp "Cap {c}")')).toEqual([{ figure: picture, caption: ["Cap <c>"] }]);
  expect(markdown("a ![A b](art/x.webp)")).toEqual([{ paragraph: ["a ", { picture }] }]);
  expect(markdown("![A b](art/x.webp)\n![A b](art/x.webp)")).toEqual([{ figure: picture }, { figure: picture }]);
  expect(text("![A b](art/x.webp)")).toEqual(["![A b](art/x.webp)"]);
});

test.each<[string, Markdown]>([
  ["# a", [{ heading: ["a"], level: 1 }]],
  ["#### a ####", [{ heading: ["a"], level: 1 }]],
  ["a\n---", [{ heading: ["a"], level: 1 }]],
  [
    "## a\n### b\n## c\n##### d",
    [
      { heading: ["a"], level: 1 },
      { heading: ["b"], level: 2 },
      { heading: ["c"], level: 1 },
      { heading: ["d"], level: 2 },
    ],
  ],
])("the headings of %j leave no level out", (source, expected) => {
  expect(markdown(source)).toEqual(expected);
});

test.each<[string, Text]>([
  ["a https://b.example/c.", ["a ", { link: { url: "https://b.example/c" }, text: ["https://b.example/c"] }, "."]],
  ["www.b.example", [{ link: { url: "https://www.b.example" }, text: ["www.b.example"] }]],
  ["a@b.example", [{ link: { url: "mailto:a@b.example" }, text: ["a@b.example"] }]],
  ["<https://b.example>", [{ link: { url: "https://b.example" }, text: ["https://b.example"] }]],
  ["[https://b.example](/c)", [{ link: { url: "/c" }, text: ["https://b.example"] }]],
  ["`https://b.example`", [{ code: "https://b.example" }]],
  ["https://b.example/{c}", [{ link: { url: "https://b.example/<c>" }, text: ["https://b.example/<c>"] }]],
])("in %j an address is a link", (source, expected) => {
  expect(text(source)).toEqual(expected);
});

test("a target may stand apart, under a name", () => {
  const link = { link: { url: "/c" }, text: ["a"] };
  expect(markdown("[a][B]\n\n[b]: /c")).toEqual([{ paragraph: [link] }]);
  expect(markdown("[a]\n\n[a]: /c")).toEqual([{ paragraph: [link] }]);
  expect(markdown("[a][d]\n\n[note]: this")).toEqual([...item("[a][d]"), ...item("[note]: this")]);
});

test.each<[string, Text]>([
  ["a  \nb", ["a", { break: true }, "b"]],
  ["a\\\nb", ["a", { break: true }, "b"]],
  ["a\nb", ["a b"]],
])("in %j a line ends where the text asks for it", (source, expected) => {
  expect(markdown(source)).toEqual([{ paragraph: expected }]);
});

test.each(["<b>a</b>", "<!-- a -->", "<div> a", "&nbsp;", "    a", "a[^1]", "=="])("%j is text", (source) => {
  expect(markdown(source)).toEqual(item(source.trim().replace("\n", " ")));
});

test.each(["a", "a {b}\n", "a: b, c!", " a"])(
  "%j is the same paragraph with and without another one below",
  (source) => {
    expect(markdown(`${source}\n\nb`)).toEqual([...markdown(source), ...item("b")]);
  },
);

test("what has more marks than any text is shown as it was typed", () => {
  const source = "*[".repeat(40_000);
  expect(parseMarkdown(source)).toMatchObject({ isUnread: true, blocks: [{ content: [{ text: source }] }] });
  expect(parseMarkdown(`${"> ".repeat(80)}a`)).toMatchObject({ isUnread: true });
  expect(parseMarkdown("*a*").isUnread).toBe(false);
});

test("a year at the start of a line opens no list", () => {
  expect(markdown("Since\n2024. And on")).toEqual([{ paragraph: ["Since 2024. And on"] }]);
});

test("places in long text count from its start", () => {
  const source = "a\n\n- [b](/c) {d}";
  const { links, references } = parseMarkdown(source);
  expect(source.slice(links[0]?.targetStart, links[0]?.targetEnd)).toBe("/c");
  expect(source.slice(references[0]?.start, references[0]?.end)).toBe("{d}");
});

test("marks end with their paragraph", () => {
  expect(markdown("*a\n\nb*")).toEqual([{ paragraph: ["*a"] }, { paragraph: ["b*"] }]);
});

test("the plain words of a text have no marks", () => {
  expect(plainText(text("a **b** [`c`](/d)"))).toBe("a b c");
});

test("texts that are made to hurt are read in time", () => {
  for (const mark of [
    "*",
    "**",
    "[",
    "](",
    "`",
    "{",
    "}",
    "*[",
    "[a](",
    "*a **b ",
    "_x*",
    "> ",
    "1) ",
    "- ",
    "a|",
    "![",
    "~~a ",
  ]) {
    const source = mark.repeat(300_000 / mark.length);
    const before = process.cpuUsage().user;
    const parsed = createParsedTexts();
    parsed.text(source);
    parsed.markdown(source);
    expect(process.cpuUsage().user - before, mark).toBeLessThan(3_000_000);
  }
});
