import type { ReactNode } from "react";
import { classNames } from "../../renderer/parts/class-names.ts";
import { Section } from "../../renderer/parts/section/Section.tsx";
import { Ticks } from "../../renderer/parts/list/Ticks.tsx";
import type { PointsSection } from "../../schema/language/types.ts";
import styles from "./Points.module.css";

/** Short statements with a tick before each. */
export function Points(section: PointsSection): ReactNode {
  const { items, columns } = section;
  return (
    <Section section={section} plainHead>
      <Ticks items={items} className={classNames(styles.list, styles[`columns${columns}`])} />
    </Section>
  );
}
