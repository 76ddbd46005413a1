import { fieldAt } from "../../language/descriptor.ts";
import { sections } from "../../problems/example.ts";
import type { Path } from "../../problem.ts";
import type { Rule } from "../rule.ts";

/** The list of columns that a row belongs to: the nearest one above it. */
function columnsOf(path: Path, at: (path: Path) => unknown): number | undefined {
  for (let end = path.length - 1; end > 0; end--) {
    const columns = at([...path.slice(0, end), "columns"]);
    if (Array.isArray(columns)) return columns.length;
  }
  return undefined;
}

/** Every row of a table has a cell for every column. */
export const rule: Rule = {
  meta: {
    code: "shape/row-length",
    severity: "error",
    what: "A row of a table has more or fewer cells than the table has columns.",
    why: "All cells after the missing one would stand under the wrong heading.",
    bad: sections(`
      - type: table
        table:
          caption: Breads
          columns: [{ label: Bread }, { label: Weight }, { label: Keeps for }]
          rows:
            - [Rye, 750 g, 2 days]
            - [Wheat, 1 day]
    `),
    good: sections(`
      - type: table
        table:
          caption: Breads
          columns: [{ label: Bread }, { label: Weight }, { label: Keeps for }]
          rows:
            - [Rye, 750 g, 2 days]
            - [Wheat, 500 g, 1 day]
    `),
  },
  *find({ inventory, source, site, at }) {
    const reported = new Set<string>();
    for (const { path } of inventory.of("text")) {
      const isCell = typeof path.at(-1) === "number" && (path.at(-2) === "cells" || path.at(-3) === "rows");
      if (!isCell) continue;
      const row = path.slice(0, -1);
      const key = row.join("/");
      if (reported.has(key)) continue;
      reported.add(key);
      const cells = at(row);
      const columns = columnsOf(row, at);
      // Rows of fewer than two cells are no rows: that is said where the shape is checked.
      if (!Array.isArray(cells) || columns === undefined || cells.length === columns || cells.length < 2) continue;
      // More cells than any table has are said to be too many already.
      if (cells.length > (fieldAt(site, row)?.maxItems ?? Infinity)) continue;
      yield {
        message: `This row has ${cells.length} cells; the table has ${columns} columns.`,
        label: cells.length < columns ? `${columns - cells.length} too few` : `${cells.length - columns} too many`,
        help:
          cells.length < columns
            ? 'Add the missing cells; an empty one is "".'
            : "Delete the cells that have no column.",
        range: source.locate(row),
        at: row,
      };
    }
  },
};
