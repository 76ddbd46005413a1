import type { FileCache } from "../file-cache.ts";
import { squarePng, type Square } from "./raster.ts";

/** A picture fitted into a square, as PNG, from the cache where an earlier build made it. */
export const cachedSquare = (cache: FileCache, picture: Buffer, square: Square): Promise<Buffer> =>
  cache.get(["square", picture, JSON.stringify(square)], () => squarePng(picture, square));
