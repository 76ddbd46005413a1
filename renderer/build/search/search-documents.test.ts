import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { searchOptions } from "../../search/options.ts";
import { modelOf, siteText } from "../output/example-site.ts";
import { soundSite } from "../../../tests/sound-sites/site.ts";
import { searchIndex } from "./search-index.ts";

const page = `  - path: /
    title: Home
    description: Pots and plates.
    sections:
      - { type: hero, title: Pots for every kitchen, intro: Made by hand., badges: [own], actions: [{ label: Write to us, href: "mailto:a@kiln.example" }] }
      - { type: text, body: "Text without a heading, of kaolin." }
      - type: comparison
        kind: versus
        title: What we charge
        caption: Prices of repairs
        columns: [{ label: Here, picked: true }, { label: Elsewhere }]
        groups: [{ rows: [{ label: A broken handle, cells: [glued for six, thrown away] }] }]
      - type: testimonials
        title: What people say
        anchor: voices
        items: [{ quote: My samovar is whole again., role: "Ann Miller, baker" }]
      - { type: text, title: The kiln, body: "**Pre**heated, with [clay](/) and ~~sand~~." }
      - type: faq
        title: Questions
        items: [{ question: How long does it take?, answer: "${"A week or so. ".repeat(20)}In the end comes the varnish." }]
`;

const index = MiniSearch.loadJSON(
  searchIndex(modelOf(`${siteText(page)}badges: { own: { label: Handmade, tone: info } }\n`)),
  searchOptions,
);
const found = (words: string): string[] =>
  index.search(words, { fuzzy: false }).map(({ title, to }) => `${String(title)} ${String(to)}`);

test.each([
  ["a cell of a table", "glued", "What we charge /"],
  ["the head of a row", "handle", "What we charge /"],
  ["a quotation", "samovar", "What people say /voices"],
  ["who is quoted", "miller", "What people say /voices"],
  ["the title of a section without an anchor", "kitchen", "Pots for every kitchen /"],
  ["the label of a button", "write to us", "Pots for every kitchen /"],
  ["a section without a title", "kaolin", "Home /"],
  ["the label of a badge", "handmade", "Pots for every kitchen /"],
  ["a word of which a part is bold", "preheated", "The kiln /"],
  ["the end of a long answer", "varnish", "How long does it take? /"],
])("the search finds %s", (_, words, wanted) => {
  expect(found(words)).toEqual([wanted]);
});

test("names for the program are not found", () => {
  for (const name of ["versus", "mailto", "testimonials"]) expect(found(name)).toEqual([]);
});

test("what has a word in its title comes first", () => {
  expect(found("questions")[0]).toBe("Questions /");
});

test("any site that the check accepts can be searched", () => {
  const surroundings = { pictures: ["art/oven.svg"], fonts: [] };
  for (const seed of [12, 13, 14, 25]) {
    const site = soundSite(seed, { maxPages: 1, maxSections: 14, maxItems: 3 }, surroundings);
    expect(searchIndex(modelOf(stringify(site))), `seed ${seed}`).toContain('"documentCount"');
  }
});
