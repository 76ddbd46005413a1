import type { ReactNode } from "react";
import { ActionLink } from "../../renderer/parts/link/ActionLink.tsx";
import { BadgeFlag } from "../../renderer/parts/list/BadgeFlag.tsx";
import { Card } from "../../renderer/parts/list/Card.tsx";
import { classNames } from "../../renderer/parts/class-names.ts";
import { Heading } from "../../renderer/parts/section/Heading.tsx";
import { Icon } from "../../renderer/parts/picture/Icon.tsx";
import { Picture } from "../../renderer/parts/picture/Picture.tsx";
import { Price } from "../../renderer/parts/text/Price.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import type { CatalogSection, Entry } from "../../schema/language/types.ts";
import { CatalogLists } from "./CatalogLists.tsx";
import { CatalogMeasure } from "./CatalogMeasure.tsx";
import { seriesOf } from "./tiers.ts";
import styles from "./CatalogEntry.module.css";

interface CatalogEntryProps {
  readonly section: CatalogSection;
  readonly entry: Entry;
  readonly tiers: readonly string[];
  readonly hidden: boolean;
}

/** An entry with its price. Its color shows its tier, its bar how long it takes. */
export function CatalogEntry({ section, entry, tiers, hidden }: CatalogEntryProps): ReactNode {
  const { measure, participantsUnit } = section;
  const { title, anchor, tier, badge, icon, image, duration, participants, description, unit, action } = entry;
  const series = seriesOf(tier, tiers);
  return (
    <Card
      as="article"
      anchor={anchor}
      hidden={hidden}
      className={classNames(
        styles.entry,
        series !== undefined && styles[`series${series}`],
        measure && styles.measured,
      )}
      cellClassName={styles.cell}
    >
      {measure && <CatalogMeasure words={entry[measure.by]} maximum={measure.maximum} />}
      <div className={styles.top}>
        {image && <Picture image={image} frame={[16 / 9]} className={styles.image} />}
        {tier !== undefined && <span className={styles.tier}>{tier}</span>}
        {badge && <BadgeFlag badge={badge} />}
      </div>
      <Heading inner className={styles.title}>
        {icon !== undefined && <Icon name={icon} className={styles.icon} />}
        {title}
      </Heading>
      <ul className={styles.meta}>
        {duration !== undefined && (
          <li>
            <Icon name="calendar-days" />
            {duration}
          </li>
        )}
        {participants !== undefined && (
          <li>
            <Icon name="users" />
            {participants} {participantsUnit}
          </li>
        )}
      </ul>
      <div className={styles.description}>
        {entry.for && (
          <p>
            <Text text={entry.for} />
          </p>
        )}
        {description && (
          <p>
            <Text text={description} />
          </p>
        )}
      </div>
      <CatalogLists section={section} entry={entry} className={styles.lists} />
      <div className={styles.buy}>
        <Price entry={entry} />
        {unit !== undefined && <p className={styles.unit}>{unit}</p>}
        {action && <ActionLink action={action} wide about={title} />}
      </div>
    </Card>
  );
}
