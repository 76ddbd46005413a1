import type { ReactNode } from "react";
import { Heading } from "../../renderer/parts/section/Heading.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import type { ScaleItem, ScaleSection } from "../../schema/language/types.ts";
import styles from "./Scale.module.css";

/** A line from small to large, with a segment for each size. */
export function Scale(section: ScaleSection): ReactNode {
  const { from, to, items } = section;
  return (
    <Section section={section} plainHead>
      <p className={styles.axis}>
        <span>{from}</span> <span>{to}</span>
      </p>
      <ol className={styles.segments}>
        {items.map((item, place) => (
          <Segment key={place} item={item} />
        ))}
      </ol>
    </Section>
  );
}

function Segment({ item }: { readonly item: ScaleItem }): ReactNode {
  const { title, size, text, hint, anchor } = item;
  return (
    <li id={anchor} className={styles.segment}>
      <Heading inner className={styles.title}>
        {title}
      </Heading>
      {size !== undefined && <p className={styles.size}>{size}</p>}
      <p className={styles.text}>
        <Text text={text} />
      </p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </li>
  );
}
