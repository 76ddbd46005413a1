import type { ReactNode } from "react";
import { ActionLink } from "../../renderer/parts/link/ActionLink.tsx";
import { BadgeFlag } from "../../renderer/parts/list/BadgeFlag.tsx";
import { Card } from "../../renderer/parts/list/Card.tsx";
import { classNames } from "../../renderer/parts/class-names.ts";
import { fill, useFrame } from "../../renderer/parts/frame.ts";
import { Heading } from "../../renderer/parts/section/Heading.tsx";
import { Hidden } from "../../renderer/parts/text/Hidden.tsx";
import { Icon } from "../../renderer/parts/picture/Icon.tsx";
import { Money } from "../../renderer/parts/text/Money.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import { Ticks } from "../../renderer/parts/list/Ticks.tsx";
import type { Entry } from "../../schema/language/types.ts";
import styles from "./Plan.module.css";

/** A plan; the picked one stands on deep ground with the primary button. */
export function Plan({ entry }: { readonly entry: Entry }): ReactNode {
  const { title, anchor, icon, badge, description, features, outcomes, picked, action } = entry;
  return (
    <Card
      as="article"
      ground={picked ? "deep" : "surface"}
      anchor={anchor}
      className={styles.plan}
      cellClassName={styles.cell}
    >
      {(badge || icon !== undefined) && (
        <p className={styles.top}>
          {icon !== undefined && <Icon name={icon} size={24} className={styles.icon} />}
          {badge && <BadgeFlag badge={badge} />}
        </p>
      )}
      <div className={styles.head}>
        <Heading inner className={styles.title}>
          {title}
        </Heading>
        {entry.for && (
          <p className={styles.for}>
            <Text text={entry.for} />
          </p>
        )}
      </div>
      <PlanPrice entry={entry} />
      {description && (
        <p className={styles.description}>
          <Text text={description} />
        </p>
      )}
      {features && <Ticks items={features} className={classNames(styles.list, styles.features)} />}
      {outcomes && <Ticks items={outcomes} icon="arrow-right" className={classNames(styles.list, styles.outcomes)} />}
      {action && (
        <div className={styles.action}>
          <ActionLink action={picked ? { ...action, style: "primary" } : action} wide about={title} />
        </div>
      )}
    </Card>
  );
}

function PlanPrice({ entry: { price, originalPrice, saving, quote, unit } }: { readonly entry: Entry }): ReactNode {
  const { labels } = useFrame();
  if (!price && quote === undefined && unit === undefined) return null;
  return (
    <div className={styles.price}>
      {price && originalPrice && (
        <p className={styles.was}>
          <s>
            <Hidden>{labels.priceWas} </Hidden>
            <Money money={originalPrice} />
          </s>
          {saving && <BadgeFlag badge={{ label: fill(labels.save, { amount: saving.text }), tone: "success" }} />}
        </p>
      )}
      {(price || quote !== undefined) && (
        <p className={styles.now}>
          <Hidden>{labels.price} </Hidden>
          {price ? <Money money={price} /> : quote}
        </p>
      )}
      {unit !== undefined && <p className={styles.unit}>{unit}</p>}
    </div>
  );
}
