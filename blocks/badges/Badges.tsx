import type { ReactNode } from "react";
import { Badges as BadgeRow } from "../../renderer/parts/Badges.tsx";
import { Section } from "../../renderer/parts/Section.tsx";
import type { BadgesSection } from "../../schema/types.ts";

/** A row of badges. */
export function Badges(section: BadgesSection): ReactNode {
  return (
    <Section section={section}>
      <BadgeRow badges={section.items} />
    </Section>
  );
}
