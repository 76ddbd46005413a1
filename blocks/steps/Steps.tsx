import type { ReactNode } from "react";
import { BadgeFlag } from "../../renderer/parts/list/BadgeFlag.tsx";
import { Heading } from "../../renderer/parts/section/Heading.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import type { StepsSection } from "../../schema/language/types.ts";
import styles from "./Steps.module.css";

/** Numbered steps on one thread. */
export function Steps(section: StepsSection): ReactNode {
  return (
    <Section section={section}>
      <ol className={styles.steps}>
        {section.items.map(({ title, text, anchor, badge }, place) => (
          <li key={place} id={anchor} className={styles.step}>
            <div className={styles.name}>
              <Heading inner className={styles.title}>
                {title}
              </Heading>
              {badge && <BadgeFlag badge={badge} />}
            </div>
            <p className={styles.text}>
              <Text text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
