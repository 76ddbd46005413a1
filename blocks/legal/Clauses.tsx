import type { ReactNode } from "react";
import { DataTable } from "../../renderer/parts/list/DataTable.tsx";
import { Heading } from "../../renderer/parts/section/Heading.tsx";
import { Subsection } from "../../renderer/parts/section/Subsection.tsx";
import { Markdown } from "../../renderer/parts/text/Markdown.tsx";
import type { Clause } from "../../schema/language/types.ts";
import styles from "./Clauses.module.css";

/** The numbered sections of a policy. */
export function Clauses({ items }: { readonly items: readonly Clause[] }): ReactNode {
  return (
    <div className={styles.clauses}>
      {items.map((clause, place) => (
        <ClauseView key={place} clause={clause} />
      ))}
    </div>
  );
}

function ClauseView({ clause }: { readonly clause: Clause }): ReactNode {
  const { title, anchor, body, table, after } = clause;
  return (
    <Subsection anchor={anchor} className={styles.clause}>
      <Heading inner className={styles.title}>
        {title}
      </Heading>
      <div className={styles.content}>
        <Markdown markdown={body} inner={2} />
        {table && <DataTable table={table} captionHidden />}
        {after && <Markdown markdown={after} inner={2} />}
      </div>
    </Subsection>
  );
}
