import { useContext, type ReactNode } from "react";
import { Actions } from "../../renderer/parts/link/Actions.tsx";
import { Badges } from "../../renderer/parts/list/Badges.tsx";
import { classNames } from "../../renderer/parts/class-names.ts";
import { Contacts } from "../../renderer/parts/link/Contacts.tsx";
import { Heading } from "../../renderer/parts/section/Heading.tsx";
import { Lead } from "../../renderer/parts/section/Lead.tsx";
import { PagedContext } from "../../renderer/parts/section/level.ts";
import opening from "../../renderer/parts/section/opening-line.module.css";
import { Section } from "../../renderer/parts/section/Section.tsx";
import type { CallToActionSection } from "../../schema/language/types.ts";
import styles from "./CallToAction.module.css";

/** The last word of a page: heading, buttons and the site's contacts. */
export function CallToAction(section: CallToActionSection): ReactNode {
  const { title, intro, badges, actions, contacts, ground } = section;
  // Beside an in-page navigation, a ground makes a panel, which brings a line of its own.
  const paged = useContext(PagedContext);
  const panel = paged && ground !== "canvas";
  return (
    <Section section={section} bare className={styles.call}>
      <div className={classNames(styles.band, !panel && opening.line)}>
        <div className={classNames(styles.columns, panel ? styles.inPanel : !paged && "wrap")}>
          <div className={styles.words}>
            <Badges badges={badges} />
            <Heading className={styles.title}>{title}</Heading>
            <Lead text={intro} className={styles.intro} />
          </div>
          <div className={styles.side}>
            <Actions actions={actions} large className={styles.actions} />
            {contacts && <Contacts />}
          </div>
        </div>
      </div>
    </Section>
  );
}
