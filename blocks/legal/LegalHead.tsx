import type { ReactNode } from "react";
import { ActionLink } from "../../renderer/parts/link/ActionLink.tsx";
import { BadgeFlag } from "../../renderer/parts/list/BadgeFlag.tsx";
import { Badges } from "../../renderer/parts/list/Badges.tsx";
import { useFrame } from "../../renderer/parts/frame.ts";
import { Heading } from "../../renderer/parts/section/Heading.tsx";
import { Lead } from "../../renderer/parts/section/Lead.tsx";
import { Moment } from "../../renderer/parts/text/Moment.tsx";
import { ProgressBar } from "../../renderer/parts/picture/ProgressBar.tsx";
import type { LegalSection } from "../../schema/language/types.ts";
import type { DateText } from "../../schema/language/values.ts";
import styles from "./LegalHead.module.css";

/** The top of a policy: the way back, its name, badge and date, and how far it has come. */
export function LegalHead({ section }: { readonly section: LegalSection }): ReactNode {
  const { title, intro, badges, badge, updated, progress } = section;
  const { labels } = useFrame();
  return (
    <div className={`wrap ${styles.head}`}>
      <div className={styles.copy}>
        <ActionLink
          action={{ label: labels.backToHome, href: { to: "/", page: "/" }, style: "secondary", icon: "arrow-left" }}
          size="small"
        />
        <Heading>{title}</Heading>
        <div className={styles.marks}>
          {badge && <BadgeFlag badge={badge} big />}
          <Updated date={updated} />
        </div>
        <Lead text={intro} />
        <Badges badges={badges} />
      </div>
      {progress && (
        <div className={styles.progress}>
          <ProgressBar label={progress.label} value={progress.value} />
        </div>
      )}
    </div>
  );
}

/** The label with the date in its place, as an element that machines read. */
function Updated({ date }: { readonly date: DateText }): ReactNode {
  const { labels } = useFrame();
  const [before, after = ""] = labels.lastUpdated.split("{date}");
  return (
    <p className={styles.updated}>
      {before}
      <Moment date={date} />
      {after}
    </p>
  );
}
