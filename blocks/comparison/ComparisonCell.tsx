import type { ReactNode } from "react";
import { useFrame } from "../../renderer/parts/frame.ts";
import { Hidden } from "../../renderer/parts/text/Hidden.tsx";
import { Icon } from "../../renderer/parts/picture/Icon.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import type { Text as TextValue } from "../../schema/language/values.ts";
import styles from "./ComparisonCell.module.css";

interface ComparisonCellProps {
  readonly text: TextValue;
  /** In one of several columns: the word beside a check goes on small screens. */
  readonly narrow: boolean;
}

/** What a cell says; yes or no as a check or a dash. */
export function ComparisonCell({ text, narrow }: ComparisonCellProps): ReactNode {
  const { labels } = useFrame();
  const [first] = text;
  const word = text.length === 1 && typeof first === "string" ? first.trim().toLowerCase() : undefined;
  if (word === "yes")
    return (
      <span className={styles.yes}>
        <Icon name="check" />
        <span className={narrow ? styles.narrow : undefined}>{labels.yes}</span>
      </span>
    );
  if (word === "no")
    return (
      <span className={styles.no}>
        <span aria-hidden="true">–</span>
        <Hidden>{labels.no}</Hidden>
      </span>
    );
  return (
    <span>
      <Text text={text} />
    </span>
  );
}
