import { describe, expect, test } from "vitest";
import { applyEdits } from "../schema/reading/positions.ts";
import { baseIn } from "./mutations/base.ts";

const { text, check } = baseIn("tests/sites/kiosk");

interface Slip {
  /** What stands in the file, and what is written in its place. */
  readonly right: string;
  readonly wrong: string;
  readonly code: string;
  readonly safety?: "safe" | "review";
  /** The line that is named, counted from the first one that is written; the first unless told. */
  readonly line?: number;
  /** What the correction writes, where it is not what stood there. */
  readonly mended?: string;
}

/** Slips of the hand, each of which once gave two problems, the wrong line or a correction that spoilt more. */
const slips: Readonly<Record<string, Slip>> = {
  "two keys on one line": {
    right: "title: Tea\n            text: In {tea",
    wrong: "title: Tea text: In {tea",
    code: "yaml/two-keys-on-line",
  },
  "two keys on one line, the first one with quotes": {
    right: '"+44 1632 960124"\n  email',
    wrong: '"+44 1632 960124" email',
    code: "yaml/two-keys-on-line",
  },
  "two keys on one line, the first one a number": {
    right: "price: 2400\n      unit",
    wrong: "price: 2400 unit",
    code: "yaml/two-keys-on-line",
  },
  "an opening quotation mark lost before a brace": {
    right: '{ label: "{email}", href: "mailto:{email}", icon: mail',
    wrong: '{ label: "{email}", href: mailto:{email}", icon: mail',
    code: "yaml/unclosed-quote",
  },
  "an opening quotation mark lost": {
    right: "intro: Follow the steam.",
    wrong: 'intro: Note: follow the steam."',
    code: "yaml/unclosed-quote",
    mended: 'intro: "Note: follow the steam."',
  },
  "a closing quotation mark lost between braces": {
    right: 'href: "mailto:{email}", icon: mail,',
    wrong: 'href: "mailto:{email}, icon: mail,',
    code: "yaml/unclosed-quote",
  },
  "a closing quotation mark lost before the last brace": {
    right: 'href: "mailto:{email}?subject=Box: {title}" }',
    wrong: 'href: "mailto:{email}?subject=Box: {title} }',
    code: "yaml/unclosed-quote",
  },
  "a quotation mark before a key": {
    right: "      price: 2400",
    wrong: '      "price: 2400',
    code: "yaml/unclosed-quote",
  },
  "a section moved out by two spaces": {
    right:
      "      - type: points\n        anchor: to-know\n        title: Good to know\n        columns: 2\n        items:\n          - Cups come back **clean** or not at all.\n          - The kettle holds forty cups.\n          - Newspapers go in the *dry* box.\n",
    wrong:
      "    - type: points\n      anchor: to-know\n      title: Good to know\n      columns: 2\n      items:\n        - Cups come back **clean** or not at all.\n        - The kettle holds forty cups.\n        - Newspapers go in the *dry* box.\n",
    code: "yaml/indentation",
  },
  "the first section moved out by two spaces": {
    right: "      - type: page-hero\n        title: Hot and cold\n        intro: Follow the steam.\n",
    wrong: "    - type: page-hero\n      title: Hot and cold\n      intro: Follow the steam.\n",
    code: "yaml/indentation",
  },
  "a section without its dash": {
    right: "      - type: points",
    wrong: "        type: points",
    code: "yaml/missing-dash",
  },
  "a section without its dash, moved left": {
    right: "      - type: points",
    wrong: "      type: points",
    code: "yaml/missing-dash",
  },
  "the first section without its dash": {
    right: "      - type: page-hero",
    wrong: "        type: page-hero",
    code: "yaml/missing-dash",
  },
  "the second item of a list without its dash": {
    right: "          - The kettle",
    wrong: "            The kettle",
    code: "yaml/swallowed-line",
  },
  "the second item of a list without its dash, moved left": {
    right: "          - The kettle",
    wrong: "          The kettle",
    code: "yaml/missing-dash",
  },
  "an item with braces without its dash, moved left": {
    right: "    - { label: Boxes",
    wrong: "    { label: Boxes",
    code: "yaml/missing-dash",
  },
  "a page without its dash": { right: "  - path: /drinks", wrong: "    path: /drinks", code: "yaml/missing-dash" },
  "a square bracket that closes a brace": {
    right: "href: /winter }",
    wrong: "href: /winter ]",
    code: "yaml/unclosed-bracket",
  },
  "one tab for all spaces": {
    right: "            icon: leaf",
    wrong: "\ticon: leaf",
    code: "yaml/tab",
  },
  "a line of a long text at the left edge": {
    right: "              There is milk",
    wrong: "There is milk",
    code: "yaml/wrapped-text",
  },
  "an item one level too deep": {
    right: "    - label: Drinks",
    wrong: "        - label: Drinks",
    code: "yaml/indentation",
  },
  "a typographic quotation mark that closes": {
    right: 'action: "#8a3412"',
    wrong: 'action: "#8a3412”',
    code: "yaml/curly-quotes",
  },
  "no colon after a name of the author's own": {
    right: "tea: { price",
    wrong: "tea { price",
    code: "yaml/missing-colon",
  },
  "no colon between braces before quotes": {
    right: '{ label: "{phone}"',
    wrong: '{ label "{phone}"',
    code: "yaml/missing-colon",
  },
  "no colon after a key at the left edge": { right: "planned:\n", wrong: "planned\n", code: "yaml/missing-colon" },
  "the first entry of a collection moved left, with all below it": {
    right:
      "    small:\n      title: Small box\n      for: One traveler and one newspaper.\n      price: 2400\n      unit: per month\n      features: [Tea on every morning, One paper]\n",
    wrong:
      "  small:\n    title: Small box\n    for: One traveler and one newspaper.\n    price: 2400\n    unit: per month\n    features: [Tea on every morning, One paper]\n",
    code: "yaml/indentation",
  },
};

describe("One slip is one problem, on its line, with the correction that restores the file", () => {
  test.each(Object.entries(slips))("%s", (_, { right, wrong, code, safety = "review", line = 0, mended = right }) => {
    expect(text.split(right).length, "the slip has one place").toBe(2);
    const broken = text.replace(right, () => wrong);
    const problems = check(broken);
    const first = broken.slice(0, text.indexOf(right)).split("\n").length + (wrong.startsWith("\n") ? 1 : 0);
    expect(problems.map((one) => `${one.range.start.line} ${one.code} ${one.fixes?.[0]?.safety}`)).toEqual([
      `${first + line} ${code} ${safety}`,
    ]);
    expect(applyEdits(broken, problems[0]?.fixes?.[0]?.edits ?? [])).toBe(text.replace(right, () => mended));
  });

  test.each([
    [
      "a text with a colon, which is no key of that place",
      "intro: Follow the steam.",
      "intro: Follow the price: it is low.",
    ],
    ["a text with an inch mark at its end", "intro: Follow the steam.", 'intro: A kettle of 8".'],
  ])("%s is not taken for one", (_, right, wrong) => {
    expect(check(text.replace(right, wrong)).map(({ code }) => code)).not.toContain("yaml/two-keys-on-line");
  });
});
