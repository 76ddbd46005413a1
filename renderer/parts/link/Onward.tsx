import type { ReactNode } from "react";
import type { Address } from "../../../schema/language/values.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../picture/Icon.tsx";
import styles from "./Onward.module.css";
import { usePage } from "../section/page-context.ts";

interface OnwardProps {
  readonly href: Address;
  readonly className?: string | undefined;
}

/** The arrow at the end of a row that leads somewhere: down on this page, onward to another. None where the row names this very page. */
export function Onward({ href, className }: OnwardProps): ReactNode {
  const { path } = usePage();
  const here = "to" in href && href.page === path;
  if (here && href.anchor === undefined) return null;
  return (
    <Icon
      name={here ? "arrow-down" : "arrow-right"}
      className={classNames(styles.arrow, here ? styles.down : styles.onward, className)}
    />
  );
}
