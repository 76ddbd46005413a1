import type { ReactNode } from "react";
import { BadgeFlag } from "../../renderer/parts/list/BadgeFlag.tsx";
import { classNames } from "../../renderer/parts/class-names.ts";
import { CoverLink } from "../../renderer/parts/link/CoverLink.tsx";
import { Heading } from "../../renderer/parts/section/Heading.tsx";
import { Onward } from "../../renderer/parts/link/Onward.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import type { Row, RowsSection } from "../../schema/language/types.ts";
import styles from "./Rows.module.css";

/** Pairs in two columns: a problem and its answer, a name and what it means. */
export function Rows(section: RowsSection): ReactNode {
  return (
    <Section section={section}>
      <ul>
        {section.items.map((row, place) => (
          <RowView key={place} row={row} />
        ))}
      </ul>
    </Section>
  );
}

function RowView({ row }: { readonly row: Row }): ReactNode {
  const { title, text, anchor, href, badge } = row;
  return (
    <li id={anchor} className={classNames(styles.row, href && styles.linked)}>
      <div className={styles.name}>
        <Heading inner className={styles.title}>
          {href ? <CoverLink href={href}>{title}</CoverLink> : title}
        </Heading>
        {badge && <BadgeFlag badge={badge} />}
      </div>
      <p className={styles.text}>
        <Text text={text} />
      </p>
      {href && <Onward href={href} className={styles.arrow} />}
    </li>
  );
}
