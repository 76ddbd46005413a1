import { useId, useState, type ReactNode } from "react";
import type { MegaMenu, MenuItem, TopItem } from "../../../schema/language/types.ts";
import { BadgeFlag } from "../../parts/list/BadgeFlag.tsx";
import { Icon } from "../../parts/picture/Icon.tsx";
import { Link } from "../../parts/link/Link.tsx";
import { usePage } from "../../parts/section/page-context.ts";
import { isCurrent } from "../menu/is-current.ts";
import styles from "./SheetSection.module.css";

interface SheetSectionProps {
  readonly item: TopItem;
  readonly menu: MegaMenu;
}

/** A top item of the sheet that opens to the entries of its menu. */
export function SheetSection({ item, menu }: SheetSectionProps): ReactNode {
  const [open, setOpen] = useState(false);
  const { path } = usePage();
  const id = useId();
  const current = isCurrent(item.href, path) ? "page" : undefined;
  return (
    <>
      <button
        type="button"
        className={styles.top}
        aria-current={current}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {item.label}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      {open && (
        <div id={id} className={styles.entries}>
          <Link href={item.href} className={styles.row} aria-current={current}>
            <Icon name="layout-grid" className={styles.icon} />
            {menu.all ?? item.label}
          </Link>
          {menu.categories.map((category) => (
            <div key={category.id}>
              <h2 className={styles.title}>{category.title}</h2>
              <ul>
                {category.items.map((entry, index) => (
                  <li key={index}>
                    <Row entry={entry} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function Row({ entry: { title, href, icon, badge } }: { readonly entry: MenuItem }): ReactNode {
  const { path } = usePage();
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} className={styles.icon} />}
      <span>{title}</span>
      {badge && <BadgeFlag badge={badge} className={styles.badge} />}
    </>
  );
  if (!href) return <div className={`${styles.row} ${styles.plain}`}>{content}</div>;
  return (
    <Link href={href} className={styles.row} aria-current={isCurrent(href, path) ? "page" : undefined}>
      {content}
    </Link>
  );
}
