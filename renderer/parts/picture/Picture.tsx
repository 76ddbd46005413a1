import type { ReactNode } from "react";
import type { Image } from "../../../schema/language/values.ts";
import { classNames } from "../class-names.ts";
import { fillsFrame } from "./fitted.ts";
import styles from "./Picture.module.css";

interface PictureProps {
  readonly image: Image;
  /** For what is on the first screen: fetched at once. */
  readonly eager?: boolean;
  /**
   * The shape of the frame that it fills, width by height; where that varies, the narrowest and the widest one. The style sheet
   * gives its image `object-fit: var(--fit, cover)` and `object-position: var(--at, top)`.
   */
  readonly frame?: readonly [narrowest: number, widest?: number];
  readonly className?: string | undefined;
}

/** An image that keeps its room while it loads. A photograph comes in the format and size that the browser likes best. */
export function Picture({ image, eager = false, frame, className }: PictureProps): ReactNode {
  const { src, alt, width, height, sources } = image;
  const isWhole = frame !== undefined && !fillsFrame(image, ...frame);
  const plain = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={classNames(isWhole && styles.whole, className)}
    />
  );
  if (!sources) return plain;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={eager ? "100vw" : "auto, 100vw"} />
      ))}
      {plain}
    </picture>
  );
}
