/** Flags of an extended WebP file, and the one for animations. */
const webpFlags = 20;
const webpAnimates = 0x02;

const starts = (picture: Buffer, text: string, at = 0): boolean =>
  picture.toString("latin1", at, at + text.length) === text;

/** Whether something moves in a picture: an animated WebP, PNG or AVIF file. */
export function isAnimated(picture: Buffer): boolean {
  if (starts(picture, "RIFF") && starts(picture, "WEBPVP8X", 8))
    return ((picture[webpFlags] ?? 0) & webpAnimates) !== 0;
  if (starts(picture, "\u0089PNG")) {
    const pixels = picture.indexOf("IDAT");
    const control = picture.indexOf("acTL");
    return control !== -1 && control < pixels;
  }
  return starts(picture, "ftypavis", 4);
}
