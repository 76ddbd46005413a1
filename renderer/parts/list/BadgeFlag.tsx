import type { ReactNode } from "react";
import type { Badge } from "../../../schema/language/types.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../picture/Icon.tsx";
import styles from "./BadgeFlag.module.css";

interface BadgeFlagProps {
  readonly badge: Badge;
  readonly big?: boolean;
  readonly className?: string | undefined;
}

/** A small flag that hangs from a line. */
export function BadgeFlag({ badge, big = false, className }: BadgeFlagProps): ReactNode {
  return (
    <span className={classNames(styles.badge, styles[badge.tone], big && styles.big, className)}>
      {badge.icon !== undefined && <Icon name={badge.icon} className={styles.icon} />}
      {badge.label}
    </span>
  );
}
