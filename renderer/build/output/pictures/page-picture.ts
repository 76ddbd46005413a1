import type { SiteColors } from "../site-colors.ts";
import { breakLines } from "./break-lines.ts";
import type { Box } from "./flat-picture.ts";
import type { Room } from "./raster.ts";
import type { TextOutlines, TextStyle } from "./text-outlines.ts";

/** The size that previews of links ask for, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

const margin = 72;
export const titleBox: Box = { left: margin, top: 146, width: 640, height: 380 };
/** The room of the site's image, or of the bars in its place. A wide picture hangs less far down than a high one. */
export const imageRoom: Room = { width: 352, minHeight: 234, maxHeight: 516 };
const imageLeft = 776;

const titleSizes = [100, 88, 80, 72, 64, 56, 48, 42] as const;
const lineHeight = 1.06;
const capHeight = 0.7;

const titleStyle = (size: number): TextStyle => ({ size, weight: 640, width: 110, tracking: -0.022 * size });
const nameStyle: TextStyle = { size: 44, weight: 640, width: 106, tracking: -0.5 };
const hostStyle: TextStyle = { size: 28, weight: 440, width: 100, tracking: 0 };

/** The lengths of the bars, as parts of the box's height. */
const bars = [0.52, 0.78, 0.4, 1, 0.64] as const;
const barWidth = 52;

const { width, height } = pictureSize;
const svg = (size: { readonly width: number; readonly height: number }, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${content}</svg>`;

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
  /** As wide as `imageRoom`; the height in pixels. */
  readonly image?: { readonly href: string; readonly height: number } | undefined;
}

/** The pictures of all pages without the title, as SVG. */
export function backgroundSvg({ name, host, colors, logo, image }: BackgroundContent, outlines: TextOutlines): string {
  const lines = Array.from({ length: 11 }, (_, index) => ((index + 1) * width) / 12)
    .filter((x) => image === undefined || x < imageLeft)
    .map((x) => `<path d="M${x} 0V${height}" stroke="${colors.deepRule}"/>`);
  const nameLeft = logo === undefined ? margin : margin + 64;
  return svg(
    pictureSize,
    `<rect width="${width}" height="${height}" fill="${colors.deep}"/>${lines.join("")}${image === undefined ? barsOf(colors) : imageOf(image)}
<rect width="${width}" height="16" fill="${colors.accent}"/>
${logo === undefined ? "" : `<image href="${logo}" x="${margin}" y="66" width="48" height="48"/>`}
<g color="${colors.onDeep}">${outlines.draw(name, nameStyle, nameLeft, 106)}</g>
<g color="${colors.onDeepQuiet}">${outlines.draw(host, hostStyle, margin, 578)}</g>`,
  );
}

function barsOf({ series }: SiteColors): string {
  const step = (imageRoom.width - barWidth) / (bars.length - 1);
  return bars
    .map(
      (length, index) =>
        `<path d="${hangingPath(imageLeft + index * step, barWidth, length * imageRoom.maxHeight, 16)}" fill="${series[index]}"/>`,
    )
    .join("");
}

function imageOf({ href, height: high }: NonNullable<BackgroundContent["image"]>): string {
  const place = `x="${imageLeft}" y="0" width="${imageRoom.width}" height="${high}"`;
  return `<clipPath id="hanging"><path d="${hangingPath(imageLeft, imageRoom.width, high, 28)}"/></clipPath><image clip-path="url(#hanging)" href="${href}" ${place}/>`;
}

interface TitleLayout {
  readonly style: TextStyle;
  readonly lines: readonly string[];
  readonly fits: boolean;
}

function layOut(title: string, size: number, outlines: TextOutlines): TitleLayout {
  const style = titleStyle(size);
  const measure = (text: string): number => outlines.measure(text, style);
  const lines = breakLines(title, titleBox.width, measure);
  const wordsFit = title.split(/\s+/).every((word) => measure(word) <= titleBox.width);
  return { style, lines, fits: wordsFit && lines.length * size * lineHeight <= titleBox.height };
}

/** The largest size at which no word is cut and all lines fit into the box; else the smallest. */
function largestLayout(title: string, outlines: TextOutlines): TitleLayout {
  for (const size of titleSizes) {
    const layout = layOut(title, size, outlines);
    if (layout.fits) return layout;
  }
  return layOut(title, Math.min(...titleSizes), outlines);
}

/** The title of a page as SVG without a background, as large as `titleBox` allows. */
export function titleSvg(title: string, color: string, outlines: TextOutlines): string {
  const { style, lines } = largestLayout(title, outlines);
  const step = style.size * lineHeight;
  const maxLines = Math.floor(titleBox.height / step);
  const shown = lines.length > maxLines ? [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1] ?? ""}…`] : lines;
  const first = (titleBox.height - shown.length * step) / 2 + ((lineHeight - capHeight) / 2 + capHeight) * style.size;
  return svg(
    titleBox,
    `<g color="${color}">${shown.map((text, index) => outlines.draw(text, style, 0, first + index * step)).join("")}</g>`,
  );
}
