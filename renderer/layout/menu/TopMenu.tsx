import { startTransition, useId, useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from "react";
import type { MegaMenu as Menu, TopItem } from "../../../schema/language/types.ts";
import { classNames } from "../../parts/class-names.ts";
import { Icon } from "../../parts/picture/Icon.tsx";
import { Link } from "../../parts/link/Link.tsx";
import { usePage } from "../../parts/section/page-context.ts";
import { useHydrated } from "../../parts/use-hydrated.ts";
import { isCurrent } from "./is-current.ts";
import styles from "./MainNavigation.module.css";
import { MegaMenu } from "./MegaMenu.tsx";
import { usePrerenderedPanel } from "./use-prerendered-panel.ts";
import type { Mega } from "./use-mega.ts";

interface TopMenuProps {
  readonly item: TopItem;
  readonly menu: Menu;
  /** Its place among the top items. */
  readonly index: number;
  readonly mega: Mega;
}

/** A top item with a menu. Until the script runs it is a link to its page; then a button that opens the menu. */
export function TopMenu({ item, menu, index, mega }: TopMenuProps): ReactNode {
  const { path } = usePage();
  const panelId = useId();
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const open = index === mega.open;
  const prerendered = usePrerenderedPanel(button, hydrated);
  const [approached, setApproached] = useState(false);
  const current = isCurrent(item.href, path) ? "page" : undefined;
  const content = (
    <>
      <span className={styles.label} data-label={item.label}>
        {item.label}
      </span>
      <Icon name="chevron-down" className={styles.chevron} />
    </>
  );

  useLayoutEffect(() => {
    if (open) mega.attach(button.current);
  });
  // A visitor who has reached the link by keyboard keeps the focus there.
  useLayoutEffect(() => {
    if (hydrated && hadFocus.current) button.current?.focus();
  }, [hydrated]);

  if (!hydrated)
    return (
      <Link
        href={item.href}
        className={styles.item}
        aria-current={current}
        ref={(link) => () => {
          hadFocus.current = link === document.activeElement;
        }}
      >
        {content}
      </Link>
    );

  const events = mega.eventsOf(index);
  const yields = current && mega.open >= 0 && !open;
  const approach = (): void => startTransition(() => setApproached(true));
  return (
    <>
      <button
        type="button"
        className={classNames(styles.item, yields && styles.yields)}
        data-mega=""
        aria-current={current}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        ref={button}
        {...events}
        onFocus={approach}
        onPointerEnter={(event: PointerEvent) => {
          approach();
          events.onPointerEnter(event);
        }}
      >
        {content}
      </button>
      {(open || prerendered || approached) && (
        <MegaMenu id={panelId} item={item} menu={menu} pictured={approached} mega={open ? mega : undefined} />
      )}
    </>
  );
}
