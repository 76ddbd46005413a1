import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FaqSection, Question } from "../../schema/language/types.ts";
import { Faq } from "./Faq.tsx";

const questions: Question[] = [
  { question: "One?", answer: [{ paragraph: ["First."] }] },
  { question: "Two?", answer: [{ paragraph: ["Second."] }], anchor: "faq/two" },
];

function html(more: Partial<FaqSection> = {}): string {
  const section: FaqSection = { type: "faq", ground: "canvas", hidden: false, items: questions, ...more };
  return renderToStaticMarkup(<Faq {...section} />);
}

test("opens the first question, and no other", () => {
  expect(html().match(/<details[^>]*>/g)).toHaveLength(2);
  expect(html()).toMatch(/<details[^>]* open=""[^>]*><summary[^>]*><span>One\?/);
  expect(html().match(/ open=""/g)).toHaveLength(1);
});

test("gives a question its anchor, so that a link opens it", () => {
  expect(html()).toContain('<details id="faq/two"');
});

test("shows title and intro at the side, once", () => {
  const shown = html({ title: "Questions", intro: ["Ask us."] });
  expect(shown.match(/Ask us\./g)).toHaveLength(1);
  expect(shown).toMatch(/<h2[^>]*>Questions<\/h2>/);
});

test("has no empty side without a title", () => {
  expect(html()).not.toMatch(/<h\d/);
});
