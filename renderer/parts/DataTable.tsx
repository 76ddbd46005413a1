import type { ReactNode } from "react";
import type { Table } from "../../schema/types.ts";
import { classNames } from "./class-names.ts";
import { Text } from "./Text.tsx";
import styles from "./DataTable.module.css";

interface DataTableProps {
  readonly table: Table;
  /** Read the caption out, but do not show it: where a heading says the same. */
  readonly captionHidden?: boolean;
}

/** From this many columns on, a small screen scrolls the table sideways. */
const wide = 4;

/** A plain table. The first cell of each row is the row's heading. */
export function DataTable({ table, captionHidden = false }: DataTableProps): ReactNode {
  const { caption, columns, rows } = table;
  const scrolls = columns.length >= wide ? { role: "region", "aria-label": caption, tabIndex: 0 } : {};
  const alignment = (column: number): string | undefined => (columns[column]?.align === "end" ? styles.end : undefined);
  return (
    <div className={styles.scroll} {...scrolls}>
      <table className={styles.table}>
        <caption className={captionHidden ? "vh" : styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }, place) => (
              <th key={place} scope="col" className={alignment(place)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, place) =>
                place === 0 ? (
                  <th key={place} scope="row" className={classNames(styles.name, alignment(place))}>
                    <Text text={cell} />
                  </th>
                ) : (
                  <td key={place} className={alignment(place)}>
                    <Text text={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
