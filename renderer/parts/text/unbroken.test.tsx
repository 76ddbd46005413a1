import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { unbroken } from "./unbroken.tsx";

const pieces = (text: string): readonly string[] =>
  [...renderToStaticMarkup(<p>{unbroken(text)}</p>).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(
    ([, piece = ""]) => piece,
  );

test.each([
  ["after the 14-day trial?", ["14-day"]],
  ["5–7 business days, 24/7, and 2024-01-31", ["5–7", "24/7", "2024-01-31"]],
  ["eine 30-Tage-Garantie", ["30-Tage-Garantie"]],
])("%s keeps its numbers in one piece", (text, expected) => {
  expect(pieces(text)).toEqual(expected);
});

test.each(["fine-tuning", "10 - 20", "GPT4-based", "a 3-Grundstücksverkehrsgenehmigung", "1,000"])(
  "%s is left as it is",
  (text) => {
    expect(renderToStaticMarkup(<p>{unbroken(text)}</p>)).toBe(`<p>${text}</p>`);
  },
);
