import { useId, useRef, useState, type ReactNode } from "react";
import { classNames } from "../../parts/class-names.ts";
import { useDismissal } from "../../parts/use-dismissal.ts";
import styles from "./Popover.module.css";

interface PopoverProps {
  /** What stands on the button. */
  readonly label: ReactNode;
  /** true opens over the row that the button stands in, which is positioned, rather than under the button. */
  readonly above: boolean;
  readonly children: ReactNode;
}

/** A button that opens a small panel beside it. Escape, a press elsewhere and leaving focus close it. */
export function Popover({ label, above, children }: PopoverProps): ReactNode {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useDismissal(open, {
    area,
    dismiss(why) {
      if (why === "escape") button.current?.focus();
      setOpen(false);
    },
  });
  return (
    <div className={classNames(styles.popover, above && styles.upward)} ref={area}>
      <button
        type="button"
        className={styles.button}
        ref={button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && (
        <div id={id} className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
