import type { ReactNode } from "react";
import { BadgeFlag } from "../../renderer/parts/list/BadgeFlag.tsx";
import { classNames } from "../../renderer/parts/class-names.ts";
import { Icon } from "../../renderer/parts/picture/Icon.tsx";
import { Link } from "../../renderer/parts/link/Link.tsx";
import { Onward } from "../../renderer/parts/link/Onward.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import type { IndexItem, IndexSection } from "../../schema/language/types.ts";
import styles from "./Index.module.css";

/** A ruled list of links. */
export function Index(section: IndexSection): ReactNode {
  const { items } = section;
  const byThree = lastRow(items.length, 3) > lastRow(items.length, 4);
  return (
    <Section section={section} plainHead>
      <ul className={classNames(styles.index, byThree && styles.byThree)}>
        {items.map((item, place) => (
          <li key={place} id={item.anchor}>
            <Entry item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** How much of its last row a list fills, from 0 to 1. */
const lastRow = (count: number, columns: number): number => (count % columns || columns) / columns;

function Entry({ item: { label, hint, icon, href, badge } }: { readonly item: IndexItem }): ReactNode {
  return (
    <Link href={href} className={styles.link}>
      {icon !== undefined && <Icon name={icon} className={styles.icon} />}
      <span className={styles.words}>
        {label} {badge && <BadgeFlag badge={badge} />}
        {hint !== undefined && <small className={styles.hint}>{hint}</small>}
      </span>
      <Onward href={href} />
    </Link>
  );
}
