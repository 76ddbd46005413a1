import type { ReactNode } from "react";
import type { Text as TextValue } from "../../../schema/language/values.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../picture/Icon.tsx";
import { Text } from "../text/Text.tsx";
import styles from "./Ticks.module.css";

interface TicksProps {
  readonly items: readonly (TextValue | string)[];
  readonly icon?: string;
  readonly className?: string | undefined;
}

/** A list with a check (or another icon) before each line. */
export function Ticks({ items, icon = "check", className }: TicksProps): ReactNode {
  return (
    <ul className={classNames(styles.ticks, className)}>
      {items.map((item, place) => (
        <li key={place}>
          <Icon name={icon} className={styles.icon} />
          <span className={styles.words}>{typeof item === "string" ? item : <Text text={item} />}</span>
        </li>
      ))}
    </ul>
  );
}
