import { expect, test } from "vitest";
import { iconSprite } from "./icons.ts";

test("an icon is a group with its name, which holds the elements of the icon", () => {
  expect(iconSprite(["arrow-right"])).toContain(
    '<g id="arrow-right"><path d="M5 12h14"/><path d="m12 5 7 7-7 7"/></g>',
  );
});

test("a name that an icon had before shows the icon", () => {
  const before = iconSprite(["home"]).replace('id="home"', 'id="house"');
  expect(before).toBe(iconSprite(["house"]));
  expect(before).toContain("<path");
});

test("an icon that is named twice is there once, and a name without an icon is left out", () => {
  const sprite = iconSprite(["check", "no-such-icon", "check"]);
  expect(sprite.match(/id="[^"]+"/g)).toEqual(['id="check"']);
});
