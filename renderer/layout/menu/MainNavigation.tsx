import type { ReactNode } from "react";
import { classNames } from "../../parts/class-names.ts";
import { useFrame } from "../../parts/frame.ts";
import { Link } from "../../parts/link/Link.tsx";
import { usePage } from "../../parts/section/page-context.ts";
import { isCurrent } from "./is-current.ts";
import styles from "./MainNavigation.module.css";
import { TopMenu } from "./TopMenu.tsx";
import { useMega } from "./use-mega.ts";

/** The top items: links, and buttons that open a menu. */
export function MainNavigation(): ReactNode {
  const { menus, labels, headerFit } = useFrame();
  const { path } = usePage();
  const mega = useMega(menus.main);
  return (
    <nav
      className={classNames(styles.navigation, !headerFit.dense && styles.loose)}
      aria-label={labels.mainNavigation}
      ref={mega.nav}
    >
      <ul className={styles.list}>
        {menus.main.map((item, index) => {
          const current = isCurrent(item.href, path);
          return (
            <li key={index}>
              {item.mega ? (
                <TopMenu item={item} menu={item.mega} index={index} mega={mega} />
              ) : (
                <Link
                  href={item.href}
                  className={classNames(styles.item, current && mega.open >= 0 && styles.yields)}
                  aria-current={current ? "page" : undefined}
                >
                  <span className={styles.label} data-label={item.label}>
                    {item.label}
                  </span>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
