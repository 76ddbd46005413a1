import type { Typefaces } from "../../language/values.ts";
import { usualFamily } from "./families.ts";
import { contrast, hexOf, nearestThat, perceive, type Perceived } from "./color.ts";
import usual from "./palette.json" with { type: "json" };
import { pairRules, rules, type Rule } from "./contrast-pairs.ts";
import type { Mode, Role } from "./role.ts";

/** A color in light and in dark. */
export type Shade = Readonly<Record<Mode, string>>;
export type Palette = Readonly<Record<Role, Shade>>;

/** What of a theme matters here: the colors that are given. */
export interface GivenColors {
  readonly action?: string;
  readonly accent?: string;
  readonly deep?: string;
  readonly canvas?: string;
  readonly surface?: string;
  readonly ink?: string;
  readonly dark?: {
    readonly action?: string;
    readonly canvas?: string;
    readonly surface?: string;
    readonly ink?: string;
  };
  readonly series?: readonly string[];
  readonly font?: Typefaces;
}

/** Two colors that meet on the page, and the contrast they need. */
export interface Pair {
  readonly role: Role;
  readonly on: Role;
  readonly mode: Mode;
  readonly least: number;
  readonly contrast: number;
}

const isRole = (name: string): name is Role => Object.hasOwn(usual, name);
const roles: readonly Role[] = Object.keys(usual).filter(isRole);

/** The colors that are given, with the roles and modes that they set. */
function givenIn({ dark = {}, series = [], ...light }: GivenColors): [Role, Mode, string][] {
  const all: [string, Mode, string | undefined][] = [
    ["accent", "light", light.accent],
    ["accent", "dark", light.accent],
    ["deep", "light", light.deep],
    ["deep", "dark", light.deep],
    ["action", "light", light.action],
    ["canvas", "light", light.canvas],
    ["surface", "light", light.surface],
    ["ink", "light", light.ink],
    ["action", "dark", dark.action],
    ["canvas", "dark", dark.canvas],
    ["surface", "dark", dark.surface],
    ["ink", "dark", dark.ink],
    ...series.map((color, index): [string, Mode, string] => [`series-${index + 1}`, "light", color]),
  ];
  return all.flatMap(([role, mode, color]) =>
    color !== undefined && isRole(role) ? [[role, mode, color.toLowerCase()]] : [],
  );
}

/** A bright color on a dark page may be so much stronger than that of the design: more is glaring. */
const brightest = 1.4;

/** Moves a usual color as far as the color that it follows was moved. */
function followed(
  own: Perceived,
  base: Perceived,
  given: Perceived,
  toward: [Perceived, Perceived] | undefined,
): Perceived {
  const strength = own.c <= base.c ? given.c * (own.c / Math.max(base.c, 0.001)) : own.c + given.c - base.c;
  // A tint too pale to show a hue of its own takes the given one: what is teal beside peacock would be pink beside rust.
  const isColored = base.c > 0.02 && own.c > 0.05;
  const place = toward ? (own.l - base.l) / (toward[0].l - base.l) : 0;
  return {
    l: toward ? given.l + place * (toward[1].l - given.l) : own.l,
    c: given.c < 0.003 ? 0 : Math.max(0, own.l > base.l + 0.25 ? Math.min(strength, own.c * brightest) : strength),
    h: given.h + (isColored ? own.h - base.h : 0),
  };
}

/** Whether a color for a role can be read on every ground that it stands on. */
const reads = (palette: Palette, role: Role, mode: Mode, color: string): boolean =>
  pairRules.every(
    (pair) =>
      pair.role !== role ||
      !pair.modes.includes(mode) ||
      pair.on.every((ground) => contrast(color, palette[ground][mode]) >= pair.least),
  );

/** Whether the colors that are given can be read on a ground of a color, if they can be on that of the design. */
const carries = (
  palette: Palette,
  ground: Role,
  mode: Mode,
  color: string,
  isGiven: (role: Role, mode: Mode) => boolean,
): boolean =>
  pairRules.every(
    ({ role, on, least, modes }) =>
      !on.includes(ground) ||
      !modes.includes(mode) ||
      !isGiven(role, mode) ||
      contrast(palette[role][mode], usual[ground][mode]) < least ||
      contrast(palette[role][mode], color) >= least,
  );

/** The color of a role whose rule follows another role. */
function follow(palette: Palette, { role, from: [base, baseMode], toward }: Rule, mode: Mode): string {
  const own = usual[role][mode];
  const before = usual[base][baseMode ?? mode];
  const given = palette[base][baseMode ?? mode];
  const hasMoved = given !== before || (toward !== undefined && palette[toward][mode] !== usual[toward][mode]);
  const isItself = base === role && (baseMode ?? mode) === mode;
  if (!hasMoved || isItself) return palette[role][mode];
  if (own === before) return given;
  return hexOf(
    followed(
      perceive(own),
      perceive(before),
      perceive(given),
      toward && [perceive(usual[toward][mode]), perceive(palette[toward][mode])],
    ),
  );
}

/** Every color of a theme: the given ones as they are, the others following them. Exactly the design's where nothing is given. */
export function paletteOf(theme: GivenColors): Palette {
  const palette: Record<Role, Record<Mode, string>> = structuredClone(usual);
  const given = givenIn(theme);
  for (const [role, mode, color] of given) palette[role][mode] = color;
  if (given.length === 0) return palette;
  const names = new Set(given.map(([role, mode]) => `${role} ${mode}`));
  const isGiven = (role: Role, mode: Mode): boolean => names.has(`${role} ${mode}`);
  for (const rule of rules)
    for (const mode of rule.modes) {
      if (isGiven(rule.role, mode)) continue;
      const wanted = follow(palette, rule, mode);
      const fits = (color: string): boolean =>
        reads(palette, rule.role, mode, color) && carries(palette, rule.role, mode, color, isGiven);
      palette[rule.role][mode] = nearestThat(fits, wanted) ?? wanted;
    }
  return palette;
}

/** Every pair that blocks use, in light and in dark, with its contrast. */
export function pairsOf(palette: Palette): Pair[] {
  return pairRules.flatMap(({ role, on, least, modes }) =>
    modes.flatMap((mode) =>
      on.map((ground): Pair => ({
        role,
        on: ground,
        mode,
        least,
        contrast: contrast(palette[role][mode], palette[ground][mode]),
      })),
    ),
  );
}

/** CSS that sets what differs from the design. Empty where nothing does. Paper keeps its own black on white. */
export function themeStyles(theme: GivenColors): string {
  const palette = paletteOf(theme);
  const lines = roles.flatMap((role) => {
    const { light, dark } = palette[role];
    if (light === usual[role].light && dark === usual[role].dark) return [];
    return [`--${role}:${light === dark ? light : `light-dark(${light},${dark})`}`];
  });
  const colors = lines.length === 0 ? "" : `@layer tokens{@media screen{:root:root{${lines.join(";")}}}}`;
  const fonts = fontVariables(theme.font);
  return colors + (fonts.length === 0 ? "" : `@layer tokens{:root:root{${fonts.join(";")}}}`);
}

/** The custom properties for typefaces that need no file of their own: that of the device, and the usual one for headings alone. */
function fontVariables({ text, heading }: Typefaces = { text: usualFamily, heading: usualFamily }): string[] {
  const system = "system-ui,sans-serif";
  const ofHeading = new Map([
    ["system", system],
    [usualFamily, "var(--font-usual)"],
  ]).get(heading);
  return [
    ...(text === "system" ? [`--font:${system}`] : []),
    ...(heading !== text && ofHeading !== undefined ? [`--font-head:${ofHeading}`] : []),
  ];
}
