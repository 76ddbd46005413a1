import type { ReactNode } from "react";
import type { Image } from "../../schema/values.ts";

interface PictureProps {
  readonly image: Image;
  /** For what is on the first screen: fetched at once. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** An image that keeps its room while it loads. */
export function Picture({ image, eager = false, className }: PictureProps): ReactNode {
  const { src, alt, width, height } = image;
  return (
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
}
