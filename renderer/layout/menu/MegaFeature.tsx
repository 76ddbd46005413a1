import type { ReactNode } from "react";
import type { Featured } from "../../../schema/language/types.ts";
import { ActionLink } from "../../parts/link/ActionLink.tsx";
import { Picture } from "../../parts/picture/Picture.tsx";
import { Text } from "../../parts/text/Text.tsx";
import styles from "./MegaFeature.module.css";

interface MegaFeatureProps {
  readonly featured: Featured;
  /** false: its picture is not fetched yet. */
  readonly pictured: boolean;
}

/** The card at the right of a mega-menu. */
export function MegaFeature({ featured, pictured }: MegaFeatureProps): ReactNode {
  const { title, description, image, cta } = featured;
  return (
    <div className={styles.feature}>
      {image && pictured && <Picture image={image} eager frame={[16 / 10]} className={styles.picture} />}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>
        <Text text={description} />
      </p>
      <ActionLink action={{ ...cta, style: "primary" }} size="small" className={styles.action} />
    </div>
  );
}
