import type { ReactNode } from "react";
import { Card } from "../../renderer/parts/Card.tsx";
import { useFrame } from "../../renderer/parts/frame.ts";
import { Heading } from "../../renderer/parts/Heading.tsx";
import { Picture } from "../../renderer/parts/Picture.tsx";
import { Rail } from "../../renderer/parts/Rail.tsx";
import { Section } from "../../renderer/parts/Section.tsx";
import { Text } from "../../renderer/parts/Text.tsx";
import type { CaseStudiesSection, CaseStudy } from "../../schema/types.ts";
import styles from "./CaseStudies.module.css";

/** Cards with a picture, a figure and its story. */
export function CaseStudies(section: CaseStudiesSection): ReactNode {
  const { items } = section;
  return (
    <Section section={section}>
      <Rail columns={items.length % 3 === 0 ? 3 : 2}>
        {items.map((item, place) => (
          <CaseCard key={place} item={item} />
        ))}
      </Rail>
    </Section>
  );
}

function CaseCard({ item }: { readonly item: CaseStudy }): ReactNode {
  const { value, claim, title, text, image, anchor } = item;
  return (
    <Card as="article" anchor={anchor} flush>
      {image && <Picture image={image} className={styles.image} />}
      <div className={styles.story}>
        <p className={styles.claim}>
          <span className={styles.value}>{value}</span> <strong>{claim}</strong>
        </p>
        <Heading inner>{title}</Heading>
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
