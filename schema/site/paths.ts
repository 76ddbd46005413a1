import type { Path } from "../problem.ts";

/** Whether a path leads to a place or into it. */
export const isWithin = (path: Path, place: Path): boolean =>
  path.length >= place.length && place.every((step, index) => step === path[index]);

export const isSamePath = (one: Path, other: Path): boolean => one.length === other.length && isWithin(one, other);

/** A name for a path in a map. */
export const pathKey = (path: Path): string => path.join("\n");
