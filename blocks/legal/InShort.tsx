import type { ReactNode } from "react";
import { useFrame } from "../../renderer/parts/frame.ts";
import { Heading } from "../../renderer/parts/section/Heading.tsx";
import { Ticks } from "../../renderer/parts/list/Ticks.tsx";
import type { Text } from "../../schema/language/values.ts";
import styles from "./InShort.module.css";

/** The policy in a few sentences. */
export function InShort({ sentences }: { readonly sentences: readonly Text[] }): ReactNode {
  const { labels } = useFrame();
  return (
    <div className={styles.short}>
      <Heading inner className={styles.title}>
        {labels.inShort}
      </Heading>
      <Ticks items={sentences} />
    </div>
  );
}
