import { breakLines } from "./break-lines.ts";
import type { Lettering, LetterStyle } from "./text-outlines.ts";
import type { SiteColors } from "../site-colors.ts";

/** The size that previews of links ask for, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The picture hangs from this line. */
const line = 16;
const margin = 72;

/** The room of the title, and the room at its right for what hangs from the line. */
export const titleRoom = { left: margin, top: 146, width: 640, height: 380 } as const;
export const artRoom = { left: 776, top: 0, width: 352, height: 516 } as const;

const titleSizes = [100, 88, 80, 72, 64, 56, 48, 42] as const;
const leading = 1.06;
const capHeight = 0.7;

const title = (size: number): LetterStyle => ({ size, weight: 640, width: 110, tracking: -0.022 * size });
const name: LetterStyle = { size: 44, weight: 640, width: 106, tracking: -0.5 };
const host: LetterStyle = { size: 28, weight: 440, width: 100, tracking: 0 };

/** The lengths of the hung bars, of the room's height. */
const bars = [0.52, 0.78, 0.4, 1, 0.64] as const;
const barWidth = 52;

const { width, height } = pictureSize;
const svg = (room: { readonly width: number; readonly height: number }, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${room.width}" height="${room.height}" viewBox="0 0 ${room.width} ${room.height}">${content}</svg>`;

/** A shape that hangs: square at the top, where the line covers it, and round below. */
const hung = (x: number, wide: number, high: number, radius: number): string =>
  `M${x} 0h${wide}v${high - radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${2 * radius - wide}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}z`;

export interface GroundOptions {
  readonly name: string;
  /** The address of the site, without what stands before the host. */
  readonly host: string;
  readonly colors: SiteColors;
  /** Pictures as data URLs. */
  readonly logo?: string | undefined;
  /** As wide and high as `artRoom`. */
  readonly art?: string | undefined;
}

/** What the pictures of all pages share, as SVG: the deep ground with the line, the site's name, and what hangs at the right. */
export function groundOf(options: GroundOptions, lettering: Lettering): string {
  const { colors, logo, art } = options;
  const places = Array.from({ length: 11 }, (_, index) => ((index + 1) * width) / 12).filter(
    (x) => art === undefined || x < artRoom.left,
  );
  const rules = places.map((x) => `<path d="M${x} 0V${height}" stroke="${colors.deepRule}"/>`);
  const nameAt = logo === undefined ? margin : margin + 64;
  return svg(
    pictureSize,
    `<rect width="${width}" height="${height}" fill="${colors.deep}"/>${rules.join("")}${art === undefined ? barsOf(colors) : pictureOf(art)}
<rect width="${width}" height="${line}" fill="${colors.accent}"/>
${logo === undefined ? "" : `<image href="${logo}" x="${margin}" y="66" width="48" height="48"/>`}
<g color="${colors.onDeep}">${lettering.draw(options.name, name, nameAt, 106)}</g>
<g color="${colors.onDeepQuiet}">${lettering.draw(options.host, host, margin, 578)}</g>`,
  );
}

function barsOf({ series }: SiteColors): string {
  const step = (artRoom.width - barWidth) / (bars.length - 1);
  return bars
    .map(
      (length, index) =>
        `<path d="${hung(artRoom.left + index * step, barWidth, length * artRoom.height, 16)}" fill="${series[index]}"/>`,
    )
    .join("");
}

function pictureOf(art: string): string {
  const { left, top, width: wide, height: high } = artRoom;
  return `<clipPath id="hung"><path d="${hung(left, wide, high, 28)}"/></clipPath><image clip-path="url(#hung)" href="${art}" x="${left}" y="${top}" width="${wide}" height="${high}"/>`;
}

interface SetTitle {
  readonly style: LetterStyle;
  readonly lines: readonly string[];
  readonly fits: boolean;
}

function setTitle(words: string, size: number, lettering: Lettering): SetTitle {
  const style = title(size);
  const measure = (text: string): number => lettering.measure(text, style);
  const lines = breakLines(words, titleRoom.width, measure);
  const whole = words.split(/\s+/).every((word) => measure(word) <= titleRoom.width);
  return { style, lines, fits: whole && lines.length * size * leading <= titleRoom.height };
}

/** The largest size at which no word is cut and all lines have room; else the smallest. */
function largestTitle(words: string, lettering: Lettering): SetTitle {
  for (const size of titleSizes) {
    const set = setTitle(words, size, lettering);
    if (set.fits) return set;
  }
  return setTitle(words, Math.min(...titleSizes), lettering);
}

/** The title of a page as SVG on nothing, as large as `titleRoom` allows: to be laid over the ground. */
export function titleOf(words: string, color: string, lettering: Lettering): string {
  const { style, lines } = largestTitle(words, lettering);
  const step = style.size * leading;
  const most = Math.floor(titleRoom.height / step);
  const shown = lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1] ?? ""}…`] : lines;
  const first = (titleRoom.height - shown.length * step) / 2 + ((leading - capHeight) / 2 + capHeight) * style.size;
  return svg(
    titleRoom,
    `<g color="${color}">${shown.map((text, index) => lettering.draw(text, style, 0, first + index * step)).join("")}</g>`,
  );
}
