import type { ReactNode } from "react";
import type { Table } from "../../../schema/language/types.ts";
import { classNames } from "../class-names.ts";
import { Text } from "../text/Text.tsx";
import { textLength } from "../text/text-length.ts";
import styles from "./DataTable.module.css";

interface DataTableProps {
  readonly table: Table;
  /** Read the caption out, but do not show it: where a heading says the same. */
  readonly captionHidden?: boolean;
}

/** From this many columns on, a small screen scrolls the table sideways. */
const wide = 4;

/** A cell of no more characters stays on one line: `12 weeks`, `₹24,999`. */
const short = 12;

/** A column with a cell of more characters takes more room where the table scrolls. */
const wordy = 24;

/** A plain table. The first cell of each row is the row's heading. */
export function DataTable({ table, captionHidden = false }: DataTableProps): ReactNode {
  const { caption, columns, rows } = table;
  const isWide = columns.length >= wide;
  const scrolls = isWide ? { role: "region", "aria-label": caption, tabIndex: 0 } : {};
  const ofColumn = columns.map(({ align }, column) =>
    classNames(
      align === "end" && styles.end,
      isWide && rows.some((cells) => textLength(cells[column] ?? []) > wordy) && styles.wordy,
    ),
  );
  return (
    <div className={styles.scroll} {...scrolls}>
      <table className={classNames(styles.table, isWide && styles.wide)}>
        <caption className={captionHidden ? "vh" : styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }, column) => (
              <th key={column} scope="col" className={ofColumn[column]}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => {
                const isShort = textLength(cell) <= short && styles.short;
                return column === 0 ? (
                  <th key={column} scope="row" className={classNames(styles.name, ofColumn[column])}>
                    <Text text={cell} />
                  </th>
                ) : (
                  <td key={column} className={classNames(isShort, ofColumn[column])}>
                    <Text text={cell} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
