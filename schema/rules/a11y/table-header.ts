import { sections } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";

const table = (heading: string) =>
  sections(`
    - type: table
      table:
        caption: Breads
        columns: [{ label: Bread }, { label: ${heading} }]
        rows: [[Rye, 2 days], [Wheat, 1 day]]
  `);

/** Every column of a table has a heading. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "a11y/table-header",
    severity: "error",
    what: "A column of a table has no heading.",
    why: "Screen readers read the heading with each cell; without it a cell is a word without a meaning.",
    bad: table('""'),
    good: table("Keeps for"),
  },
  *find({ inventory, source }) {
    for (const { path, value } of inventory.of("label")) {
      if (path.at(-3) !== "columns" || path.at(-1) !== "label" || typeof value !== "string" || value.trim() !== "")
        continue;
      yield {
        message: "This column has no heading.",
        label: "no heading",
        help: "Say in a word or two what stands in the column.",
        range: source.locate(path),
        at: path,
      };
    }
  },
};
