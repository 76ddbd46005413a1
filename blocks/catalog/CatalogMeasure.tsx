import type { ReactNode } from "react";
import { leadingNumber } from "./tiers.ts";
import styles from "./CatalogMeasure.module.css";

interface CatalogMeasureProps {
  /** The words that begin with the number to show. */
  readonly words: string | undefined;
  readonly maximum: number;
}

/** A ruler from 0 to the maximum, filled as far as the number goes. The words say the same, so it is hidden from assistive technology. */
export function CatalogMeasure({ words, maximum }: CatalogMeasureProps): ReactNode {
  const length = Math.min(leadingNumber(words), maximum);
  const marks = Array.from({ length: maximum }, (_, unit) => `M${unit} 0V10`).join("");
  return (
    <svg className={styles.ruler} viewBox={`0 0 ${maximum} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.marks} d={marks} />
      <rect className={styles.length} width={length} height="10" />
    </svg>
  );
}
