import type { ReactNode } from "react";
import type { Image } from "../../../schema/language/values.ts";

interface PictureProps {
  readonly image: Image;
  /** For what is on the first screen: fetched at once. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** An image that keeps its room while it loads. A photograph comes in the format and size that the browser likes best. */
export function Picture({ image, eager = false, className }: PictureProps): ReactNode {
  const { src, alt, width, height, sources } = image;
  const plain = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={className}
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
