import type { Range } from "../problem.ts";
import type { TreeSource } from "../reader/source.ts";
import type { SiteIndex } from "../site/site-index.ts";

/** A color in the file, with its parts from 0 to 1. */
export interface WrittenColor {
  /** Its six digits with the `#`, without quotes. */
  readonly range: Range;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Every color that is written as `#09575e`. */
export const colorsOf = ({ inventory }: SiteIndex, source: TreeSource): WrittenColor[] =>
  inventory.of("color").flatMap(({ path, value, isDefault }) => {
    const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(String(value)) ?? [];
    if (red === undefined || green === undefined || blue === undefined || isDefault) return [];
    const part = (digits: string): number => Number.parseInt(digits, 16) / 255;
    const range = source.locateInside(path, 0, String(value).length);
    return [{ range, red: part(red), green: part(green), blue: part(blue) }];
  });

/** How a color is written: `#09575e`. Its parts are numbers from 0 to 1. */
export const colorText = ({ red, green, blue }: Omit<WrittenColor, "range">): string =>
  `#${[red, green, blue]
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
