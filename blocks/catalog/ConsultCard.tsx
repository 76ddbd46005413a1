import type { ReactNode } from "react";
import { ActionLink } from "../../renderer/parts/link/ActionLink.tsx";
import { Card } from "../../renderer/parts/list/Card.tsx";
import { Contacts } from "../../renderer/parts/link/Contacts.tsx";
import { Heading } from "../../renderer/parts/section/Heading.tsx";
import { Picture } from "../../renderer/parts/picture/Picture.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import type { Consult } from "../../schema/language/types.ts";
import styles from "./ConsultCard.module.css";

/** For those who do not know which to take: the marigold card with phone and mail. */
export function ConsultCard({ consult }: { readonly consult: Consult }): ReactNode {
  const { title, text, image, action } = consult;
  return (
    <Card ground="gold" flush className={styles.card} cellClassName={styles.cell}>
      {image && <Picture image={image} frame={[16 / 15, 4 / 3]} className={styles.image} />}
      <div className={styles.inside}>
        <Heading inner className={styles.title}>
          {title}
        </Heading>
        {text && (
          <p>
            <Text text={text} />
          </p>
        )}
        <Contacts hints={false} className={styles.contacts} />
        <ActionLink action={{ ...action, style: "primary" }} wide className={styles.action} />
      </div>
    </Card>
  );
}
