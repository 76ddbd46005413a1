import type { Typefaces } from "../../language/values.ts";
import data from "./families.json" with { type: "json" };

/** A typeface that comes with Lintel. */
export interface Family {
  /** As its makers write it: `Source Serif 4`. */
  readonly name: string;
  /** What it looks like, in a few words. */
  readonly look: string;
  readonly hasSerifs: boolean;
  /** Codes of scripts (ISO 15924), and of languages that need letters which others of their script lack. */
  readonly scripts: readonly string[];
  /** How wide its bold Latin letters are on average, as a part of the font’s size (families.test.ts). */
  readonly boldWidth: number;
}

/** The typefaces that come with Lintel, by the name that a site file has for them. */
export const families: ReadonlyMap<string, Family> = new Map<string, Family>(Object.entries(data));

/** The typeface of a site that names none. Styles, line breaks and widths are made for it. */
export const usualFamily = "anek-latin";

/** What a site file names as its typeface. */
export type ChosenFont =
  | { readonly kind: "system" }
  | { readonly kind: "family"; readonly key: string; readonly family: Family }
  /** A file of the public folder, or what is taken for one. */
  | { readonly kind: "file"; readonly file: string };

/** @param font one name of `site.theme.font` */
export function chosenFont(font: string): ChosenFont {
  if (font === "system") return { kind: "system" };
  const family = families.get(font);
  return family ? { kind: "family", key: font, family } : { kind: "file", file: font };
}

/** The typefaces that a value of `site.theme.font` stands for. */
export function typefacesOf(font: string | Partial<Typefaces>): Typefaces {
  if (typeof font === "string") return { text: font, heading: font };
  const { text = usualFamily, heading = text } = font;
  return { text, heading };
}

/** What a text needs of a typeface: a code of `Family.scripts`. */
export function scriptOf(language: string): string | undefined {
  try {
    const { language: code, script } = new Intl.Locale(language).maximize();
    return code === "vi" ? code : script;
  } catch {
    return undefined;
  }
}
