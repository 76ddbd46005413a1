import type { KeptFiles } from "../file-cache.ts";
import { squarePng, type Square } from "./raster.ts";

/** A picture fitted into a square, as PNG, kept from one build to the next. */
export const keptSquare = (kept: KeptFiles, picture: Buffer, square: Square): Promise<Buffer> =>
  kept.get(["square", picture, JSON.stringify(square)], () => squarePng(picture, square));
