import type { ReactNode } from "react";
import { classNames } from "../../renderer/parts/class-names.ts";
import { Icon } from "../../renderer/parts/picture/Icon.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import type { HeroCard } from "../../schema/language/types.ts";
import styles from "./HeroFragment.module.css";

interface HeroFragmentProps {
  readonly card: HeroCard;
  readonly className: string | undefined;
}

/** A fragment of the product: a picture made of words, so it is hidden from assistive technology. */
export function HeroFragment({ card, className }: HeroFragmentProps): ReactNode {
  const { kind, title, tag, text, rows, note, choices } = card;
  const suggestion = kind === "suggestion";
  return (
    <div className={classNames(styles.fragment, className)}>
      <div className={styles.inside}>
        {suggestion && tag !== undefined && (
          <div className={styles.spark}>
            <Icon name="sparkles" />
            {tag}
          </div>
        )}
        <div className={styles.head}>
          <span>{title}</span>
          {!suggestion && tag !== undefined && <span className={styles.tag}>{tag}</span>}
        </div>
        {text && (
          <div className={styles.text}>
            <Text text={text} />
          </div>
        )}
        {kind === "progress" && <Steps card={card} />}
        {rows && (
          <div className={kind === "invoice" ? styles.invoice : styles.rows}>
            {rows.map(({ label, value }) => (
              <div key={label}>
                <span>{label}</span>
                <b>{value}</b>
              </div>
            ))}
          </div>
        )}
        {choices && (
          <div className={styles.choices}>
            {choices.map((choice) => (
              <span key={choice}>{choice}</span>
            ))}
          </div>
        )}
      </div>
      {note !== undefined && (
        <div className={styles.note}>
          <Icon name="circle-check" />
          {note}
        </div>
      )}
    </div>
  );
}

/** One small box for every step; the one that is reached stands out. */
function Steps({ card: { value = 0, maximum } }: { readonly card: HeroCard }): ReactNode {
  const reached = Math.min(Math.ceil(value), maximum);
  const states = Array.from({ length: maximum }, (_, index) =>
    index + 1 < reached ? styles.done : index + 1 === reached ? styles.now : undefined,
  );
  return (
    <div className={styles.steps}>
      {states.map((state, place) => (
        <i key={place} className={state} />
      ))}
    </div>
  );
}
