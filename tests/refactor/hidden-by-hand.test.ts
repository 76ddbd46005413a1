import { describe, expect, test } from "vitest";
import { applyEdits } from "../../schema/reader/positions.ts";
import { isError, type Problem } from "../../schema/problem.ts";
import { bakery, planOf, problemsOf, tryDelete } from "./restructure.ts";

const errorsIn = (text: string): readonly Problem[] => problemsOf(text).filter(isError);

/** What a mark in the text hides, which links lead there, and what the author can choose. */
interface Hidden {
  readonly mark: string;
  /** The same with “hidden: true”. */
  readonly hides: string;
  /** What is beside it in the file. */
  readonly beside?: (text: string) => string;
  readonly count: string;
  /** What its title adds. */
  readonly brings?: string;
  readonly again: string;
  /** What the command line calls it. */
  readonly name: string;
}

const faq = "- type: faq\n        anchor: questions";
const plans = "- type: plans\n        anchor: boxes";
const visit = "- path: /visit\n";
const oneQuestion = (text: string): string =>
  text
    .replace(", and [the questions][q]", "")
    .replace(" and [the questions][q]", "")
    .replace("\n\n          [q]: /pricing/questions", "");
const oneLinkToVisit = (text: string): string => text.replace("    - { label: Visit, href: /visit }\n", "");

const cases: readonly (readonly [string, Hidden])[] = [
  [
    "a page that a menu and a text lead to",
    { mark: visit, hides: `${visit}    hidden: true\n`, count: "2 links", again: "page /visit", name: "/visit" },
  ],
  [
    "a page that one text leads to",
    {
      mark: visit,
      hides: `${visit}    hidden: true\n`,
      beside: oneLinkToVisit,
      count: "link",
      again: "page /visit",
      name: "/visit",
    },
  ],
  [
    "a page below which links lead to a place",
    {
      mark: visit,
      hides: `${visit}    hidden: true\n`,
      beside: (text) => oneLinkToVisit(text).replace("[our shop](/visit)", "[our shop](/visit/imprint)"),
      count: "link",
      again: "page /visit",
      name: "/visit",
    },
  ],
  [
    "a section that a menu and a text lead to",
    {
      mark: faq,
      hides: faq.replace("anchor", "hidden: true\n        anchor"),
      count: "2 links",
      again: "the section “Questions” (/pricing/questions)",
      name: "/pricing#questions",
    },
  ],
  [
    "a section that one menu leads to",
    {
      mark: faq,
      hides: faq.replace("anchor", "hidden: true\n        anchor"),
      beside: oneQuestion,
      count: "link",
      again: "the section “Questions” (/pricing/questions)",
      name: "/pricing#questions",
    },
  ],
  [
    "an item of a section",
    {
      mark: faq,
      hides: faq.replace("anchor", "hidden: true\n        anchor"),
      beside: (text) => oneQuestion(text).replace("href: /pricing/questions", "href: /pricing/try"),
      count: "link",
      again: "the section “Questions” (/pricing/questions)",
      name: "/pricing#questions",
    },
  ],
  [
    "a section with an entry of a collection",
    {
      mark: plans,
      hides: plans.replace("anchor", "hidden: true\n        anchor"),
      beside: (text) => text.replaceAll(/\/pricing\/boxes(?!\/)/g, "/pricing/boxes/family"),
      count: "3 links",
      again: "the section “Boxes” (/pricing/boxes)",
      name: "/pricing#boxes",
    },
  ],
  [
    "a shared section, which a card leads to",
    {
      mark: "come-by:\n",
      hides: "come-by:\n    hidden: true\n",
      beside: (text) =>
        text.replace(
          "      - type: picture\n",
          "      - type: feature-grid\n        title: More\n        items:\n          - { title: The shop, text: Where we are., href: /pricing/come-here }\n          - { title: The bread, text: What we bake., href: / }\n      - type: picture\n",
        ),
      count: "link",
      again: "shared section “come-by”",
      name: "shared:come-by",
    },
  ],
  [
    "the place where a shared section is shown",
    {
      mark: "- use: come-by\n        anchor: come-here",
      hides: "- use: come-by\n        hidden: true\n        anchor: come-here",
      beside: (text) => text.replace("[our shop](/visit)", "[our shop](/pricing/come-here)"),
      count: "link",
      again: "the section /pricing/come-here",
      name: "/pricing#come-here",
    },
  ],
  [
    "a section of the start page",
    {
      mark: "- type: text\n        title: Bread",
      hides: "- type: text\n        anchor: bread\n        hidden: true\n        title: Bread",
      beside: (text) => text.replace("[our shop](/visit)", "[our shop](/bread)"),
      count: "link",
      brings: " (1 new warning)",
      again: "the section “Bread” (/bread)",
      name: "/bread",
    },
  ],
];

describe("What was hidden by hand is shown again, or the links to it go as by command", () => {
  test.each(cases)("%s", (_, { mark, hides, beside = (text) => text, count, brings = "", again, name }) => {
    const shown = beside(bakery);
    expect(shown).toContain(mark);
    const text = shown.replace(mark, hides);
    const [problem, ...others] = errorsIn(text);
    expect(others.map(({ message }) => message)).toEqual([]);
    expect(problem?.message).toContain("hidden");
    const fixes = problem?.fixes ?? [];
    expect(fixes.map(({ title }) => title)).toEqual([`Take the ${count} away${brings}`, `Show ${again} again`]);
    const [taken = "", back = ""] = fixes.map(({ edits }) => applyEdits(text, edits));
    expect(errorsIn(taken)).toEqual([]);
    expect(taken).toBe(planOf(tryDelete(text, name, { hide: true })).text);
    expect(back).toBe(text.replace(/\n +hidden: true(?=\n)/, ""));
    expect(fixes.map(({ safety }) => safety)).toEqual(["choice", "choice"]);
  });
});
