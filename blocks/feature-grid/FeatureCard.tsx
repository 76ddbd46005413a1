import type { ReactNode } from "react";
import { ActionLink } from "../../renderer/parts/link/ActionLink.tsx";
import { BadgeFlag } from "../../renderer/parts/list/BadgeFlag.tsx";
import { Card } from "../../renderer/parts/list/Card.tsx";
import { classNames } from "../../renderer/parts/class-names.ts";
import { CoverLink } from "../../renderer/parts/link/CoverLink.tsx";
import { Heading } from "../../renderer/parts/section/Heading.tsx";
import { Icon } from "../../renderer/parts/picture/Icon.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import type { Feature } from "../../schema/language/types.ts";
import styles from "./FeatureCard.module.css";

interface FeatureCardProps {
  readonly feature: Feature;
  readonly line: "action" | "accent";
  /** With a larger heading, where there are few. */
  readonly large: boolean;
  /** Takes the room that is left in the last row. */
  readonly wide: boolean;
}

export function FeatureCard({ feature, line, large, wide }: FeatureCardProps): ReactNode {
  const { title, text, icon, href, badge, anchor, meta, action, emphasis } = feature;
  return (
    <Card
      as={href ? "article" : "div"}
      ground={emphasis ? "deep" : "surface"}
      line={emphasis ? "accent" : line}
      wide={wide}
      anchor={anchor}
      className={icon !== undefined ? styles.iconBeside : undefined}
    >
      {(icon !== undefined || badge) && (
        <div className={styles.top}>
          {icon !== undefined && <Icon name={icon} size={32} className={styles.icon} />}
          {badge && <BadgeFlag badge={badge} />}
        </div>
      )}
      <Heading inner className={classNames(styles.title, large && styles.large)}>
        {href ? <CoverLink href={href}>{title}</CoverLink> : title}
      </Heading>
      {text && (
        <p>
          <Text text={text} />
        </p>
      )}
      {meta && (
        <p className={styles.meta}>
          {meta.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </p>
      )}
      {action && (
        <div className={styles.action}>
          <ActionLink action={action} size="small" />
        </div>
      )}
    </Card>
  );
}
