import type { ReactNode } from "react";
import { Actions } from "../../renderer/parts/link/Actions.tsx";
import { CheckList } from "../../renderer/parts/list/CheckList.tsx";
import { Markdown } from "../../renderer/parts/text/Markdown.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import type { ChecklistSection } from "../../schema/language/types.ts";
import styles from "./Checklist.module.css";

/** A paragraph with a list of boxes beside it, done or open. */
export function Checklist(section: ChecklistSection): ReactNode {
  const { body, items, actions } = section;
  const side = body || actions;
  return (
    <Section section={section} actions={false}>
      <div className={side ? styles.columns : styles.alone}>
        {side && (
          <div className={styles.side}>
            {body && <Markdown markdown={body} />}
            <Actions actions={actions} />
          </div>
        )}
        <CheckList items={items} />
      </div>
    </Section>
  );
}
