import { expect, test } from "vitest";
import { checkSite } from "../../schema/check.ts";
import type { Problem } from "../../schema/problem.ts";
import { fixText } from "../../schema/repair/fix.ts";
import { bakeryPage } from "./bakery-page.ts";
import { corpusFilesOf } from "./corpus.ts";
import { promised } from "./promised.ts";

const row = (cells: string, beside = '[Barn, North, "14"]'): string => `${bakeryPage}      - type: table
        title: Our rooms
        table:
          caption: Rooms and seats
          columns: [{ label: Room }, { label: Door }, { label: Seats }]
          rows:
            - ${cells}
            - ${beside}
`;

test.each([
  ['[Hall, , "12"]', '[Hall, "", "12"]'],
  ['[Hall,, "12"]', '[Hall, "", "12"]'],
  ['[, South, "12"]', '["", South, "12"]'],
  ['[Hall, South, , "12"]', '[Hall, South, "12"]'],
  ['[, Hall, South, "12"]', '[Hall, South, "12"]'],
  ['["A,, B", , "12"]', '["A,, B", "", "12"]'],
  ['[Hall, South, "12",,]', '[Hall, South, "12",]'],
])("the empty place of %s is filled or goes", (cells, right) => {
  const check = (text: string): readonly Problem[] => checkSite(text, { files: corpusFilesOf(text) }).problems;
  const fixed = fixText(row(cells), check(row(cells)), check);
  expect(fixed.text).toBe(row(right));
  expect(promised(fixed.problems)).toEqual([]);
});
