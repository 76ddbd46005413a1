import { expect, test } from "vitest";
import { iconSprite } from "./icons.ts";

test("all lines of an icon are one element, each beginning where it began", () => {
  // lucide: "M5 12h14" and "m12 5 7 7-7 7".
  expect(iconSprite(["arrow-right"])).toContain('<path id="arrow-right" d="M5 12h14M0 0m12 5 7 7-7 7"/>');
});

test("what is no line stays what it is, beside the lines", () => {
  expect(iconSprite(["award"])).toMatch(/<g id="award"><path d="[^"]+"\/><circle cx="12" cy="8" r="6"\/><\/g>/);
});

test("an icon that is named twice is there once, and a name without an icon is left out", () => {
  const sprite = iconSprite(["check", "no-such-icon", "check"]);
  expect(sprite.match(/id="[^"]+"/g)).toEqual(['id="check"']);
});
