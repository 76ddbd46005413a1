import type { SiteFacts } from "../../../../schema/language/types.ts";
import { escapeHtml } from "../../page/shell.ts";
import type { BuiltFile } from "../output-file.ts";
import { icoOf } from "./ico.ts";
import { iconFiles } from "./icon-files.ts";
import type { FileCache } from "../file-cache.ts";
import { cachedSquare } from "./cached-square.ts";
import type { SiteColors } from "../site-colors.ts";
import { loadTextOutlines, type TextStyle } from "./text-outlines.ts";

const size = 512;
const baseline = 430;
const letterStyle: TextStyle = { size: 400, weight: 700, width: 100, tracking: 0 };

const letterOf = (name: string): string => [...name.trim().normalize("NFC")][0]?.toUpperCase() ?? "";

/** The icon of a site without a logo, as SVG: the first letter of its name. */
export async function letterIcon(
  { name, theme }: SiteFacts,
  colors: SiteColors,
  { publicFolder, cache }: { readonly publicFolder: string; readonly cache: FileCache },
): Promise<string> {
  const outlines = await loadTextOutlines(theme.font.heading, publicFolder, cache);
  const letter = letterOf(name);
  const left = (size - outlines.measure(letter, letterStyle)) / 2;
  return onGround(colors, outlines.draw(letter, letterStyle, left, baseline));
}

/** The same in a font of the visitor's machine, for a build that cannot draw letters. */
export const plainLetterIcon = ({ name }: SiteFacts, colors: SiteColors): string =>
  onGround(
    colors,
    `<text x="${size / 2}" y="${baseline}" font-family="sans-serif" font-size="${letterStyle.size}" font-weight="${letterStyle.weight}" text-anchor="middle" fill="currentColor">${escapeHtml(letterOf(name))}</text>`,
  );

function onGround(colors: SiteColors, letter: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><path d="M0 0h512v416a96 96 0 0 1-96 96H96a96 96 0 0 1-96-96z" fill="${colors.deep}"/><path d="M0 0h512v64H0z" fill="${colors.accent}"/><g color="${colors.onDeep}">${letter}</g></svg>`;
}

/**
 * The icons of a site as PNG and ICO, made of its logo.
 * @param logo the file of the logo, SVG or raster
 */
export async function iconsOf(logo: Buffer, colors: SiteColors, cache: FileCache): Promise<BuiltFile[]> {
  const { favicon, small, large, maskable, touch } = iconFiles;
  const background = colors.surface.light;
  // Systems cut maskable icons down to a circle of four fifths: the square in it leaves a fifth on each side.
  const [smallPng, largePng, maskablePng, touchPng, ...pictures] = await Promise.all([
    cachedSquare(cache, logo, { size: small.size }),
    cachedSquare(cache, logo, { size: large.size }),
    cachedSquare(cache, logo, { size: maskable.size, padding: 0.22, background }),
    cachedSquare(cache, logo, { size: touch.size, padding: 0.12, background }),
    ...favicon.sizes.map((side) => cachedSquare(cache, logo, { size: side })),
  ]);
  return [
    { file: small.file, content: smallPng },
    { file: large.file, content: largePng },
    { file: maskable.file, content: maskablePng },
    { file: touch.file, content: touchPng },
    {
      file: favicon.file,
      content: icoOf(
        favicon.sizes.flatMap((side, index) => (pictures[index] ? [{ size: side, png: pictures[index] }] : [])),
      ),
    },
  ];
}
