import type { Sharp } from "sharp";
import { flatPicture, type Room } from "./flat-picture.ts";

/** Loaded on first use: checking and developing need no pictures. */
const load = async () => (await import("sharp")).default;

/** The resolution at which librsvg draws one CSS pixel as one pixel. */
const plainDensity = 72;

export interface Square {
  readonly size: number;
  /** Room around the picture on each side, as a part of the size. */
  readonly room?: number;
  /** What shows behind it; none: transparent. */
  readonly ground?: string;
}

/** A picture fitted into a square, as PNG. SVG is drawn at the size that is asked for. */
export async function squarePng(picture: Buffer, { size, room = 0, ground }: Square): Promise<Buffer> {
  const sharp = await load();
  const inner = Math.round(size * (1 - 2 * room));
  const { width = inner, height = inner, format } = await sharp(picture).metadata();
  const density =
    format === "svg" ? Math.min(Math.max(1, (plainDensity * inner) / Math.max(width, height)), 100_000) : plainDensity;
  const background = ground ?? "#00000000";
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const fitted = sharp(picture, { density }).resize(inner, inner, { fit: "contain", background });
  const image = ground === undefined ? fitted : fitted.flatten({ background });
  return image
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** A picture that fills a room, cut where it is larger, as PNG. */
export async function coverPng(
  picture: Buffer,
  room: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const sharp = await load();
  const { width = room.width, height = room.height, format } = await sharp(picture).metadata();
  const scale = Math.max(room.width / width, room.height / height);
  const density = format === "svg" ? Math.max(1, plainDensity * scale) : plainDensity;
  return sharp(picture, { density }).resize(room.width, room.height, { fit: "cover" }).png().toBuffer();
}

/**
 * Lays one SVG after the other over the same ground, which is drawn once.
 * @param ink the color of everything that is laid over it
 */
export async function overlay(below: string, room: Room, ink: string): Promise<(above: string) => Promise<Buffer>> {
  const sharp = await load();
  const { data, info } = await sharp(Buffer.from(below)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const draw = flatPicture({ data, width: info.width }, room, Number.parseInt(ink.slice(1, 7), 16));
  return async (above) => {
    const letters = Buffer.from(above);
    // Signs of the machine's own fonts may have colors of their own.
    if (draw && !above.includes("<text"))
      return draw(await sharp(letters).ensureAlpha().extractChannel(3).raw().toBuffer());
    return sharp(data, { raw })
      .composite([{ input: letters, left: room.left, top: room.top }])
      .png({ compressionLevel: 3 })
      .toBuffer();
  };
}

/** A picture in a smaller width and another format. */
export async function variant(picture: Buffer, width: number, format: "avif" | "webp"): Promise<Buffer> {
  const sharp = await load();
  const image: Sharp = sharp(picture).rotate().resize({ width, withoutEnlargement: true });
  return (format === "avif" ? image.avif({ quality: 55 }) : image.webp({ quality: 78 })).toBuffer();
}
