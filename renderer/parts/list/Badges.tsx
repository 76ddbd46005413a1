import type { ReactNode } from "react";
import type { Badge } from "../../../schema/language/types.ts";
import { BadgeFlag } from "./BadgeFlag.tsx";
import { classNames } from "../class-names.ts";
import styles from "./Badges.module.css";

interface BadgesProps {
  readonly badges: readonly Badge[] | undefined;
  readonly className?: string | undefined;
}

/** A row of large flags; nothing where there are none. */
export function Badges({ badges, className }: BadgesProps): ReactNode {
  if (!badges || badges.length === 0) return null;
  return (
    <ul className={classNames(styles.badges, className)}>
      {badges.map((badge, place) => (
        <li key={place}>
          <BadgeFlag badge={badge} big />
        </li>
      ))}
    </ul>
  );
}
