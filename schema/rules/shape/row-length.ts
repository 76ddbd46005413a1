import { fieldAt } from "../../language/descriptor.ts";
import { sections } from "../../problems/example.ts";
import type { Path } from "../../problem.ts";
import type { Context } from "../context.ts";
import type { Finding, Rule } from "../rule.ts";
import { intoGroup } from "../support/group-by.ts";

interface Row {
  readonly path: Path;
  readonly cells: number;
}

/** A gap between two words of a cell, where a comma is missing. */
interface Joined {
  readonly index: number;
  readonly gap: number;
}

/** How many rows are looked through for the cells of a table. */
const maxRows = 200;

/** The list of columns that a row belongs to: the nearest one above it. */
function columnsOf(path: Path, at: Context["at"]): Path | undefined {
  for (let end = path.length - 1; end > 0; end--) {
    const columns = [...path.slice(0, end), "columns"];
    if (Array.isArray(at(columns))) return columns;
  }
  return undefined;
}

/** The rows of each table, by the path of its columns as JSON. */
function rowsByTable({ inventory, at, site }: Context): ReadonlyMap<string, readonly Row[]> {
  const tables = new Map<string, Row[]>();
  const seen = new Set<string>();
  for (const { path } of inventory.of("text")) {
    const isCell = typeof path.at(-1) === "number" && (path.at(-2) === "cells" || path.at(-3) === "rows");
    if (!isCell) continue;
    const row = path.slice(0, -1);
    const key = row.join("/");
    if (seen.has(key)) continue;
    seen.add(key);
    const cells = at(row);
    const columns = columnsOf(row, at);
    // Rows of fewer than two cells are no rows, and those of more than any table has are too many: both are said elsewhere.
    if (!Array.isArray(cells) || columns === undefined || cells.length < 2) continue;
    if (cells.length > (fieldAt(site, row)?.maxItems ?? Infinity)) continue;
    intoGroup(tables, JSON.stringify(columns), { path: row, cells: cells.length });
  }
  return tables;
}

/**
 * A cell that holds two, where one is missing: `[Monday "18:00", Yoga]`, or `[yes, no yes]` where both are cells elsewhere in the
 * table. Other words with a space between them are one cell.
 */
function joinedCell({ at }: Context, path: Path, rows: readonly Row[]): Joined | undefined {
  const cellsOf = (row: Path): readonly unknown[] => {
    const cells = at(row);
    return Array.isArray(cells) ? cells : [];
  };
  const known = new Set(rows.slice(0, maxRows).flatMap((row) => cellsOf(row.path)));
  const found = cellsOf(path).flatMap((cell, index) => {
    const gaps = typeof cell === "string" ? [...cell.matchAll(/(?<=\S)\s+(?=\S)/g)] : [];
    const isBetween = ({ index: gap, 0: space }: RegExpExecArray): boolean => {
      const [one, other] = [String(cell).slice(0, gap), String(cell).slice(gap + space.length)];
      return /^(?:"[^"]*"|'[^']*')$/.test(other) || (known.has(one) && known.has(other));
    };
    return gaps.filter(isBetween).map((gap): Joined => ({ index, gap: gap.index }));
  });
  return found.length === 1 ? found[0] : undefined;
}

/** `[You, for an hour, The teacher]`: a piece in small letters goes on with the text before it. */
const isCutByCommas = (written: string): boolean =>
  /^\[[^"'{]*\]$/s.test(written) && /,\s+(?!yes\b|no\b)\p{Ll}/u.test(written);

function wrongRow(context: Context, { path, cells }: Row, columns: number, rows: readonly Row[]): Finding {
  const { source } = context;
  const isShort = cells < columns;
  const joined = cells === columns - 1 ? joinedCell(context, path, rows) : undefined;
  const cell = [...path, joined?.index ?? 0];
  const gap = joined ? source.locateInside(cell, joined.gap, joined.gap + 1) : undefined;
  const isInBrackets = source.text[source.locate(path).start.offset] === "[";
  if (gap && isInBrackets && source.text.slice(gap.start.offset, gap.end.offset).trim() === "")
    return {
      message: `This row has ${cells} cells; the table has ${columns} columns.`,
      label: "a comma is missing here",
      help: "Write a comma between the two cells that stand here.",
      range: gap,
      at: cell,
      fixes: [
        {
          title: "Write the comma",
          safety: "review",
          edits: [{ start: gap.start.offset, end: gap.start.offset, text: "," }],
        },
      ],
    };
  return {
    message: `This row has ${cells} cells; the table has ${columns} columns.`,
    label: isShort ? `${columns - cells} too few` : `${cells - columns} too many`,
    help: isShort
      ? 'Add the missing cells; an empty one is "".'
      : isCutByCommas(source.text.slice(source.locate(path).start.offset, source.locate(path).end.offset))
        ? `Between brackets, a comma ends a cell: put quotes around each text that holds one, ["so, or so", "and so"]. Else delete the cells that have no column.`
        : "Delete the cells that have no column, or put quotes around a text that a comma divides.",
    range: source.locate(path),
    at: path,
  };
}

/** All rows agree with each other: what differs is the list of columns. */
function wrongColumns({ source }: Context, path: Path, columns: number, cells: number): Finding {
  const isShort = columns < cells;
  return {
    message: `The table has ${columns} columns, and all of its rows have ${cells} cells.`,
    label: isShort ? `${cells - columns} too few` : `${columns - cells} too many`,
    help: isShort
      ? "Add the column that is missing, or delete its cell from each row."
      : 'Delete the column that has no cells, or add its cell to each row; an empty one is "".',
    range: source.locate(path, "key"),
    at: path,
  };
}

/** Every row of a table has a cell for every column. */
export const rule: Rule = {
  meta: {
    code: "shape/row-length",
    severity: "error",
    isAbsence: true,
    yieldsTo: "wrong-line",
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
  *find(context) {
    for (const [key, rows] of rowsByTable(context)) {
      const columns: Path = JSON.parse(key);
      const list = context.at(columns);
      // One column is too few, which is said where the shape is checked.
      if (!Array.isArray(list) || list.length < 2) continue;
      const odd = rows.filter(({ cells }) => cells !== list.length);
      const [first] = odd;
      if (first === undefined) continue;
      const isColumnsFault =
        odd.length === rows.length && rows.length > 1 && odd.every((row) => row.cells === first.cells);
      if (isColumnsFault) yield wrongColumns(context, columns, list.length, first.cells);
      else for (const row of odd) yield wrongRow(context, row, list.length, rows);
    }
  },
};
