import { describe, expect, test } from "vitest";
import { checkSite } from "../../../schema/check.ts";
import { sectionTypes } from "../../../schema/language/descriptor.ts";
import { noFiles } from "../../formats/broken.ts";
import { bakeryPage } from "../bakery-page.ts";

const sections: Readonly<Record<string, string>> = {
  faq: "items: [{ question: Do you bake on Sundays?, answer: From seven to noon. }, { question: Do you deliver?, answer: By bicycle. }]",
  stats: 'items: [{ value: "12", label: sorts of bread }, { value: "1924", label: the year of our oven }]',
  steps: "items: [{ title: Order, text: Until six. }, { title: Come, text: From seven. }]",
  testimonials:
    "items: [{ quote: The best rye in town., role: Neighbor }, { quote: Never without it., role: Teacher }]",
  table: "table: { caption: Hours, columns: [{ label: Day }, { label: Open }], rows: [[Monday, Seven to six]] }",
  text: "body: |\n          ## Our oven\n\n          It has burned since 1924.",
  points: "items: [Rye from the valley., Butter from the dairy next door., No powder.]",
};

const siteWith = (type: string, keys: string): string =>
  `${bakeryPage}      - type: ${type}\n        title: About our bread\n        ${keys}\n`;

const problemsOf = (text: string) => checkSite(text, { files: noFiles }).problems;

/** The line of the type. */
const line = bakeryPage.split("\n").length;

describe.each(Object.entries(sections))("a %s section under the name of another type", (type, keys) => {
  test("is valid under its own", () => {
    expect(problemsOf(siteWith(type, keys))).toEqual([]);
  });

  // Any text may be the name of a badge, as far as its form goes.
  test.each(sectionTypes.filter((other) => other !== type && other !== "badges"))(
    "%s: one problem at most",
    (other) => {
      const [only, second] = problemsOf(siteWith(other, keys)).filter(({ severity }) => severity === "error");
      expect(second).toBeUndefined();
      // A single key that does not belong there is reported where it stands; of more, the type is what is wrong.
      const isOfType = only?.code === "shape/key-of-other-type" && only.range.start.line === line;
      expect(isOfType ? `${only.help}` : type).toContain(type);
    },
  );
});

test("where one type fits, it is offered; where several do, the author chooses", () => {
  const [one] = problemsOf(siteWith("checklist", sections["testimonials"] ?? ""));
  expect(one?.message).toBe("What this section holds is made for “testimonials”, not for “checklist”.");
  expect(one?.fixes?.map(({ title }) => title)).toEqual(["Write “testimonials”"]);
  const [several] = problemsOf(siteWith("faq", sections["steps"] ?? ""));
  expect(several?.fixes?.length).toBeGreaterThan(1);
  expect(several?.help).toContain("It fits these types: ");
});
