import type { ReactNode } from "react";
import type { MenuLink } from "../../../schema/language/types.ts";
import { classNames } from "../../parts/class-names.ts";
import { useFrame } from "../../parts/frame.ts";
import { Icon } from "../../parts/picture/Icon.tsx";
import { Link } from "../../parts/link/Link.tsx";
import { hasTopBar } from "../../model/header-fit.ts";
import { LanguageButton } from "./LanguageButton.tsx";
import { SkipLink } from "../SkipLink.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import styles from "./TopBar.module.css";

/**
 * The thin line at the very top: the skip link (inside a landmark, as everything is), contact links, language, and the last link and
 * the theme at the right. Where a site has no links for it, there is no line, and the theme stands in the header.
 */
export function TopBar(): ReactNode {
  const { menus, labels } = useFrame();
  const contacts = menus.topBar.slice(0, -1);
  const last = menus.topBar.at(-1);
  return (
    <section className={`on-deep ${styles.bar}`} aria-label={labels.contactRegion}>
      <SkipLink />
      {hasTopBar(menus) && (
        <div className={`wrap ${styles.row}`}>
          {contacts.length > 0 && (
            <ul className={styles.list} aria-label={labels.contact}>
              {contacts.map((link, index) => (
                <li key={index} className={classNames(index > 0 && styles.spare)}>
                  <BarLink link={link} />
                </li>
              ))}
            </ul>
          )}
          <ul className={classNames(styles.list, styles.end)}>
            {menus.languageButton && (
              <li className={styles.kept}>
                <LanguageButton />
              </li>
            )}
            {last && (
              <li>
                <BarLink link={last} />
              </li>
            )}
            <li className={classNames(styles.kept, styles.theme)}>
              <ThemeSwitch />
            </li>
          </ul>
        </div>
      )}
    </section>
  );
}

function BarLink({ link: { label, href, icon } }: { readonly link: MenuLink }): ReactNode {
  return (
    <Link href={href} className={styles.link}>
      {icon !== undefined && <Icon name={icon} className={styles.icon} />}
      <span className={/\p{L}/u.test(label) ? styles.words : styles.number}>{label}</span>
    </Link>
  );
}
