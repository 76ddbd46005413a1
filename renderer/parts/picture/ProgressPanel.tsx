import type { ReactNode } from "react";
import type { ProgressCard } from "../../../schema/language/types.ts";
import { CheckList } from "../list/CheckList.tsx";
import { classNames } from "../class-names.ts";
import { Heading } from "../section/Heading.tsx";
import { ProgressBar } from "./ProgressBar.tsx";
import { Text } from "../text/Text.tsx";
import styles from "./ProgressPanel.module.css";

interface ProgressPanelProps {
  readonly card: ProgressCard;
  readonly className?: string | undefined;
}

/** A card that hangs from an ink line: a bar, and a short list of what is done. */
export function ProgressPanel({ card, className }: ProgressPanelProps): ReactNode {
  const { title, text, label, value, items } = card;
  return (
    <div className={classNames(styles.panel, className)}>
      <div>
        <Heading inner className={styles.title}>
          {title}
        </Heading>
        {text && (
          <p className={styles.text}>
            <Text text={text} />
          </p>
        )}
      </div>
      <ProgressBar label={label} value={value} thick />
      {items && <CheckList items={items} className={styles.items} />}
    </div>
  );
}
