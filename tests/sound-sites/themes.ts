import type { DataMap } from "../../schema/problem.ts";
import { hexOf } from "../../schema/site/theme/color.ts";
import { pairsOf, paletteOf } from "../../schema/site/theme/theme.ts";
import type { Random } from "./random.ts";

/** How many themes are tried until one passes. */
const tries = 30;

/** A random theme whose pairs of colors the check finds readable. */
export function themeFor(random: Random): DataMap {
  if (random.chance(0.25)) return {};
  for (let count = 0; count < tries; count += 1) {
    const given = anyColors(random);
    if (pairsOf(paletteOf(given)).every(({ contrast, least }) => contrast >= least)) return given;
  }
  return {};
}

/** The share of themes that give a color, its lightness, and how colorful it may be. */
type Range = readonly [share: number, darkest: number, lightest: number, chroma: number];

const lightRanges: Readonly<Record<string, Range>> = {
  action: [0.6, 0.2, 0.55, 0.25],
  accent: [0.5, 0.5, 0.95, 0.25],
  deep: [0.5, 0.05, 0.45, 0.15],
  canvas: [0.4, 0.9, 1, 0.05],
  surface: [0.3, 0.9, 1, 0.03],
  ink: [0.4, 0, 0.45, 0.15],
};
const seriesRange: Readonly<Record<string, Range>> = { series: [1, 0.3, 0.6, 0.2] };
const darkRanges: Readonly<Record<string, Range>> = {
  action: [0.3, 0.6, 0.95, 0.2],
  canvas: [0.2, 0, 0.25, 0.05],
  surface: [0.2, 0.1, 0.3, 0.05],
  ink: [0.2, 0.8, 1, 0.1],
};

function anyColors(random: Random): DataMap & { readonly dark: DataMap } {
  const colors = (ranges: Readonly<Record<string, Range>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(ranges)
        .filter(([, [share]]) => random.chance(share))
        .map(([role, [, darkest, lightest, chroma]]) => [
          role,
          hexOf({
            l: darkest + random.next() * (lightest - darkest),
            c: random.next() * chroma,
            h: random.next() * 360,
          }),
        ]),
    );
  const series = Array.from({ length: 5 }, () => Object.values(colors(seriesRange))).flat();
  return { ...colors(lightRanges), dark: colors(darkRanges), ...(random.chance(0.3) && { series }) };
}
