import type { ReactNode } from "react";
import { Section } from "../../renderer/parts/section/Section.tsx";
import type { StatsSection } from "../../schema/language/types.ts";
import styles from "./Stats.module.css";

/** Large figures on hung banners. */
export function Stats(section: StatsSection): ReactNode {
  return (
    <Section section={section}>
      <dl className={styles.stats}>
        {section.items.map(({ value, label }, place) => (
          <div key={place} className={styles.banner}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
