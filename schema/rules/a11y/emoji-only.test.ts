import { expect, test } from "vitest";
import { rule } from "./emoji-only.ts";
import { found } from "../testing/try-rule.ts";

test.each(["Bread 🍞", "Bread", "50%", "★ {a}", "—"])("“%s” is silent", (title) => {
  expect(found(rule, `routes: [{ path: /, title: "${title}", sections: [] }]`)).toEqual([]);
});

test.each(["🍞", "🍞 🥐!"])("“%s” has no words", (title) => {
  expect(found(rule, `routes: [{ path: /, title: "${title}", sections: [] }]`)).toEqual([
    `a11y/emoji-only: "${title}"`,
  ]);
});
