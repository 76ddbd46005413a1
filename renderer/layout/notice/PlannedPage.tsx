import type { ReactNode } from "react";
import type { PlannedPage as Planned } from "../../../schema/language/types.ts";
import { ActionLink } from "../../parts/link/ActionLink.tsx";
import { Contacts } from "../../parts/link/Contacts.tsx";
import { useFrame } from "../../parts/frame.ts";
import { Text } from "../../parts/text/Text.tsx";
import { HungShapes } from "./HungShapes.tsx";
import opening from "../../parts/section/opening-line.module.css";
import styles from "./Notice.module.css";

/** In place of a page that links lead to already, though it does not exist yet. */
export function PlannedPage({ planned: { title, message } }: { readonly planned: Planned }): ReactNode {
  const { labels } = useFrame();
  return (
    <div className={opening.line}>
      <div className={`wrap ${styles.notice}`}>
        <div className={styles.copy}>
          <p className={styles.eyebrow}>{labels.planned}</p>
          <h1>{title}</h1>
          <p className={styles.lead}>{message ? <Text text={message} /> : labels.plannedText}</p>
          <Contacts className={styles.contacts} />
          <div className={styles.actions}>
            <ActionLink
              action={{ label: labels.goHome, href: { to: "/", page: "/" }, style: "primary" }}
              size="large"
            />
          </div>
        </div>
        <HungShapes />
      </div>
    </div>
  );
}
