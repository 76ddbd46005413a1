import type { ReactNode } from "react";
import { Icon } from "../../renderer/parts/picture/Icon.tsx";
import { Rail } from "../../renderer/parts/list/Rail.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import type { PlansSection } from "../../schema/language/types.ts";
import { Plan } from "./Plan.tsx";
import styles from "./Plans.module.css";

/** Every entry of a collection as a plan, side by side. */
export function Plans(section: PlansSection): ReactNode {
  const { from, included } = section;
  return (
    <Section section={section}>
      <Rail columns={from.length <= 2 ? 2 : from.length === 3 ? 3 : 4} className={styles.plans}>
        {from.map((entry, place) => (
          <Plan key={place} entry={entry} />
        ))}
      </Rail>
      {included && (
        <ul className={styles.included}>
          {included.map(({ label, icon }) => (
            <li key={label}>
              <Icon name={icon} className={styles.icon} />
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
