import { describe, expect, test } from "vitest";
import { sentenceText } from "../../schema/diff/change.ts";
import { describeChanges } from "../../schema/diff/describe-changes.ts";
import { useWindow, withWindow } from "../refactor/own-type.ts";
import { pictures, renamed } from "../refactor/restructure.ts";

useWindow();

const told = (before: string, after: string): string[] => {
  const { changes, consequences } = describeChanges(before, after, { files: pictures });
  return [...changes, ...consequences].map(({ sentence }) => sentenceText(sentence));
};

const withOld = (address: string): string =>
  withWindow.replace("            tag: fresh", `            formerly: [${address}]\n$&`);

describe("an own section type whose old addresses have another name than movedFrom", () => {
  test("gets one sentence for a new address and the old one that leads on", () => {
    expect(told(withWindow, renamed(withWindow, "/visit#window/sourdough", "window/rye-and-wheat"))).toEqual([
      "“Sourdough” in “In the window” on “Visit” has the address /visit/window/rye-and-wheat instead of /visit/window/sourdough; 1 link leads there now.",
      "/visit/window/sourdough leads on to “Sourdough” on “Visit” (/visit/window/rye-and-wheat).",
    ]);
  });

  test("says of an old address that came or went where it leads", () => {
    const after = withOld("/visit/window/wheat");
    expect(told(withWindow, after)).toEqual([
      "The old address /visit/window/wheat leads on to “Sourdough” in “In the window” on “Visit”.",
    ]);
    expect(told(after, withWindow)[0]).toBe(
      "The old address /visit/window/wheat no longer leads on to “Sourdough” in “In the window” on “Visit”.",
    );
  });
});
