import type { ReactNode } from "react";
import styles from "./HungShapes.module.css";

/** A bar that hangs from the line: its left edge, its length, its color. */
type Hung = readonly [x: number, length: number, tone: "deep" | "light"];

const hung: readonly Hung[] = [
  [52, 150, "deep"],
  [116, 226, "light"],
  [180, 118, "deep"],
  [340, 196, "deep"],
  [404, 138, "light"],
  [468, 250, "deep"],
];

/** Square where it meets the line, round below. */
const barPath = (x: number, top: number, length: number): string =>
  `M${x} ${top}h44v${length - 12}a12 12 0 0 1-12 12h-20a12 12 0 0 1-12-12z`;

/**
 * Decoration: a row of hung bars with one missing, which has fallen, or is still to be hung.
 */
export function HungShapes({ fallen = false }: { readonly fallen?: boolean }): ReactNode {
  return (
    <div className={styles.frame}>
      <svg className={styles.art} viewBox="0 0 560 420" width="560" height="420" aria-hidden="true">
        <path className={styles.line} d="M20 40h520v16h-520z" />
        {hung.map(([x, length, tone]) => (
          <path key={x} className={styles[tone]} d={barPath(x, 56, length)} />
        ))}
        {fallen ? (
          <>
            <path className={styles.gap} d="M244 56v36h44v-36" />
            <g transform="rotate(28 280 300)">
              <path className={styles.piece} d={barPath(256, 216, 150)} />
              <path className={styles.mark} d="M269 235h18M269 249h9" />
            </g>
            <path className={styles.trace} d="M246 118q-10 24 2 44M290 112q14 20 8 42M190 398h190" />
          </>
        ) : (
          <>
            <path className={styles.gap} d={barPath(244, 56, 150)} />
            <path className={styles.trace} d="M266 226v56M190 398h190" />
            <path className={styles.piece} d={barPath(244, 296, 84)} />
          </>
        )}
      </svg>
    </div>
  );
}
