import type { Sharp, SharpInput, SharpOptions } from "sharp";
import { maxPixels } from "../../site/pictures/picture-limits.ts";

/** Opens a picture: its size is bounded, and one that is cut off fails instead of turning gray. */
export type OpenPicture = (input: SharpInput, options?: SharpOptions) => Sharp;

/** Loaded on first use, because it takes 0.1 s: most checks, and development, need no pixels. */
export async function loadSharp(): Promise<OpenPicture> {
  const { default: sharp } = await import("sharp");
  return (input, options) => sharp(input, { failOn: "error", limitInputPixels: maxPixels, ...options });
}
