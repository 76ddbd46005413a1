import { expect, test } from "vitest";
import type { DataMap } from "../../problem.ts";
import { humanPath, pointerOf } from "./human-path.ts";

const value: DataMap = {
  routes: [
    {
      path: "/",
      title: "Home",
      sections: [{ type: "faq", items: [{ question: "Is it fresh?" }, {}] }, { use: "talk" }],
    },
    {},
  ],
  shared: { talk: { type: "text" } },
};

test.each([
  [
    ["routes", 0, "sections", 0, "items", 0, "answer"],
    "page “Home” › section 1 (faq) › items › item 1 (Is it fresh?) › answer",
  ],
  [["routes", 0, "sections", 0, "items", 1], "page “Home” › section 1 (faq) › items › item 2"],
  [["routes", 0, "sections", 1, "title"], "page “Home” › section 2 (talk) › title"],
  [["routes", 1, "title"], "page 2 › title"],
  [["routes"], "routes"],
  [["shared", "talk", "title"], "shared › talk › title"],
  [[], ""],
])("%j is told as a way", (path, told) => {
  expect(humanPath(value, path).join(" › ")).toBe(told);
});

test("a pointer escapes what has a meaning in it", () => {
  expect(pointerOf(["a/b", "c~d", 0])).toBe("/a~1b/c~0d/0");
});
