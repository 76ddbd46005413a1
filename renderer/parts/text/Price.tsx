import type { ReactNode } from "react";
import type { Entry } from "../../../schema/language/types.ts";
import { BadgeFlag } from "../list/BadgeFlag.tsx";
import { fill, useFrame } from "../frame.ts";
import { Hidden } from "./Hidden.tsx";
import { Money } from "./Money.tsx";
import styles from "./Price.module.css";

/** What an entry costs: now, before, and the saving. Nothing for an entry without price and quote. */
export function Price({ entry }: { readonly entry: Entry }): ReactNode {
  const { labels } = useFrame();
  const { price, originalPrice, saving, quote } = entry;
  if (!price)
    return quote === undefined ? null : (
      <p className={styles.price}>
        <span className={styles.now}>{quote}</span>
      </p>
    );
  return (
    <p className={styles.price}>
      <Hidden>{labels.price} </Hidden>
      <Money money={price} className={styles.now} />{" "}
      {originalPrice && (
        <s className={styles.was}>
          <Hidden>{labels.priceWas} </Hidden>
          <Money money={originalPrice} />
        </s>
      )}{" "}
      {saving && (
        <BadgeFlag
          badge={{ label: fill(labels.save, { amount: saving.text }), tone: "success" }}
          className={styles.save}
        />
      )}
    </p>
  );
}
