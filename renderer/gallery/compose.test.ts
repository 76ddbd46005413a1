import { expect, test } from "vitest";
import { parse } from "yaml";
import { composeGallery } from "./compose.ts";

test("each example follows a section that announces it by its name, and counts it", () => {
  const text = '- name: First\n  section: { type: faq }\n\n- name: "Second: longer"\n  section:\n    type: faq\n';
  const { routes } = parse(composeGallery("version: 1\n", [{ type: "faq", text }]));
  expect(routes[0].sections[1].items[0].hint).toBe("2 examples");
  const [, one = ""] = text.split(/^(?=- name: "Second)/m);
  expect(composeGallery("version: 1\n", [{ type: "faq", text: one }])).toContain('"1 example"');
  expect(routes[1].sections.slice(1)).toEqual([
    { type: "text", title: "First", ground: "sunken", body: "Example 1 of 2 of faq." },
    { type: "faq" },
    { type: "text", title: "Second: longer", ground: "sunken", body: "Example 2 of 2 of faq." },
    { type: "faq" },
  ]);
});

test("the start page links to every type, in as many sections as that takes", () => {
  const types = Array.from({ length: 30 }, (_, index) => ({ type: `type-${index}`, text: "" }));
  const text = composeGallery("version: 1\n", types);
  expect(text.match(/type: "index"/g)).toHaveLength(2);
  expect(text.match(/href: "\/type-/g)).toHaveLength(30);
});
