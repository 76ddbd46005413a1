import { expect, test } from "vitest";
import { composeGallery } from "./compose.ts";

const site = (text: string): string => composeGallery("version: 1\n", [{ type: "faq", text }]);

test("a section on one line becomes an item of its page's list", () => {
  expect(site("- name: Shortest\n  section: { type: faq }\n")).toContain("      - { type: faq }\n");
});

test("the lines of a section keep their distances", () => {
  const text = "- name: Long\n  section:\n    type: faq\n    body: |\n      One\n\n        Two\n";
  expect(site(text)).toContain("      - type: faq\n        body: |\n          One\n\n            Two\n");
});

test("each example is announced by its name, as written, and counted", () => {
  const text = '- name: First\n  section: { type: faq }\n\n- name: "Second: longer"\n  section:\n    type: faq\n';
  expect(site(text)).toContain("title: First\n");
  expect(site(text)).toContain('title: "Second: longer"\n');
  expect(site(text)).toContain("Example 2 of 2 of faq.");
});

test("the start page links to every type, in as many sections as that takes", () => {
  const types = Array.from({ length: 30 }, (_, index) => ({ type: `type-${index}`, text: "" }));
  const text = composeGallery("version: 1\n", types);
  expect(text.match(/- type: index/g)).toHaveLength(2);
  expect(text.match(/href: \/type-/g)).toHaveLength(30);
});
