import type { ReactNode } from "react";
import type { Badge } from "../../../schema/language/types.ts";
import { BadgeFlag } from "./BadgeFlag.tsx";
import styles from "./Badges.module.css";

/** A row of large flags; nothing where there are none. */
export function Badges({ badges }: { readonly badges: readonly Badge[] | undefined }): ReactNode {
  if (!badges || badges.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {badges.map((badge, place) => (
        <li key={place}>
          <BadgeFlag badge={badge} big />
        </li>
      ))}
    </ul>
  );
}
