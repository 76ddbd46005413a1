import type { Image } from "../../schema/values.ts";

/** Fetches a picture that is likely to be shown soon. */
export function fetchPicture(image: Image | undefined): void {
  if (image) new window.Image().src = image.src;
}
