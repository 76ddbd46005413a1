import { useId, type ReactNode } from "react";
import type { FooterGroup as Group } from "../../schema/language/types.ts";
import type { Address } from "../../schema/language/values.ts";
import { classNames } from "../parts/class-names.ts";
import { useFrame } from "../parts/frame.ts";
import { Link } from "../parts/link/Link.tsx";
import { Logo } from "../parts/picture/Logo.tsx";
import { Text } from "../parts/text/Text.tsx";
import styles from "./Footer.module.css";

/** More links than this stand in two columns. */
const oneColumn = 5;

/** The end of every page: what the site is, its links, and its name in large. */
export function Footer(): ReactNode {
  const { site, menus, nameBox } = useFrame();
  const { name, description, contacts, copyright, footnote } = site;
  return (
    <footer className={`on-deep deferred ${styles.footer}`}>
      <div className="wrap">
        <div className={styles.grid}>
          <div>
            <Logo className={styles.logo} />
            {description && (
              <p className={styles.description}>
                <Text text={description} />
              </p>
            )}
            {contacts.length > 0 && <Links links={contacts} className={styles.contacts} />}
          </div>
          <div className={styles.groups}>
            {menus.footer.map((group, index) => (
              <FooterGroup key={index} group={group} turn={turnOf(menus.footer, index)} />
            ))}
          </div>
        </div>
        <div className={styles.base}>
          <span>{copyright}</span>
          {footnote !== undefined && <span>{footnote}</span>}
        </div>
      </div>
      <div className={styles.word} aria-hidden="true">
        <svg viewBox={`0 0 ${nameBox.width} ${nameBox.height}`}>
          <text x="50%" y={nameBox.baseline} textAnchor="middle">
            {name}
          </text>
        </svg>
      </div>
    </footer>
  );
}

/** How many groups up to this one have its title. */
const turnOf = (groups: readonly Group[], place: number): number =>
  groups.slice(0, place + 1).filter(({ title }) => title === groups[place]?.title).length;

/** @param turn tells it from groups with the same title in the list of landmarks */
function FooterGroup({ group: { title, items }, turn }: { readonly group: Group; readonly turn: number }): ReactNode {
  const titleId = useId();
  const wide = items.length > oneColumn;
  return (
    <nav
      className={classNames(styles.group, wide && styles.wide)}
      {...(turn > 1 ? { "aria-label": `${title} ${turn}` } : { "aria-labelledby": titleId })}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <Links links={items} className={wide ? styles.columns : undefined} />
    </nav>
  );
}

interface LinksProps {
  readonly links: readonly { readonly label: string; readonly href: Address }[];
  readonly className: string | undefined;
}

function Links({ links, className }: LinksProps): ReactNode {
  return (
    <ul className={className}>
      {links.map(({ label, href }, index) => (
        <li key={index}>
          <Link href={href} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
