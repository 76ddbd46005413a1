import type { Sharp } from "sharp";
import type { SiteColors } from "../site-colors.ts";
import type { Box, DrawText, TextStyle } from "./text-image.ts";

/** The size that previews of links ask for, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

const margin = 72;
const nameBox: Box = { left: margin, top: 62, width: 640, height: 56 };
const titleBox: Box = { left: margin, top: 146, width: 640, height: 380 };
const hostBox: Box = { left: margin, top: 550, width: 640, height: 40 };
/** The box of the site's image, or of the bars in its place. */
export const imageBox: Box = { left: 776, top: 0, width: 352, height: 516 };

type Look = Omit<TextStyle, "color">;
const titleLook: Look = { size: 100, weight: 640, width: 110, tracking: -2.2 };
const nameLook: Look = { size: 44, weight: 640, width: 106, tracking: -0.5 };
const hostLook: Look = { size: 28, weight: 440, width: 100, tracking: 0 };

/** The lengths of the bars, as parts of the box's height. */
const bars = [0.52, 0.78, 0.4, 1, 0.64] as const;
const barWidth = 52;

const { width, height } = pictureSize;

/** A shape that hangs from the picture's top: square above, round below. */
const hangingPath = (x: number, wide: number, high: number, radius: number): string =>
  `M${x} 0h${wide}v${high - radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${2 * radius - wide}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}z`;

/** What the pictures of all pages show. */
export interface BackgroundContent {
  readonly name: string;
  /** The address of the site, without its scheme. */
  readonly host: string;
  readonly colors: SiteColors;
  /** Pictures as data URLs. */
  readonly logo?: string | undefined;
  /** As wide and high as `imageBox`. */
  readonly image?: string | undefined;
}

/** The background of the pictures as SVG, without its text. */
export function backgroundSvg({ colors, logo, image }: BackgroundContent): string {
  const lines = Array.from({ length: 11 }, (_, index) => ((index + 1) * width) / 12)
    .filter((x) => image === undefined || x < imageBox.left)
    .map((x) => `<path d="M${x} 0V${height}" stroke="${colors.deepRule}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colors.deep}"/>${lines.join("")}${image === undefined ? barsOf(colors) : imageOf(image)}
<rect width="${width}" height="16" fill="${colors.accent}"/>
${logo === undefined ? "" : `<image href="${logo}" x="${margin}" y="66" width="48" height="48"/>`}
</svg>`;
}

function barsOf({ series }: SiteColors): string {
  const step = (imageBox.width - barWidth) / (bars.length - 1);
  return bars
    .map(
      (length, index) =>
        `<path d="${hangingPath(imageBox.left + index * step, barWidth, length * imageBox.height, 16)}" fill="${series[index]}"/>`,
    )
    .join("");
}

function imageOf(image: string): string {
  const { left, top, width: wide, height: high } = imageBox;
  return `<clipPath id="hanging"><path d="${hangingPath(left, wide, high, 28)}"/></clipPath><image clip-path="url(#hanging)" href="${image}" x="${left}" y="${top}" width="${wide}" height="${high}"/>`;
}

/**
 * Draws the background once.
 * @returns what draws the picture of a page, as PNG, from its title
 */
export async function pictureDrawing(
  content: BackgroundContent,
  drawText: DrawText,
): Promise<(title: string) => Promise<Buffer>> {
  const { name, host, colors, logo } = content;
  const { default: sharp } = await import("sharp");
  const left = logo === undefined ? margin : margin + 64;
  const texts = [
    await drawText(name, { ...nameLook, color: colors.onDeep }, { ...nameBox, left }),
    await drawText(host, { ...hostLook, color: colors.onDeepQuiet }, hostBox),
  ];
  const background = await sharp(Buffer.from(backgroundSvg(content)))
    .composite(texts)
    .removeAlpha()
    .png()
    .toBuffer();
  const whole = await pixelsOf(sharp(background));
  const behindTitle = await pixelsOf(sharp(background).extract(titleBox));
  return async (title) => {
    const text = await drawText(title, { ...titleLook, color: colors.onDeep }, { ...titleBox, left: 0, top: 0 });
    // Only the pixels of the title's box are composed: 5 in place of 8 ms of processor time for a picture.
    const box = await pixelsOf(sharp(behindTitle.data, { raw: behindTitle.raw }).composite([text]).removeAlpha());
    const picture = Buffer.from(whole.data);
    for (let y = 0; y < titleBox.height; y++) {
      const start = y * titleBox.width * channels;
      const target = ((titleBox.top + y) * width + titleBox.left) * channels;
      box.data.copy(picture, target, start, start + titleBox.width * channels);
    }
    // A palette would halve the bytes and take 20 ms more.
    return sharp(picture, { raw: whole.raw }).png({ compressionLevel: 3 }).toBuffer();
  };
}

/** Red, green and blue. */
const channels = 3;

interface Pixels {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: typeof channels };
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels } };
}
