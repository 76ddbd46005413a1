import { useId, type ReactNode } from "react";
import { Bar } from "./Bar.tsx";
import { classNames } from "../class-names.ts";
import styles from "./ProgressBar.module.css";

interface ProgressBarProps {
  readonly label: string;
  /** In percent; shown between 0 and 100. */
  readonly value: number;
  /** A thicker track. */
  readonly thick?: boolean;
}

/** A bar that carries a number, with the number beside its label. */
export function ProgressBar({ label, value, thick = false }: ProgressBarProps): ReactNode {
  const labelId = useId();
  const done = Math.min(100, Math.max(0, value));
  const shown = Math.round(done);
  return (
    <div className={styles.meter}>
      <div className={styles.row}>
        <span id={labelId}>{label}</span>
        <b className={styles.number}>{shown}%</b>
      </div>
      <div
        className={classNames(styles.track, thick && styles.thick)}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shown}
      >
        <Bar percent={done} className={classNames(styles.fill, done === 100 && styles.complete)} />
      </div>
    </div>
  );
}
