/**
 * So many pixels a picture may have at most: what phones make has 12 to 50 million. A file of a megabyte can claim 250 million, which
 * take gigabytes of memory and minutes.
 */
export const maxPixels = 52_000_000;

/** Whether a picture has more pixels than are read. */
export const hasTooManyPixels = (size: { readonly width: number; readonly height: number }): boolean =>
  size.width * size.height > maxPixels;
