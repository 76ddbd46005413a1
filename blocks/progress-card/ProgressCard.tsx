import type { ReactNode } from "react";
import { Actions } from "../../renderer/parts/link/Actions.tsx";
import { ProgressPanel } from "../../renderer/parts/picture/ProgressPanel.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import { SectionHead } from "../../renderer/parts/section/SectionHead.tsx";
import type { ProgressCardSection } from "../../schema/language/types.ts";
import styles from "./ProgressCard.module.css";

/** A bar with its number, and a short list of what is done; beside the heading where there is one. */
export function ProgressCard(section: ProgressCardSection): ReactNode {
  const { title, intro, badges, actions, card } = section;
  const side = title !== undefined || intro || badges || actions;
  return (
    <Section section={section} head={false} actions={false}>
      <div className={side ? styles.columns : styles.alone}>
        {side && (
          <div>
            <SectionHead section={section} stacked plain={false} />
            <Actions actions={actions} />
          </div>
        )}
        <ProgressPanel card={card} className={styles.panel} />
      </div>
    </Section>
  );
}
