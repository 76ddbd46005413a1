import type { ReactNode } from "react";
import type { Address } from "../../../schema/language/values.ts";
import { Link } from "./Link.tsx";
import styles from "../list/Card.module.css";

interface CoverLinkProps {
  readonly href: Address;
  readonly children: ReactNode;
}

/** A link that makes the card around it a link as a whole. */
export function CoverLink({ href, children }: CoverLinkProps): ReactNode {
  return (
    <Link href={href} className={styles.cover}>
      {children}
    </Link>
  );
}
