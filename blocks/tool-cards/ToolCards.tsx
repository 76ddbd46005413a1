import type { ReactNode } from "react";
import { ActionLink } from "../../renderer/parts/link/ActionLink.tsx";
import { BadgeFlag } from "../../renderer/parts/list/BadgeFlag.tsx";
import { classNames } from "../../renderer/parts/class-names.ts";
import { Card } from "../../renderer/parts/list/Card.tsx";
import { CheckList } from "../../renderer/parts/list/CheckList.tsx";
import { Heading } from "../../renderer/parts/section/Heading.tsx";
import { Picture } from "../../renderer/parts/picture/Picture.tsx";
import { Rail } from "../../renderer/parts/list/Rail.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import type { ToolCard, ToolCardsSection } from "../../schema/language/types.ts";
import type { Image } from "../../schema/language/values.ts";
import styles from "./ToolCards.module.css";

/** Large cards with a picture or a checklist, a text and a button. */
export function ToolCards(section: ToolCardsSection): ReactNode {
  const { items } = section;
  return (
    <Section section={section}>
      <Rail columns={items.length === 1 ? 1 : items.length === 3 ? 3 : 2}>
        {items.map((item, place) => (
          <ToolCardView key={place} item={item} alone={items.length === 1} />
        ))}
      </Rail>
    </Section>
  );
}

/** The highest shape of a picture. A higher one would leave the cards beside it empty. */
const highest = 4 / 3;

function PictureOf({ image }: { readonly image: Image }): ReactNode {
  const isHigh = image.width / image.height < highest;
  return isHigh ? (
    <Picture image={image} frame={[highest]} className={classNames(styles.image, styles.high)} />
  ) : (
    <Picture image={image} className={styles.image} />
  );
}

interface ToolCardProps {
  readonly item: ToolCard;
  /** A card with the row to itself has its picture at the side. */
  readonly alone: boolean;
}

function ToolCardView({ item, alone }: ToolCardProps): ReactNode {
  const { title, text, image, checklist, action, badge, anchor } = item;
  return (
    <Card as="article" line="accent" anchor={anchor} flush className={alone ? styles.alone : undefined}>
      {image && <PictureOf image={image} />}
      <div className={styles.words}>
        <div className={styles.name}>
          <Heading inner className={styles.title}>
            {title}
          </Heading>
          {badge && <BadgeFlag badge={badge} />}
        </div>
        <p>
          <Text text={text} />
        </p>
        {checklist && <CheckList items={checklist} className={styles.checklist} />}
        {action && <ActionLink action={action} className={styles.action} />}
      </div>
    </Card>
  );
}
