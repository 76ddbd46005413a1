import type { ReactNode } from "react";
import { DataTable } from "../../renderer/parts/list/DataTable.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import type { TableSection } from "../../schema/language/types.ts";
import styles from "./Table.module.css";

/** A plain table of facts. */
export function Table(section: TableSection): ReactNode {
  return (
    <Section section={section}>
      <div className={styles.table}>
        <DataTable table={section.table} />
      </div>
    </Section>
  );
}
