import type { ReactNode } from "react";
import type { CheckItem } from "../../schema/types.ts";
import { classNames } from "./class-names.ts";
import { useFrame } from "./frame.ts";
import { Hidden } from "./Hidden.tsx";
import { Text } from "./Text.tsx";
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
