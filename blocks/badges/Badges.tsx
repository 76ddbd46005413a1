import type { ReactNode } from "react";
import { Badges as BadgeRow } from "../../renderer/parts/list/Badges.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import type { BadgesSection } from "../../schema/language/types.ts";

/** A row of badges. */
export function Badges(section: BadgesSection): ReactNode {
  return (
    <Section section={section}>
      <BadgeRow badges={section.items} />
    </Section>
  );
}
