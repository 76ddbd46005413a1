import { expect, test } from "vitest";
import { fillMarkdown, fillText, plainText } from "./fill-text.ts";
import { parseMarkdown } from "./markdown.ts";
import { parseText } from "./text.ts";
import type { Markdown, Text } from "../language/values.ts";

const filling = {
  reference: ({ name }: { name: string }): string => (name === "bold" ? "**no**" : `<${name}>`),
  address: ({ target }: { target: readonly { kind: string; text?: string; name?: string }[] }) => ({
    url: target.map((run) => run.text ?? `<${run.name}>`).join(""),
  }),
};
const text = (source: string): Text => fillText(parseText(source).content, filling);
const markdown = (source: string): Markdown => fillMarkdown(parseMarkdown(source), filling);

test.each<[string, Text]>([
  ["plain", ["plain"]],
  ["", []],
  ["a **b** c", ["a ", { strong: ["b"] }, " c"]],
  ["*a* `b`", [{ emphasis: ["a"] }, " ", { code: "b" }]],
  ["**a *b* c**", [{ strong: ["a ", { emphasis: ["b"] }, " c"] }]],
  ["***a***", [{ strong: [{ emphasis: ["a"] }] }]],
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

test("a stray mark does not spoil the bold words around it", () => {
  expect(text("**a *b**")).toEqual([{ strong: ["a *b"] }]);
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
  expect(markdown("One\nline.\n\n## Head\nTwo.\n- a\n  more\n- b\n\n- c\n1. d\n2. e\n\nThree.\n")).toEqual([
    { paragraph: ["One line."] },
    { heading: ["Head"] },
    { paragraph: ["Two."] },
    { list: [["a more"], ["b"], ["c"]], ordered: false },
    { list: [["d"], ["e"]], ordered: true },
    { paragraph: ["Three."] },
  ]);
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

test("eight times as many marks take no more than about eight times as long", () => {
  const busy = (): number => process.cpuUsage().user;
  for (const mark of ["*", "**", "[", "](", "`", "{", "}", "*[", "[a](", "*a **b "]) {
    const take = (length: number): number => {
      const before = busy();
      parseText(mark.repeat(length / mark.length));
      return busy() - before;
    };
    // The least of some: the engine compiles and tidies up in between.
    const least = (length: number): number => Math.min(...[1, 2, 3, 4].map(() => take(length)));
    const [few, many] = [least(20_000), least(160_000)];
    // What is read again for each mark takes sixty-four times as long.
    expect(many, mark).toBeLessThan(Math.max(few, 5000) * 30);
  }
});
