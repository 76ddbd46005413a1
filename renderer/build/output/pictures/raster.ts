import type { Sharp } from "sharp";

/** Loaded on first use: checking and developing need no pictures. */
const load = async () => (await import("sharp")).default;

/** The resolution at which librsvg draws one CSS pixel as one pixel. */
const svgDensity = 72;

export interface Square {
  readonly size: number;
  /** Space around the picture on each side, as a part of the size. */
  readonly padding?: number;
  /** The color behind it; transparent where there is none. */
  readonly background?: string;
}

/** A picture fitted into a square, as PNG. SVG is drawn at the size that is asked for. */
export async function squarePng(picture: Buffer, { size, padding = 0, background: behind }: Square): Promise<Buffer> {
  const sharp = await load();
  const inner = Math.round(size * (1 - 2 * padding));
  const { width = inner, height = inner, format } = await sharp(picture).metadata();
  const density =
    format === "svg" ? Math.min(Math.max(1, (svgDensity * inner) / Math.max(width, height)), 100_000) : svgDensity;
  const background = behind ?? "#00000000";
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const fitted = sharp(picture, { density }).resize(inner, inner, { fit: "contain", background });
  const image = behind === undefined ? fitted : fitted.flatten({ background });
  return image
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** A picture that fills a box, cut where it is larger, as PNG. */
export async function coverPng(
  picture: Buffer,
  box: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const sharp = await load();
  const { width = box.width, height = box.height, format } = await sharp(picture).metadata();
  const scale = Math.max(box.width / width, box.height / height);
  const density = format === "svg" ? Math.max(1, svgDensity * scale) : svgDensity;
  return sharp(picture, { density }).resize(box.width, box.height, { fit: "cover" }).png().toBuffer();
}

/** A picture in a smaller width and another format. */
export async function variant(picture: Buffer, width: number, format: "avif" | "webp"): Promise<Buffer> {
  const sharp = await load();
  const image: Sharp = sharp(picture).rotate().resize({ width, withoutEnlargement: true });
  return (format === "avif" ? image.avif({ quality: 55 }) : image.webp({ quality: 78 })).toBuffer();
}
