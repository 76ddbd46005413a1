import type { ReactNode } from "react";
import { Card } from "../../renderer/parts/list/Card.tsx";
import { Rail } from "../../renderer/parts/list/Rail.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import type { TestimonialsSection } from "../../schema/language/types.ts";
import styles from "./Testimonials.module.css";

/** What people said, with their role and the kind of organization. */
export function Testimonials(section: TestimonialsSection): ReactNode {
  const { items } = section;
  return (
    <Section section={section}>
      <Rail columns={columnsFor(items.length)} className={styles.quotes}>
        {items.map(({ quote, role, organization }, place) => (
          <Card key={place} as="figure" line="ink" className={styles.card}>
            <blockquote className={styles.quote}>
              <p>
                <Text text={quote} />
              </p>
            </blockquote>
            <figcaption className={styles.speaker}>
              <strong>{role}</strong> {organization !== undefined && <span>{organization}</span>}
            </figcaption>
          </Card>
        ))}
      </Rail>
    </Section>
  );
}

/** As many as leave no gap in the last row. */
function columnsFor(count: number): 1 | 2 | 3 {
  if (count === 1) return 1;
  return count % 2 === 0 && count < 6 ? 2 : 3;
}
