import type { Range, Source } from "../../../problem.ts";
import type { WrittenPicture } from "../../../site/pictures/written-pictures.ts";

/** Where the name of the file is written. */
export const rangeOf = ({ path, start, end, inText }: WrittenPicture, source: Source): Range =>
  inText ? source.locateInside(path, start, end) : source.locate(path);
