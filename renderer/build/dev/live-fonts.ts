import type { Typefaces } from "../../../schema/language/values.ts";
import { publicUrl } from "../../model/public-url.ts";
import { cssUrl, fontStyles } from "../fonts/font-styles.ts";
import { fontKey, hashOf, typefacesIn, type Typeface, type TypefaceFile } from "../fonts/typeface.ts";

/** Where the development server has the fonts that come with Lintel. */
const fontsPath = "/@lintel/fonts/";

/** CSS for the typefaces of a site that is edited. */
export class LiveFonts {
  readonly #publicFolder: string;
  #key = "";
  #styles = "";

  constructor(publicFolder: string) {
    this.#publicFolder = publicFolder;
  }

  /** Empty where each typeface is the usual one, or that of the device. */
  get styles(): string {
    return this.#styles;
  }

  /** @param fonts the value of `site.theme.font` of a site without errors */
  update(fonts: Typefaces): void {
    const key = [fonts.text, fonts.heading].map((font) => fontKey(font, this.#publicFolder)).join(" ");
    if (key === this.#key) return;
    this.#key = key;
    // An own file is fetched again when it has changed.
    const urlOf = ({ name, content }: TypefaceFile, { isOwn }: Typeface): string =>
      cssUrl(isOwn ? `/${publicUrl(name)}?${hashOf(content)}` : fontsPath + name);
    this.#styles = typefacesIn(fonts, this.#publicFolder)
      .map((used) => fontStyles(used, urlOf))
      .join("");
  }
}
