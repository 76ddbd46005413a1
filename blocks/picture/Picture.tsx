import type { ReactNode } from "react";
import { fitted } from "../../renderer/parts/picture/fitted.ts";
import { Picture as PicturePart } from "../../renderer/parts/picture/Picture.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import type { PictureSection } from "../../schema/language/types.ts";
import styles from "./Picture.module.css";

/** Drawings grow to a good size; photographs keep their own. */
const maxHeight = 768;
const drawingWidth = 832;

/** One picture with a caption, hung from the line. */
export function Picture(section: PictureSection): ReactNode {
  const { image, caption } = section;
  const isDrawing = image.src.endsWith(".svg");
  const size = fitted(image, { height: maxHeight, ...(isDrawing && { width: drawingWidth }) }, isDrawing);
  return (
    <Section section={section}>
      <figure className={styles.figure}>
        <PicturePart image={size} className={styles.image} />
        {caption && (
          <figcaption className={styles.caption}>
            <Text text={caption} />
          </figcaption>
        )}
      </figure>
    </Section>
  );
}
