import type { SiteFacts } from "../../../../schema/language/types.ts";

/** The image of the logo that search engines show. */
export const logoFile = "icon-512.png";

/** Icons made of the logo, with the size of their side in CSS pixels. */
export const iconFiles = {
  /** For browsers that ask for it without being told, and for results of search engines. */
  favicon: { file: "favicon.ico", sizes: [32, 48] },
  /** The icon of a site without a logo: a letter. */
  letter: { file: "icon.svg" },
  small: { file: "icon-192.png", size: 192 },
  large: { file: logoFile, size: 512 },
  /** With space around it, for systems that cut icons into a shape of their own. */
  maskable: { file: "icon-maskable.png", size: 512 },
  touch: { file: "apple-touch-icon.png", size: 180 },
} as const;

export const isSvg = (file: string): boolean => file.toLowerCase().endsWith(".svg");

/** The icon as SVG, where there is one: the logo itself, or the letter in its place. */
export function scalableIcon({ logo }: SiteFacts): string | undefined {
  if (!logo) return iconFiles.letter.file;
  return isSvg(logo.src) ? logo.src : undefined;
}
