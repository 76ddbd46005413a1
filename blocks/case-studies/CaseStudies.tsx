import type { ReactNode } from "react";
import { Card } from "../../renderer/parts/list/Card.tsx";
import { useFrame } from "../../renderer/parts/frame.ts";
import { Heading } from "../../renderer/parts/section/Heading.tsx";
import { Picture } from "../../renderer/parts/picture/Picture.tsx";
import { Rail } from "../../renderer/parts/list/Rail.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import type { CaseStudiesSection, CaseStudy } from "../../schema/language/types.ts";
import styles from "./CaseStudies.module.css";

/** Cards with a picture, a figure and its story. */
export function CaseStudies(section: CaseStudiesSection): ReactNode {
  const { items } = section;
  return (
    <Section section={section}>
      <Rail columns={columnsFor(items.length)}>
        {items.map((item, place) => (
          <CaseCard key={place} item={item} alone={items.length === 1} />
        ))}
      </Rail>
    </Section>
  );
}

/** As many as leave no gap in the last row, as far as that goes. */
function columnsFor(count: number): 1 | 2 | 3 {
  if (count === 1) return 1;
  return count % 3 === 0 ? 3 : 2;
}

interface CaseCardProps {
  readonly item: CaseStudy;
  /** A card with the row to itself has its picture at the side. */
  readonly alone: boolean;
}

function CaseCard({ item, alone }: CaseCardProps): ReactNode {
  const { value, claim, title, text, image, anchor } = item;
  return (
    <Card as="article" anchor={anchor} flush className={alone ? styles.alone : undefined}>
      {image && <Picture image={image} frame={[16 / 10]} className={styles.image} />}
      <div className={styles.story}>
        <p className={styles.claim}>
          <span className={styles.value}>{value}</span> <strong>{claim}</strong>
        </p>
        <Heading inner className={styles.title}>
          {title}
        </Heading>
        <p>
          <Text text={text} />
        </p>
        <CaseFacts item={item} />
      </div>
    </Card>
  );
}

function CaseFacts({ item }: { readonly item: CaseStudy }): ReactNode {
  const { labels } = useFrame();
  const facts = [
    [labels.customer, item.customer],
    [labels.usedFor, item.use],
  ].filter(([, fact]) => fact !== undefined);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
