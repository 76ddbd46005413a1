import type { ReactNode } from "react";
import { Markdown } from "../../renderer/parts/text/Markdown.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import type { TextSection } from "../../schema/language/types.ts";
import styles from "./Text.module.css";

/** Running text under a heading. */
export function Text(section: TextSection): ReactNode {
  const { body, size } = section;
  return (
    <Section section={section}>
      <Markdown markdown={body} className={size === "large" ? styles.large : undefined} />
    </Section>
  );
}
