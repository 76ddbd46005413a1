import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { useFrame } from "../frame.ts";
import { Icon } from "../picture/Icon.tsx";
import { Link } from "./Link.tsx";
import styles from "./Contacts.module.css";

interface ContactsProps {
  /** false leaves out when to use which. */
  readonly hints?: boolean;
  readonly className?: string | undefined;
}

/** The site's ways to reach a person; nothing where it names none. */
export function Contacts({ hints = true, className }: ContactsProps): ReactNode {
  const { contacts } = useFrame().site;
  if (contacts.length === 0) return null;
  return (
    <ul className={classNames(styles.contacts, className)}>
      {contacts.map(({ label, href, icon, hint }) => (
        <li key={label}>
          <Link href={href} className={styles.link}>
            <Icon name={icon} className={styles.icon} />
            <span>
              {label}
              {hints && hint !== undefined && <small className={styles.hint}>{hint}</small>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
