import type { ReactNode } from "react";
import type { CheckItem } from "../../../schema/language/types.ts";
import { classNames } from "../class-names.ts";
import { useFrame } from "../frame.ts";
import { Hidden } from "../text/Hidden.tsx";
import { Text } from "../text/Text.tsx";
import styles from "./CheckList.module.css";

interface CheckListProps {
  readonly items: readonly CheckItem[];
  readonly className?: string | undefined;
}

/** Lines with a box, done or open. Nobody ticks them. */
export function CheckList({ items, className }: CheckListProps): ReactNode {
  const { labels } = useFrame();
  return (
    <ul className={classNames(styles.checks, className)}>
      {items.map(({ text, done }, place) => (
        <li key={place}>
          <span className={classNames(styles.box, done && styles.done)} aria-hidden="true" />
          <span>
            <Hidden>{done ? labels.done : labels.open}: </Hidden>
            <Text text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}
