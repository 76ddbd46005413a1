import { useId, type ReactNode } from "react";
import { Icon } from "../parts/Icon.tsx";
import { Link } from "../parts/Link.tsx";
import { useFrame } from "../parts/frame.ts";
import { isCurrent } from "./is-current.ts";
import { MegaMenu } from "./MegaMenu.tsx";
import { usePage } from "../parts/page-context.ts";
import styles from "./MainNavigation.module.css";
import { fetchPicture } from "./fetch-picture.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useMega } from "./use-mega.ts";

/** The top items. Without script each leads to its page; with it, those with a menu are buttons that open it. */
export function MainNavigation(): ReactNode {
  const { menus, labels } = useFrame();
  const { path } = usePage();
  const panelId = useId();
  const hydrated = useHydrated();
  const mega = useMega(menus.main);

  return (
    <nav className={styles.navigation} aria-label={labels.mainNavigation} ref={mega.nav}>
      <ul className={styles.list}>
        {menus.main.map((item, index) => {
          const current = isCurrent(item.href, path) ? "page" : undefined;
          const chevron = item.mega && <Icon name="chevron-down" className={styles.chevron} />;
          if (!item.mega || !hydrated)
            return (
              <li key={index}>
                <Link href={item.href} className={styles.item} aria-current={current}>
                  {item.label}
                  {chevron}
                </Link>
              </li>
            );
          const open = index === mega.open;
          const events = mega.eventsOf(index);
          const soon = (): void => fetchPicture(item.mega?.featured?.image);
          return (
            <li key={index}>
              <button
                type="button"
                className={styles.item}
                data-mega=""
                aria-current={current}
                aria-expanded={open}
                aria-controls={open ? panelId : undefined}
                ref={open ? mega.button : undefined}
                {...events}
                onFocus={soon}
                onPointerEnter={(event) => {
                  soon();
                  events.onPointerEnter(event);
                }}
              >
                {item.label}
                {chevron}
              </button>
              {open && <MegaMenu id={panelId} item={item} menu={item.mega} mega={mega} />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
