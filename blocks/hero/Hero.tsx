import type { ReactNode } from "react";
import { Actions } from "../../renderer/parts/link/Actions.tsx";
import { Badges } from "../../renderer/parts/list/Badges.tsx";
import { classNames } from "../../renderer/parts/class-names.ts";
import { Heading } from "../../renderer/parts/section/Heading.tsx";
import { Lead } from "../../renderer/parts/section/Lead.tsx";
import opening from "../../renderer/parts/section/opening-line.module.css";
import { Section } from "../../renderer/parts/section/Section.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import type { HeroSection } from "../../schema/language/types.ts";
import styles from "./Hero.module.css";
import { HeroStage } from "./HeroStage.tsx";

/** A longer value is smaller on a telephone, so that it stays on one line. */
const shortValue = 5;

/** The opening of the start page: a large heading, figures, and fragments of the product hung from the line. */
export function Hero(section: HeroSection): ReactNode {
  const { title, intro, badges, actions, note, stats, cards } = section;
  return (
    <Section section={section} bare className={`${opening.line} ${styles.hero}`}>
      <div className={styles.rules} aria-hidden="true" />
      <div
        className={classNames(
          "wrap",
          styles.layout,
          cards ? styles.withStage : styles.alone,
          cards && cards.length > 1 && styles.tall,
        )}
      >
        <div className={styles.copy}>
          <Badges badges={badges} />
          <Heading className={styles.title}>{title}</Heading>
          <Lead text={intro} className={styles.lead} />
          <Actions actions={actions} large className={styles.actions} />
          {note && (
            <p className={styles.note}>
              <Text text={note} />
            </p>
          )}
          {stats && (
            <dl className={styles.stats}>
              {stats.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className={value.length > shortValue ? styles.long : undefined}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {cards && <HeroStage cards={cards} />}
      </div>
    </Section>
  );
}
