import type { SiteFacts } from "../../../../schema/language/types.ts";
import type { BuiltFile } from "../built-file.ts";
import { icoOf } from "./ico.ts";
import { iconFiles } from "./icon-files.ts";
import type { KeptFiles } from "../file-cache.ts";
import { keptSquare } from "./kept-square.ts";
import type { Lettering } from "./text-outlines.ts";
import type { SiteColors } from "../site-colors.ts";

const drawnSize = 512;

/** The first letter of a site's name, hung from the line: the sign of a site without a logo. */
export function drawnIcon({ name }: SiteFacts, colors: SiteColors, lettering: Lettering): string {
  const style = { size: 400, weight: 700, width: 100, tracking: 0 };
  const letter = [...name.trim()][0]?.toUpperCase() ?? "";
  const x = (drawnSize - lettering.measure(letter, style)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawnSize} ${drawnSize}" width="${drawnSize}" height="${drawnSize}"><path d="M0 0h512v416a96 96 0 0 1-96 96H96a96 96 0 0 1-96-96z" fill="${colors.deep}"/><path d="M0 0h512v64H0z" fill="${colors.accent}"/><g color="${colors.onDeep}">${lettering.draw(letter, style, x, 430)}</g></svg>`;
}

/**
 * The icons of a site as PNG and ICO, made of its logo.
 * @param logo the file of the logo, SVG or raster
 */
export async function iconsOf(logo: Buffer, colors: SiteColors, kept: KeptFiles): Promise<BuiltFile[]> {
  const { favicon, small, large, maskable, touch } = iconFiles;
  const ground = colors.surface.light;
  // Systems cut maskable icons down to a circle of four fifths: the square in it leaves a fifth on each side.
  const [smallPng, largePng, maskablePng, touchPng, ...pictures] = await Promise.all([
    keptSquare(kept, logo, { size: small.size }),
    keptSquare(kept, logo, { size: large.size }),
    keptSquare(kept, logo, { size: maskable.size, room: 0.22, ground }),
    keptSquare(kept, logo, { size: touch.size, room: 0.12, ground }),
    ...favicon.sizes.map((size) => keptSquare(kept, logo, { size })),
  ]);
  return [
    { file: small.file, content: smallPng },
    { file: large.file, content: largePng },
    { file: maskable.file, content: maskablePng },
    { file: touch.file, content: touchPng },
    {
      file: favicon.file,
      content: icoOf(favicon.sizes.flatMap((size, index) => (pictures[index] ? [{ size, png: pictures[index] }] : []))),
    },
  ];
}
