import type { ReactNode } from "react";
import { Rail } from "../../renderer/parts/list/Rail.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import type { FeatureGridSection } from "../../schema/language/types.ts";
import { FeatureCard } from "./FeatureCard.tsx";

/** Cards with an icon, a heading and a sentence. */
export function FeatureGrid(section: FeatureGridSection): ReactNode {
  const { items, columns, line } = section;
  return (
    <Section section={section}>
      <Rail columns={columns}>
        {items.map((item, place) => (
          <FeatureCard
            key={place}
            feature={item}
            line={line}
            large={items.length <= columns && columns < 4}
            wide={item.emphasis && columns === 3 && place % 3 === 1 && place === items.length - 1}
          />
        ))}
      </Rail>
    </Section>
  );
}
