import type { ReactNode } from "react";
import styles from "./Text.module.css";

/** A number with what is tied to it: “14-day”, “5–7”, “24/7”. A longer word may break off, or it would not fit a narrow card. */
const tied = /((?<![\p{L}\d])\d[\d.,]*(?:[-–/][\d\p{L}]{1,10})+(?![\p{L}\d]))/u;

/** A text in which no line ends within a number and what is tied to it. */
export function unbroken(text: string): ReactNode {
  const pieces = text.split(tied);
  if (pieces.length === 1) return text;
  return pieces.map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      <span key={place} className={styles.whole}>
        {piece}
      </span>
    ),
  );
}
