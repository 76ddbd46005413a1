import { expect, test } from "vitest";
import { publicFile, publicUrl } from "./public-url.ts";

const base = "https://host.example/folder/";

test.each([
  "art/suite.svg",
  "a#b.png",
  "a?b.svg",
  "a%20b.svg",
  "100%.png",
  "two words, one comma.jpg",
  "Größe/写真.png",
  "javascript:x.svg",
  "https:/x.png",
  'a&b\'s "c".png',
  "a\\b.png",
])("the URL of %s leads to it", (file) => {
  const { href } = new URL(publicUrl(file), base);
  expect(href.startsWith(base)).toBe(true);
  expect(decodeURIComponent(href.slice(base.length))).toBe(file);
  expect(publicFile(publicUrl(file))).toBe(file);
});

test("an ordinary name stays as it is", () => {
  expect(publicUrl("art/suite-2.svg")).toBe("art/suite-2.svg");
});

test("a URL may stand in a srcset", () => {
  expect(publicUrl("a b,.png")).not.toMatch(/[\s,]/);
});

test("accents are composed, however a system writes them", () => {
  expect(publicUrl("Gro\u0308ße.png")).toBe(publicUrl("Größe.png"));
});
