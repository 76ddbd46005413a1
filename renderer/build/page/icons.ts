import { iconElements } from "../../../schema/cli/package/icon-drawings.ts";
import formerIcons from "../../../schema/language/icons/former-names.json" with { type: "json" };

const today: ReadonlyMap<string, string> = new Map(Object.entries(formerIcons));

function groupOf(name: string): string {
  const elements = iconElements(today.get(name) ?? name);
  return elements === undefined ? "" : `<g id="${name}">${elements}</g>`;
}

/**
 * One SVG file with an element for each icon (lucide, 24 × 24), which has the icon's name as id. The page's styles fill and
 * stroke it. A name that the icon had before works as well; names that lucide does not have are left out: the check reports them.
 */
export const iconSprite = (names: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${[...new Set(names)].sort().map(groupOf).join("")}</svg>\n`;
