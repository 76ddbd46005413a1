import { memo, type ReactNode } from "react";
import type { MenuItem } from "../../../schema/language/types.ts";
import { BadgeFlag } from "../../parts/list/BadgeFlag.tsx";
import { classNames } from "../../parts/class-names.ts";
import { Icon } from "../../parts/picture/Icon.tsx";
import { Link } from "../../parts/link/Link.tsx";
import { usePage } from "../../parts/section/page-context.ts";
import { isCurrent } from "./is-current.ts";
import styles from "./MenuEntry.module.css";

/** An entry of a mega-menu: a link, or plain text where it leads nowhere yet. */
export const MenuEntry = memo(function MenuEntry({ entry }: { readonly entry: MenuItem }): ReactNode {
  const { path } = usePage();
  const { title, description, href, badge, icon } = entry;
  const content = (
    <>
      {icon !== undefined && (
        <span className={styles.tile}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.title}>
        <span className={styles.name}>{title}</span>
        {badge && <BadgeFlag badge={badge} />}
      </span>
      <span className={styles.text}>{description}</span>
    </>
  );
  const className = classNames(styles.entry, href ? styles.link : styles.plain, icon === undefined && styles.bare);
  if (!href) return <div className={className}>{content}</div>;
  return (
    <Link href={href} className={className} aria-current={isCurrent(href, path) ? "page" : undefined}>
      {content}
    </Link>
  );
});
