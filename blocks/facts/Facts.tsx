import type { ReactNode } from "react";
import { Heading } from "../../renderer/parts/section/Heading.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import type { FactsSection } from "../../schema/language/types.ts";
import styles from "./Facts.module.css";

/** Short facts in columns, each under a rule. */
export function Facts(section: FactsSection): ReactNode {
  return (
    <Section section={section}>
      <ul className={styles.facts}>
        {section.items.map(({ title, text, anchor }, place) => (
          <li key={place} id={anchor} className={styles.fact}>
            <Heading inner className={styles.title}>
              {title}
            </Heading>
            <p className={styles.text}>
              <Text text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
