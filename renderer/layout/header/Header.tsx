import { useRef, type ReactNode } from "react";
import { ActionLink } from "../../parts/link/ActionLink.tsx";
import button from "../../parts/link/button.module.css";
import { classNames } from "../../parts/class-names.ts";
import { useFrame } from "../../parts/frame.ts";
import { Icon } from "../../parts/picture/Icon.tsx";
import { Link } from "../../parts/link/Link.tsx";
import { Logo } from "../../parts/picture/Logo.tsx";
import { useOpening } from "../../parts/use-opening.ts";
import { focusHeader } from "./focus-header.ts";
import { useLostFocus } from "./use-lost-focus.ts";
import styles from "./Header.module.css";
import { hasTopBar } from "../../model/header-fit.ts";
import { MainNavigation } from "../menu/MainNavigation.tsx";
import { MenuSheet } from "../sheet/MenuSheet.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { useWidthChange } from "../menu/use-width-change.ts";

interface HeaderProps {
  /** The search button. */
  readonly search?: ReactNode;
}

/** Logo, navigation and buttons. Stays in sight while the page scrolls. */
export function Header({ search }: HeaderProps): ReactNode {
  const { menus, labels, headerFit } = useFrame();
  const { unfolds, action: actionFrom, dense } = headerFit;
  const main = menus.actions.find(({ style }) => style === "primary");
  const sheet = useOpening();
  const header = useRef<HTMLElement>(null);
  const closeSheet = (followed: boolean): void => {
    sheet.close();
    if (!followed) focusHeader(header.current);
  };
  const hasLostFocus = useLostFocus(header);
  useWidthChange(() => {
    if (hasLostFocus()) focusHeader(header.current);
  });

  return (
    <header
      ref={header}
      className={classNames(
        styles.header,
        !dense && styles.loose,
        unfolds !== undefined && styles[`unfolds${unfolds}`],
        actionFrom !== undefined && styles[`action${actionFrom}`],
      )}
    >
      <div className={`wrap ${styles.row}`}>
        <Logo className={styles.logo} />
        <MainNavigation />
        <div className={styles.end}>
          <span className={styles.search}>{search}</span>
          {!hasTopBar(menus) && (
            <div className={styles.theme}>
              <ThemeSwitch />
            </div>
          )}
          {menus.actions.map((action, index) =>
            action.style === "primary" ? (
              <ActionLink
                key={index}
                action={action}
                size="small"
                className={classNames(styles.action, action === main ? styles.primary : styles.wide)}
              />
            ) : (
              <Link
                key={index}
                href={action.href}
                className={classNames(button.button, button.plain, button.small, styles.action, styles.wide)}
              >
                {action.icon !== undefined && <Icon name={action.icon} />}
                {action.label}
              </Link>
            ),
          )}
          <button
            type="button"
            className={classNames(button.square, button.edged, styles.menu)}
            data-menu=""
            aria-label={labels.openMenu}
            aria-haspopup="dialog"
            aria-expanded={sheet.opening > 0}
            onClick={sheet.open}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      {sheet.opening > 0 && <MenuSheet key={sheet.opening} search={search} onClose={closeSheet} />}
    </header>
  );
}
