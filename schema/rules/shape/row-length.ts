import { fieldAt } from "../../language/descriptor.ts";
import type { Path } from "../../problem.ts";
import type { Check } from "../rule.ts";

/** The list of columns that a row belongs to: the nearest one above it. */
function columnsOf(path: Path, at: (path: Path) => unknown): number | undefined {
  for (let end = path.length - 1; end > 0; end--) {
    const columns = at([...path.slice(0, end), "columns"]);
    if (Array.isArray(columns)) return columns.length;
  }
  return undefined;
}

/** Every row of a table has a cell for every column. */
export const check: Check = {
  codes: ["shape/row-length"],
  *run({ inventory, source, site, at }) {
    const told = new Set<string>();
    for (const { path } of inventory.of("text")) {
      const isCell = typeof path.at(-1) === "number" && (path.at(-2) === "cells" || path.at(-3) === "rows");
      if (!isCell) continue;
      const row = path.slice(0, -1);
      const key = row.join("/");
      if (told.has(key)) continue;
      told.add(key);
      const cells = at(row);
      const columns = columnsOf(row, at);
      // Rows of fewer than two cells are no rows: that is said where the shape is checked.
      if (!Array.isArray(cells) || columns === undefined || cells.length === columns || cells.length < 2) continue;
      // More cells than any table has are said to be too many already.
      if (cells.length > (fieldAt(site, row)?.maxItems ?? Infinity)) continue;
      yield {
        code: "shape/row-length",
        severity: "error",
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
