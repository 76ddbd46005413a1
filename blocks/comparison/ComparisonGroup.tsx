import type { ReactNode } from "react";
import { useFrame } from "../../renderer/parts/frame.ts";
import { Hidden } from "../../renderer/parts/Hidden.tsx";
import { Icon } from "../../renderer/parts/Icon.tsx";
import { Text } from "../../renderer/parts/Text.tsx";
import type { ComparisonColumn, ComparisonGroup as Group } from "../../schema/types.ts";
import type { Text as TextValue } from "../../schema/values.ts";
import styles from "./Comparison.module.css";

interface ComparisonGroupProps {
  readonly group: Group;
  readonly columns: readonly ComparisonColumn[];
}

/** Rows under a heading of their own. */
export function ComparisonGroup({ group: { title, rows }, columns }: ComparisonGroupProps): ReactNode {
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
              <Cell text={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** A cell that says yes or no shows a check or a dash. */
function Cell({ text }: { readonly text: TextValue }): ReactNode {
  const { labels } = useFrame();
  const [first] = text;
  const word = text.length === 1 && typeof first === "string" ? first.trim().toLowerCase() : undefined;
  if (word === "yes")
    return (
      <span className={styles.yes}>
        <Icon name="check" />
        <span className={styles.word}>{labels.yes}</span>
      </span>
    );
  if (word === "no")
    return (
      <span className={styles.no}>
        <span aria-hidden="true">–</span>
        <Hidden>{labels.no}</Hidden>
      </span>
    );
  return (
    <span>
      <Text text={text} />
    </span>
  );
}
