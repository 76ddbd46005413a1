import { expect, test } from "vitest";
import { markedPieces } from "./marked.ts";

const marked = (text: string, ...terms: string[]): string =>
  markedPieces(text, terms)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join("");

test("every occurrence is marked, whatever its case", () => {
  expect(marked("Refund Policy: no refunds", "refund")).toBe("[Refund] Policy: no [refund]s");
});
test("of two terms at one place the longer is marked", () => {
  expect(marked("refundable", "refund", "refundable")).toBe("[refundable]");
});
test("a sign in a term stands for itself", () => {
  expect(marked("C++ and c", "c++")).toBe("[C++] and c");
});
test("a text without the term stays whole", () => {
  expect(marked("Pricing", "gst")).toBe("Pricing");
  expect(marked("", "gst")).toBe("");
});
