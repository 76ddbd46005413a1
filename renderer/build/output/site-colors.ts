import type { Role } from "../../../schema/site/theme/role.ts";
import { paletteOf, type GivenColors, type Shade } from "../../../schema/site/theme/theme.ts";

/** The colors of a site that its icons, its previews and the bars of browsers take: `#09575e`. */
export interface SiteColors {
  readonly deep: string;
  readonly onDeep: string;
  readonly onDeepQuiet: string;
  readonly deepRule: string;
  readonly accent: string;
  readonly canvas: Shade;
  readonly surface: Shade;
  /** Five, as they look on deep ground. */
  readonly series: readonly string[];
}

/** The colors that follow from what a theme gives. */
export function siteColors(theme: GivenColors): SiteColors {
  const palette = paletteOf(theme);
  const series: readonly Role[] = ["series-1", "series-2", "series-3", "series-4", "series-5"];
  return {
    deep: palette.deep.dark,
    onDeep: palette["on-deep"].dark,
    onDeepQuiet: palette["on-deep-2"].dark,
    deepRule: "#ffffff0e",
    accent: palette.accent.dark,
    canvas: palette.canvas,
    surface: palette.surface,
    series: series.map((role) => palette[role].dark),
  };
}
