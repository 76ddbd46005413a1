import type { ReactNode } from "react";
import { useFrame } from "../../renderer/parts/frame.ts";
import { Link } from "../../renderer/parts/link/Link.tsx";
import type { MenuLink } from "../../schema/language/types.ts";
import styles from "./Policies.module.css";

interface PoliciesProps {
  readonly links: readonly MenuLink[];
  /** The path of the page on screen. */
  readonly current: string;
  /** The heading of the policy that they stand above. */
  readonly of: string;
}

/** The policies side by side. What leads to another site, or to a page that does not exist yet, stays in the footer. */
export function Policies({ links, current, of }: PoliciesProps): ReactNode {
  const { labels } = useFrame();
  const pages = links.flatMap(({ label, href }) => ("page" in href && !href.planned ? [{ label, href }] : []));
  if (pages.length === 0) return null;
  return (
    <nav className={`wrap ${styles.policies}`} aria-label={`${labels.policies}: ${of}`}>
      {pages.map(({ label, href }) => (
        <Link key={href.to} href={href} className={styles.link} aria-current={href.to === current ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
