import { formatHex, formatHex8, parse } from "culori";

/** A color in light and in dark, ready for CSS and SVG: `#09575e`. */
export interface Color {
  readonly light: string;
  readonly dark: string;
}

/** The colors of a site that its icons, its previews and the bars of browsers take. */
export interface SiteColors {
  readonly deep: string;
  readonly onDeep: string;
  readonly onDeepQuiet: string;
  readonly deepRule: string;
  readonly accent: string;
  readonly canvas: Color;
  readonly surface: Color;
  /** Five, as they look on deep ground. */
  readonly series: readonly string[];
}

/** CSS without its media queries: those for paper, and for less motion. */
function withoutMedia(css: string): string {
  let out = "";
  let depth = 0;
  for (const token of css.replace(/\/\*[\s\S]*?\*\//g, "").split(/(@media[^{]*\{|[{}])/)) {
    if (depth > 0) depth += token === "}" ? -1 : token.endsWith("{") ? 1 : 0;
    else if (token.startsWith("@media")) depth = 1;
    else out += token;
  }
  return out;
}

function colorOf(value: string): Color | undefined {
  const [, light, dark] = /^light-dark\(([^,]+),([^,]+)\)$/.exec(value) ?? [undefined, value, value];
  const [lightHex, darkHex] = [light, dark].map((text) => hexOf(text ?? ""));
  return lightHex === undefined || darkHex === undefined ? undefined : { light: lightHex, dark: darkHex };
}

function hexOf(text: string): string | undefined {
  const color = parse(text.trim());
  if (!color) return undefined;
  return (color.alpha ?? 1) < 1 ? formatHex8(color) : formatHex(color);
}

/**
 * Reads a site's colors from its styles: the tokens, and the theme, which overrides some.
 * @param styles CSS texts with custom properties; of two declarations the later one wins
 */
export function siteColors(styles: readonly string[]): SiteColors {
  const colors = new Map<string, Color>();
  for (const [, name, value] of withoutMedia(styles.join("\n")).matchAll(/--([a-z0-9-]+)\s*:\s*([^;{}]+)/g)) {
    const color = name === undefined || value === undefined ? undefined : colorOf(value.trim());
    if (name !== undefined && color) colors.set(name, color);
  }
  const color = (name: string): Color => {
    const found = colors.get(name);
    if (!found) throw new Error(`The styles have no color --${name}`);
    return found;
  };
  return {
    deep: color("deep").dark,
    onDeep: color("on-deep").dark,
    onDeepQuiet: color("on-deep-2").dark,
    deepRule: color("deep-rule").dark,
    accent: color("accent").dark,
    canvas: color("canvas"),
    surface: color("surface"),
    series: ["series-1", "series-2", "series-3", "series-4", "series-5"].map((name) => color(name).dark),
  };
}
