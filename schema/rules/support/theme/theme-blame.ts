import { isMap, type Data, type DataMap, type Path } from "../../../problem.ts";
import type { Role } from "../../../site/theme/role.ts";
import type { GivenColors, Pair } from "../../../site/theme/theme.ts";

const isColor = (data: Data | undefined): data is string => typeof data === "string" && /^#[0-9a-f]{6}$/i.test(data);
const colorsOf = (data: DataMap): Record<string, string> =>
  Object.fromEntries(Object.entries(data).flatMap(([key, value]) => (isColor(value) ? [[key, value]] : [])));

/** The colors that a theme gives; what is broken counts as left out. */
export function givenBy(theme: DataMap): GivenColors {
  const { dark, series } = theme;
  return {
    ...colorsOf(theme),
    ...(isMap(dark) && { dark: colorsOf(dark) }),
    ...(Array.isArray(series) && series.every(isColor) && { series }),
  };
}

/** Where a role's color is given, if it is. */
function placeOf(role: Role, mode: Pair["mode"], { dark = {}, series, ...light }: GivenColors): Path | undefined {
  const number = /^series-(\d)$/.exec(role)?.[1];
  if (number !== undefined) return series && mode === "light" ? ["series", Number(number) - 1] : undefined;
  const given = mode === "dark" ? Object.keys(dark) : Object.keys(light);
  if (given.includes(role)) return mode === "dark" ? ["dark", role] : [role];
  return (role === "accent" || role === "deep") && Object.keys(light).includes(role) ? [role] : undefined;
}

/** The colors of the theme that a role follows, the nearest first. */
const followed: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  "on-accent": ["accent"],
  "accent-hover": ["accent"],
  "accent-ink": ["accent"],
  "accent-soft": ["accent"],
  "on-action": ["action"],
  "action-strong": ["action"],
  "action-soft": ["action"],
  "paper-action": ["action"],
  "paper-teal": ["action"],
  "ink-2": ["ink"],
  "ink-3": ["ink"],
  control: ["ink"],
  focus: ["ink", "accent"],
  "on-deep": ["deep"],
  "on-deep-2": ["deep"],
  "deep-control": ["deep"],
  "deep-2": ["deep"],
  sunken: ["canvas"],
  raised: ["surface"],
};

/** The given color to blame for a pair: of the upper color, else of the ground, else the light one that the dark follows. */
export function blamed({ role, on, mode }: Pair, given: GivenColors): Path | undefined {
  const roles = [role, ...(followed[role] ?? []), on, ...(followed[on] ?? [])];
  for (const way of [mode, "light"] as const)
    for (const one of roles) {
      const place = placeOf(one, way, given);
      if (place) return place;
    }
  return undefined;
}
