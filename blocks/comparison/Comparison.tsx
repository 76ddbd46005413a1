import type { ReactNode } from "react";
import { classNames } from "../../renderer/parts/class-names.ts";
import { useFrame } from "../../renderer/parts/frame.ts";
import { Section } from "../../renderer/parts/section/Section.tsx";
import type { ComparisonSection } from "../../schema/language/types.ts";
import styles from "./Comparison.module.css";
import { ComparisonGroup } from "./ComparisonGroup.tsx";
import versus from "./VersusCards.module.css";

/**
 * A table that compares. On a phone it is laid out anew: one row name over its cells (plans), or one card per row (versus).
 * The roles are written out since another `display` takes them away.
 */
export function Comparison(section: ComparisonSection): ReactNode {
  const { labels } = useFrame();
  const { kind, caption, corner = labels.feature, columns, groups } = section;
  return (
    <Section section={section}>
      <table
        role="table"
        className={classNames(
          styles.table,
          styles[kind],
          styles[`columns${columns.length}`],
          kind === "versus" && versus.cards,
        )}
      >
        <caption className={kind === "versus" ? "vh" : styles.caption}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {corner}
            </th>
            {columns.map(({ label, note, picked }) => (
              <th key={label} scope="col" role="columnheader" className={picked ? styles.picked : undefined}>
                {label}
                {note !== undefined && <small className={styles.note}>{note}</small>}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group, place) => (
          <ComparisonGroup key={place} group={group} columns={columns} narrow={kind === "plans"} />
        ))}
      </table>
    </Section>
  );
}
