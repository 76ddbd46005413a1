import type { ReactNode } from "react";
import { Actions } from "../../renderer/parts/link/Actions.tsx";
import { classNames } from "../../renderer/parts/class-names.ts";
import { Icon } from "../../renderer/parts/picture/Icon.tsx";
import { Markdown } from "../../renderer/parts/text/Markdown.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import { SectionHead } from "../../renderer/parts/section/SectionHead.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import type { FaqSection } from "../../schema/language/types.ts";
import { unbroken } from "../../renderer/parts/text/unbroken.tsx";
import styles from "./Faq.module.css";

/** Questions that open to their answers. Several may be open at once. */
export function Faq(section: FaqSection): ReactNode {
  const { title, intro, badges, actions, items } = section;
  const side = title !== undefined || intro || badges;
  return (
    <Section section={section} head={false} actions={false}>
      <div className={classNames(side && styles.columns)}>
        {side && (
          <div className={styles.side}>
            <SectionHead section={{ ...section, intro: undefined }} stacked plain={false} />
            {intro && (
              <p className={styles.intro}>
                <Text text={intro} />
              </p>
            )}
            <Actions actions={actions} className={styles.actions} />
          </div>
        )}
        <div className={styles.questions}>
          {items.map(({ question, answer, anchor }, place) => (
            <details key={place} id={anchor} className={styles.question} open={place === 0}>
              <summary className={styles.summary}>
                <span>{unbroken(question)}</span>
                <Icon name="plus" className={styles.icon} />
              </summary>
              <Markdown markdown={answer} className={styles.answer} />
            </details>
          ))}
        </div>
        {!side && <Actions actions={actions} className={styles.actions} />}
      </div>
    </Section>
  );
}
