import type { Image } from "../../../schema/language/values.ts";

/** A box in CSS pixels. A side that is left out has no limit. */
interface Box {
  readonly width?: number;
  readonly height: number;
}

/**
 * An image whose size fits a box, in its own shape: a limit in a style sheet would leave empty room beside it.
 * @param grows whether a small image becomes as large as the box
 */
export function fitted(image: Image, { width: maxWidth = Infinity, height: maxHeight }: Box, grows = false): Image {
  const scale = Math.min(grows ? Infinity : 1, maxWidth / image.width, maxHeight / image.height);
  return { ...image, width: Math.round(image.width * scale), height: Math.round(image.height * scale) };
}

/** Of a picture that fills a frame, at least so much is to be seen. */
const minShown = 0.6;

/**
 * Whether an image can fill a frame and is not cut too much.
 * @param narrowest the width of the frame for a height of 1, where it is narrowest
 */
export function fillsFrame({ width, height }: Image, narrowest: number, widest = narrowest): boolean {
  const shape = width / height;
  return Math.min(shape / widest, narrowest / shape) >= minShown;
}
