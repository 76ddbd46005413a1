import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TableGrid } from "./TableGrid.tsx";

const scrolls = (head: readonly string[], ...rows: readonly (readonly string[])[]): boolean => {
  const asTexts = (cells: readonly string[]): string[][] => cells.map((cell) => [cell]);
  const html = renderToStaticMarkup(<TableGrid table={{ head: asTexts(head), rows: rows.map(asTexts) }} />);
  return html.includes('tabindex="0"');
};

test("a table that is wider than a small telephone can be scrolled with the keyboard", () => {
  expect(scrolls(["Wooooooooooow4l", "Sun mo 4m"], ["Family 4n", "Family 4o"])).toBe(true);
  expect(scrolls(["विद्यालय कंप", "Dienstleistung Straße"], ["मूल्य शहर सेवाएँ", "Rechtsschutzversicherung"])).toBe(true);
  expect(scrolls(["Versicherung", "Zuständigkeit für"], ["Übersicht Sch 51", "Genehmigung mit Kapitän"])).toBe(true);
  expect(scrolls(["A", "B", "C", "D"], ["1", "2", "3", "4"])).toBe(true);
});

test("texts of one line count whole", () => {
  expect(scrolls(["a", "b", "c"], ["sun moon sea", "sun moon sea", "sun moon sea"])).toBe(true);
});

test("a table that fits is no stop for the keyboard", () => {
  expect(scrolls(["Plan", "Price"], ["Basic", "₹2,999"], ["Executive", "₹24,999"])).toBe(false);
  expect(scrolls(["Day", "A long sentence of short words that may break anywhere"], ["Mon", "Open at nine"])).toBe(
    false,
  );
});
