import type { Menus, SiteFacts } from "../../schema/language/types.ts";
import { textWidth } from "./text-width.ts";

/**
 * How the header fits its words. It is decided when the site is built, and the styles do the rest: a script that measured would
 * move the header after the first paint.
 */
export interface HeaderFit {
  /** From so many rem of the window's width on, the whole navigation is shown; below, and where it never fits, a menu button. */
  readonly unfolds?: number;
  /** From so many rem on, the primary button stands beside the menu button. */
  readonly action?: number;
  /** Whether letters and gaps are small in a wide window too. */
  readonly dense: boolean;
  /** The name would take so many lines in a narrow window that the header covered it: it is small there, and may end in dots. */
  readonly cutsName?: true;
}

/** The widths that the style sheets know (Header.module.css). */
const unfoldingWidths: readonly number[] = [62, 70, 78, 86];
const actionWidths: readonly number[] = [20, 22, 24, 27, 30, 35, 40, 50];

/** Sizes in rem, from the style sheets of the header. */
interface Sizes {
  readonly label: number;
  readonly padding: number;
  readonly chevron: number;
  readonly name: number;
  readonly actionPadding: number;
  readonly gap: number;
  readonly endGap: number;
}
const dense: Sizes = {
  label: 0.98,
  padding: 0.48,
  chevron: 1.2,
  name: 1.375,
  actionPadding: 0.7,
  gap: 0.75,
  endGap: 0,
};
const loose = (width: number): Sizes => ({
  label: 1.0625,
  padding: clamp(0.5, 0.0095 * width, 0.95),
  chevron: 1.35,
  name: 1.5,
  actionPadding: 0.95,
  gap: clamp(0.75, 0.016 * width, 1.75),
  endGap: 0.5,
});

/** A button with an icon alone. */
const square = 2.75;
/** The name is set wider and bolder than the labels. */
const nameStretch = 1.18;
/** The icon of a button, with the gap beside it. */
const actionIcon = 1.8;
/** The logo before the name; where its shape is not known, a wide one. */
const markHeight = 2;
const maxMark = 10;
/** A narrow window, and the widest mark in it, in rem; how many lines of the name its header has room for. */
const narrow = { width: 20, mark: 7, lines: 3 } as const;

const clamp = (min: number, value: number, max: number): number => Math.min(max, Math.max(min, value));

/** The room between the margins of a window, in rem (--margin and --page in tokens.css). */
const roomIn = (width: number): number => Math.min(78, width - 2 * clamp(1.25, 0.5 + 0.032 * width, 3.5));

/** Whether anything stands in the thin line above the header. */
export const hasTopBar = ({ topBar, languageButton }: Pick<Menus, "topBar" | "languageButton">): boolean =>
  topBar.length > 0 || languageButton;

/** @param letterWidth how wide the letters of the site's typeface are beside those of the usual one */
export function headerFit({ logo, name }: SiteFacts, menus: Menus, letterWidth: number): HeaderFit {
  const words = (text: string): number => textWidth(text) * letterWidth;

  const shape = logo?.width && logo.height ? logo.width / logo.height : maxMark / markHeight;
  const mark = logo ? Math.min(maxMark, markHeight * shape) + 0.6 : 0;
  const nameWidth = (text: string, sizes: Sizes): number => words(text) * sizes.name * nameStretch;
  const brand = (sizes: Sizes, lines: number): number => mark + nameWidth(lines > 1 ? widestOfTwo(name) : name, sizes);
  const action = ({ label, icon }: Menus["actions"][number], { actionPadding }: Sizes): number =>
    words(label) + 2 * actionPadding + (icon === undefined ? 0 : actionIcon) + 0.2;
  // The search, and the theme where no line above has it.
  const squares = hasTopBar(menus) ? square : 2 * square;
  const ends = (sizes: Sizes): number =>
    squares + menus.actions.reduce((sum, one) => sum + sizes.endGap + action(one, sizes), 0);
  // A label may take two lines.
  const items = (sizes: Sizes): number =>
    menus.main.reduce(
      (sum, { label, mega }) =>
        sum + words(widestOfTwo(label)) * sizes.label + 2 * sizes.padding + (mega ? sizes.chevron : 0),
      0,
    );
  const needed = (sizes: Sizes): number => brand(sizes, 1) + items(sizes) + ends(sizes) + 2 * sizes.gap;

  const isLoose = [75, 100].every((width) => needed(loose(width)) <= roomIn(width));
  const unfolds = unfoldingWidths.find((width) => needed(dense) <= roomIn(width));
  const primary = menus.actions.find(({ style }) => style === "primary");
  const besideMenu = primary && brand(dense, 2) + action(primary, dense) + 2 * square + dense.gap + 1;
  const from = besideMenu === undefined ? undefined : actionWidths.find((width) => besideMenu <= roomIn(width));
  const besideName = Math.min(mark, narrow.mark + 0.6) + 2 * square + dense.gap + 0.5;
  const cutsName = nameWidth(name, dense) > narrow.lines * (narrow.width - 2.5 - besideName);
  return {
    dense: !isLoose,
    ...(cutsName && { cutsName }),
    ...(unfolds !== undefined && { unfolds }),
    ...(from !== undefined && { action: from }),
  };
}

/** The longer of the two lines that a text breaks into best. */
function widestOfTwo(text: string): string {
  const words = text.split(" ");
  let best = text;
  for (let count = 1; count < words.length; count += 1) {
    const lines = [words.slice(0, count).join(" "), words.slice(count).join(" ")];
    const [widest = text] = lines.sort((one, other) => textWidth(other) - textWidth(one));
    if (textWidth(widest) < textWidth(best)) best = widest;
  }
  return best;
}
