import type { ReactNode } from "react";
import { Actions } from "../../renderer/parts/link/Actions.tsx";
import { BadgeFlag } from "../../renderer/parts/list/BadgeFlag.tsx";
import { Badges } from "../../renderer/parts/list/Badges.tsx";
import { classNames } from "../../renderer/parts/class-names.ts";
import { Heading } from "../../renderer/parts/section/Heading.tsx";
import { Lead } from "../../renderer/parts/section/Lead.tsx";
import { fitted } from "../../renderer/parts/picture/fitted.ts";
import { Picture } from "../../renderer/parts/picture/Picture.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import { Ticks } from "../../renderer/parts/list/Ticks.tsx";
import type { DeepDiveSection } from "../../schema/language/types.ts";
import styles from "./DeepDive.module.css";

/** As wide as the column at most, and no higher than what fits a window; in CSS pixels. */
const box = { width: 704, height: 640 };

/** One thing in depth, with its picture hung from the line. */
export function DeepDive(section: DeepDiveSection): ReactNode {
  const { ground, name, badge, badges, title, intro, text, points, image, actions } = section;
  return (
    <Section section={section} head={false} actions={false} className={styles[ground]}>
      <div className={classNames(styles.dive, image && styles.withArt)}>
        <div className={styles.copy}>
          {(name !== undefined || badge) && (
            <p className={styles.name}>
              {name !== undefined && <span className={styles.eyebrow}>{name}</span>}
              {badge && <BadgeFlag badge={badge} />}
            </p>
          )}
          <Heading className={styles.title}>{title}</Heading>
          <Lead text={intro} />
          <Badges badges={badges} />
          {text && (
            <p className={styles.text}>
              <Text text={text} />
            </p>
          )}
          {points && <Ticks items={points} />}
          <Actions actions={actions} />
        </div>
        {image && (
          <div className={styles.art}>
            <Picture image={fitted(image, box, true)} />
          </div>
        )}
      </div>
    </Section>
  );
}
