import type { ReactNode } from "react";
import { Picture as PicturePart } from "../../renderer/parts/picture/Picture.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import type { PictureSection } from "../../schema/language/types.ts";
import styles from "./Picture.module.css";

/** One picture with a caption, hung from the line. */
export function Picture(section: PictureSection): ReactNode {
  const { image, caption } = section;
  return (
    <Section section={section}>
      <figure className={styles.figure}>
        <PicturePart image={image} className={styles.image} />
        {caption && (
          <figcaption className={styles.caption}>
            <Text text={caption} />
          </figcaption>
        )}
      </figure>
    </Section>
  );
}
