import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from "react";
import { ActionLink } from "../../parts/link/ActionLink.tsx";
import { classNames } from "../../parts/class-names.ts";
import { useFrame } from "../../parts/frame.ts";
import { Icon } from "../../parts/picture/Icon.tsx";
import { isPlain, Link } from "../../parts/link/Link.tsx";
import button from "../../parts/link/button.module.css";
import { LinkContext, useHref, type LinkBehavior } from "../../parts/link/link-context.ts";
import { Logo } from "../../parts/picture/Logo.tsx";
import { usePage } from "../../parts/section/page-context.ts";
import { isCurrent } from "../menu/is-current.ts";
import { LanguageButton } from "../header/LanguageButton.tsx";
import styles from "./MenuSheet.module.css";
import section from "./SheetSection.module.css";
import { SheetSection } from "./SheetSection.tsx";
import { ThemeSwitch } from "../header/ThemeSwitch.tsx";
import { useWidthChange } from "../menu/use-width-change.ts";

interface MenuSheetProps {
  /** The search button. */
  readonly search?: ReactNode;
  /** @param followed whether a link was followed: the focus is then on its way to the place it leads to */
  onClose(followed: boolean): void;
}

/** The navigation of small screens: a dialog over the page. Open for as long as it is rendered. */
export function MenuSheet({ search, onClose }: MenuSheetProps): ReactNode {
  const { menus, labels } = useFrame();
  const { path } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const followed = useRef(false);
  const links = useHref();
  const close = (): void => dialog.current?.close();
  // Closed first, so that the place a link leads to (also from the search) is free to take the focus.
  const closingLinks: LinkBehavior = {
    ...links,
    follow(address, event) {
      followed.current = true;
      close();
      links.follow(address, event);
    },
  };

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    closeButton.current?.focus();
  }, []);
  // A rule that looked for the sheet in the page would have the browser style the root anew whenever a menu opens.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset["sheet"] = "";
    return () => void delete dataset["sheet"];
  }, []);
  // Not when the page changes: a visitor may open the sheet while the page that they went to is still fetched.
  useEffect(() => {
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, []);
  useWidthChange(close);

  // React lets the closing of a dialog inside, the search, come up to here.
  const closed = ({ target, currentTarget }: SyntheticEvent): void => {
    if (target === currentTarget) onClose(followed.current);
  };
  const click = (event: MouseEvent): void => {
    const { target } = event;
    const follows = isPlain(event) && target instanceof Element && target.closest("a") !== null;
    // What lies beside the sheet belongs to the dialog too.
    if (follows || target === dialog.current) close();
  };

  return (
    <dialog className={styles.sheet} ref={dialog} aria-label={labels.menu} onClose={closed} onClick={click}>
      <LinkContext value={closingLinks}>
        <div className={styles.content}>
          <div className={styles.head}>
            <Logo className={styles.logo} />
            {search}
            <button
              type="button"
              className={classNames(button.square, button.edged)}
              ref={closeButton}
              aria-label={labels.close}
              onClick={close}
            >
              <Icon name="x" />
            </button>
          </div>
          <nav className={styles.body} aria-label={labels.mainNavigation}>
            <ul>
              {menus.main.map((item, index) => (
                <li key={index} className={styles.item}>
                  {item.mega ? (
                    <SheetSection item={item} menu={item.mega} />
                  ) : (
                    <Link
                      href={item.href}
                      className={section.top}
                      aria-current={isCurrent(item.href, path) ? "page" : undefined}
                    >
                      {item.label}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.foot}>
            {menus.actions.length > 0 && (
              <div className={styles.actions}>
                {menus.actions.map((action, index) => {
                  const primary = action.style === "primary";
                  return (
                    <ActionLink
                      key={index}
                      action={{ ...action, style: primary ? "primary" : "secondary" }}
                      className={classNames(styles.action, primary && styles.primary)}
                    />
                  );
                })}
              </div>
            )}
            <ul className={styles.quick}>
              {menus.topBar.map(({ label, href, icon }, index) => (
                <li key={index}>
                  <Link href={href} className={styles.contact}>
                    {icon !== undefined && <Icon name={icon} className={styles.icon} />}
                    {label}
                  </Link>
                </li>
              ))}
              {menus.languageButton && (
                <li>
                  <LanguageButton above />
                </li>
              )}
              <li>
                <ThemeSwitch above worded />
              </li>
            </ul>
          </div>
        </div>
      </LinkContext>
    </dialog>
  );
}
