import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./Bar.module.css";

interface BarProps {
  /** How much of its container it fills, from 0 to 100. */
  readonly percent: number;
  readonly className?: string | undefined;
}

/** The filled part of a track. A drawing, so that its length needs no inline style and is printed. */
export function Bar({ percent, className }: BarProps): ReactNode {
  return (
    <svg className={classNames(styles.bar, className)} width={`${percent}%`} aria-hidden="true">
      <rect width="100%" height="100%" fill="currentColor" />
    </svg>
  );
}
