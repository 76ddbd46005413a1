import type { ReactNode } from "react";
import type { ComparisonColumn, ComparisonGroup as Group } from "../../schema/language/types.ts";
import styles from "./Comparison.module.css";
import { ComparisonCell } from "./ComparisonCell.tsx";

interface ComparisonGroupProps {
  readonly group: Group;
  readonly columns: readonly ComparisonColumn[];
  readonly narrow: boolean;
}

/** Rows under a heading of their own. */
export function ComparisonGroup({ group: { title, rows }, columns, narrow }: ComparisonGroupProps): ReactNode {
  return (
    <tbody role="rowgroup">
      {title !== undefined && (
        <tr role="row" className={styles.group}>
          <th colSpan={columns.length + 1} scope="rowgroup" role="rowheader">
            {title}
          </th>
        </tr>
      )}
      {rows.map(({ label, hint, cells }, row) => (
        <tr key={row} role="row" className={styles.row}>
          <th scope="row" role="rowheader">
            {label}
            {hint !== undefined && <small className={styles.hint}>{hint}</small>}
          </th>
          {cells.map((cell, place) => (
            <td
              key={place}
              role="cell"
              data-label={columns[place]?.label}
              className={columns[place]?.picked ? styles.picked : undefined}
            >
              <ComparisonCell text={cell} narrow={narrow} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
