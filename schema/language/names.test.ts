import { expect, test } from "vitest";
import { sectionTypes } from "./descriptor.ts";
import { iconsFor, insteadOfKey, synonymsOf, typeCalled, purposes, purposeOf, purposeOfWords } from "./names.ts";
import schema from "./site.schema.json" with { type: "json" };
import names from "./icons/names.json" with { type: "json" };
import table from "./names.json" with { type: "json" };

test("every purpose leads to types that there are, to another place in the file, or to what to do instead", () => {
  for (const { want, types, where, instead } of purposes) {
    expect(
      [types, where, instead].filter((way) => way !== undefined),
      want,
    ).toHaveLength(1);
    expect(types?.filter((type) => !sectionTypes.includes(type)) ?? [], want).toEqual([]);
  }
});

test("no name stands for two purposes", () => {
  const all = purposes.flatMap((purpose) => purpose.names);
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

test.each([
  ["pricing", "plans"],
  ["Pricing Table", "plans"],
  ["ourTeam", "feature-grid"],
  ["contact-section", "call-to-action"],
  ["accordion", "faq"],
  ["Über uns", "text"],
  ["préstations", "feature-grid"],
  ["संपर्क", "call-to-action"],
  ["الأسعار", "plans"],
  ["logos", undefined],
  ["video", undefined],
])("“%s” leads to %s", (name, type) => expect(purposeOf(name)?.types?.[0]).toBe(type));

test.each([
  ["team-members", "feature-grid"],
  ["testimonials-slider", "testimonials"],
  ["3-columns", "feature-grid"],
  ["bannerCta", "call-to-action"],
  ["breadbox", undefined],
])("of “%s”, one word leads to %s", (name, type) => expect(purposeOfWords(name)?.types?.[0]).toBe(type));

test("a type with other letters around it is that type", () => {
  expect(typeCalled("FAQ", sectionTypes)).toBe("faq");
  expect(typeCalled("faq-section", sectionTypes)).toBe("faq");
  expect(typeCalled("plan", sectionTypes)).toBe("plans");
  expect(typeCalled("bread", sectionTypes)).toBeUndefined();
});

test("words for keys lead to keys; a word for what there is not says so", () => {
  expect(synonymsOf("Heading")).toContain("title");
  expect(synonymsOf("sub-title")).toContain("intro");
  expect(insteadOfKey("className")).toContain("ground");
  expect(insteadOfKey("title")).toBeUndefined();
});

test("every icon that a word leads to is one", () => {
  expect(
    Object.values(table.icons)
      .flat()
      .filter((icon) => !names.includes(icon)),
  ).toEqual([]);
  expect(iconsFor("bread").icons).toContain("wheat");
  expect(iconsFor("facebook").instead).toContain("words");
});

test.each([
  ["params", "constants"],
  ["navbar", "menus"],
  ["partials", "shared"],
  ["languageCode", "language"],
  ["tagline", "description"],
  ["og_image", "image"],
  ["excerpt", "description"],
  ["redirects_from", "movedFrom"],
  ["compare-at-price", "originalPrice"],
  ["alternative text", "alt"],
])("what other tools call “%s” leads to “%s”", (name, key) => expect(synonymsOf(name)).toContain(key));

test("every word for a key leads to a key of the language", () => {
  const all = JSON.stringify(schema);
  const meant = new Set(Object.values(table.keys).flat());
  expect([...meant].filter((key) => !all.includes(`"${key}":`))).toEqual([]);
});
