import { fallbackFaces } from "./fallback-faces.ts";
import type { LetterCounts } from "./letter-counts.ts";
import type { FontRole, Typeface, TypefaceFile, UsedTypeface } from "./typeface.ts";

/** Every character. */
const everything = "U+0-10FFFF";

/** The custom properties of tokens.css. */
const properties: Readonly<Record<FontRole, string>> = { text: "--font", heading: "--font-head" };

/**
 * CSS that sets a typeface for the whole site, or for its headings.
 * @param urlOf where browsers find a file of it
 * @param counts the letters of the site, where they are known
 */
export function fontStyles(
  { role, typeface }: UsedTypeface,
  urlOf: (file: TypefaceFile, typeface: Typeface) => string,
  counts?: LetterCounts,
): string {
  const { name, hasSerifs, weights, files } = typeface;
  const [lowest, highest] = weights;
  const weight = lowest === highest ? String(lowest) : `${lowest} ${highest}`;
  const faces = files.map(
    (file) =>
      `@font-face{font-family:"${name}";src:url(${urlOf(file, typeface)})format("woff2");font-weight:${weight};font-display:swap;unicode-range:${file.range ?? everything}}`,
  );
  const fallback = fallbackFaces(typeface, counts);
  const stack = [name, ...fallback.names].map((one) => `"${one}"`).join(",");
  const generic = hasSerifs ? "serif" : "system-ui,sans-serif";
  return `${faces.join("")}${fallback.css}@layer tokens{:root:root{${properties[role]}:${stack},${generic}}}`;
}

/** A URL as a style sheet has it without quotes. */
export const cssUrl = (url: string): string =>
  url.replace(/[()'"\s]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
