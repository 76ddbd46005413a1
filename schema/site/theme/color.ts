import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, useMode, wcagLuminance } from "culori/fn";

useMode(modeRgb);
useMode(modeLrgb);
const toOklch = useMode(modeOklch);

/** A color as a person sees it: lightness 0 to 1, chroma from 0 (gray) to about 0.3, hue in degrees. */
export interface Perceived {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Reads `#09575e`. */
export function perceive(hex: string): Perceived {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  return { l, c, h };
}

/** The nearest color that screens can show, as `#09575e`. */
export function hexOf({ l, c, h }: Perceived): string {
  const lightness = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: "oklch", l: lightness, c: Math.max(0, c), h }, "oklch"));
}

const luminances = new Map<string, number>();

/** The colors of a theme meet in many pairs: to read them anew for each was a twentieth of the check of a small site. */
function luminance(hex: string): number {
  const found = luminances.get(hex) ?? wcagLuminance(hex);
  luminances.set(hex, found);
  return found;
}

/** The contrast of two colors after WCAG 2: from 1 (none) to 21 (black and white). */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/**
 * The color nearest to `hex` in lightness for which `passes` holds; its hue stays.
 * @returns undefined where none from black to white passes
 */
export function nearestThat(passes: (hex: string) => boolean, hex: string, step = 0.01): string | undefined {
  if (passes(hex)) return hex;
  const { l, c, h } = perceive(hex);
  for (let change = step; change < 1 + step; change += step) {
    const darker = l - change >= -step ? hexOf({ l: l - change, c, h }) : undefined;
    const lighter = l + change <= 1 + step ? hexOf({ l: l + change, c, h }) : undefined;
    const found = [darker, lighter].find((one) => one !== undefined && passes(one));
    if (found !== undefined) return found;
  }
  return undefined;
}
