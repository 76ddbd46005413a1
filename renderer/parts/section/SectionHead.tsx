import type { ReactNode } from "react";
import { Badges } from "../list/Badges.tsx";
import { classNames } from "../class-names.ts";
import { Heading } from "./Heading.tsx";
import { Lead } from "./Lead.tsx";
import type { SectionBase } from "../../../schema/language/types.ts";
import styles from "./SectionHead.module.css";

interface SectionHeadProps {
  readonly section: SectionBase;
  /** One column, for narrow pages. */
  readonly stacked: boolean;
  /** Without the line. */
  readonly plain: boolean;
}

/** Heading, intro and badges, hung from a line with a marigold anchor; nothing where a section has none of them. */
export function SectionHead({ section, stacked, plain }: SectionHeadProps): ReactNode {
  const { title, intro, badges } = section;
  if (title === undefined && !intro && !badges) return null;
  return (
    <div className={classNames(styles.head, stacked && styles.stacked, plain && styles.plain)}>
      {(title !== undefined || badges) && (
        <div className={styles.title}>
          <Badges badges={badges} />
          {title !== undefined && <Heading>{title}</Heading>}
        </div>
      )}
      <Lead text={intro} className={styles.lead} />
    </div>
  );
}
