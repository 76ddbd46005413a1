import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./Rail.module.css";

interface RailProps {
  /** On a wide screen. */
  readonly columns: 1 | 2 | 3 | 4;
  readonly className?: string | undefined;
  /** Cards. */
  readonly children: ReactNode;
}

/** A grid of cards that hang from one continuous line per row. */
export function Rail({ columns, className, children }: RailProps): ReactNode {
  return <ul className={classNames(styles.rail, styles[`columns${columns}`], className)}>{children}</ul>;
}
