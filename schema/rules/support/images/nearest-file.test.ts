import { expect, test } from "vitest";
import { isNearlyNamed, nearestFile, nearInLetters } from "./nearest-file.ts";

const files = ["art/kit.svg", "art/hall.svg", "art/loaves.svg", "logo.svg", "menu/spring.pdf", "art/team.jpg"];

test.each([
  ["art/loafs.svg", "art/loaves.svg"],
  ["art/loaves.png", "art/loaves.svg"],
  ["atr/kit.svg", "art/kit.svg"],
  ["art/Hall.svg", "art/hall.svg"],
  ["logos.svg", "logo.svg"],
  ["menu/sprng.pdf", "menu/spring.pdf"],
])("%s: %s is meant", (path, meant) => expect(nearestFile(path, files)).toBe(meant));

test.each(["art/mark.svg", "art/bike.svg", "art/person.jpg", "icon.svg", "menu/winter.pdf", "x/y.svg", ""])(
  "%s is near to no file",
  (path) => expect(nearestFile(path, files)).toBeUndefined(),
);

test("a name without its ending is that of the only file with it", () => {
  expect(nearestFile("art/kit", files)).toBe("art/kit.svg");
  expect(nearestFile("art/kit", [...files, "art/kit.png"])).toBeUndefined();
});

test("names that differ by half of their letters may be those of two pictures", () => {
  expect(isNearlyNamed("art/shapes.svg", "art/shelves.svg")).toBe(false);
  expect(isNearlyNamed("art/loafs.svg", "art/loaves.svg")).toBe(true);
  expect(isNearlyNamed("art/sprng.pdf", "menu/spring.pdf")).toBe(true);
});

test.each([
  ["art/mark.svg", "art/bark.svg"],
  ["art/chairs.svg", "art/stairs.svg"],
  ["art/oak-chairs.svg", "art/oak-stairs.svg"],
  ["prices.pdf", "slices.pdf"],
  ["team-1.jpg", "team-2.jpg"],
])("%s and %s are near in letters only", (path, other) => {
  expect(nearestFile(path, [other])).toBeUndefined();
  expect(nearInLetters(path, [other])).toBe(other);
});

test.each([
  ["art/abrk.svg", "art/bark.svg"],
  ["art/oak-stars.svg", "art/oak-stairs.svg"],
  ["art/oakstairs.svg", "art/oak-stairs.svg"],
  ["Bäckerei.svg", "Backerei.svg"],
])("%s is %s with a typo", (path, other) => expect(nearestFile(path, [other])).toBe(other));
