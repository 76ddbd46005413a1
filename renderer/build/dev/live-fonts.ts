import { publicUrl } from "../../model/public-url.ts";
import { cssUrl, fontStyles } from "../fonts/font-styles.ts";
import { fontKey, hashOf, typefaceOf, type TypefaceFile } from "../fonts/typeface.ts";

/** Where the development server has the fonts that come with Lintel. */
const fontsPath = "/@lintel/fonts/";

/** CSS for the typeface of a site that is edited. */
export class LiveFonts {
  readonly #publicFolder: string;
  #key = "";
  #styles = "";

  constructor(publicFolder: string) {
    this.#publicFolder = publicFolder;
  }

  /** Empty where the typeface is the usual one, or that of the device. */
  get styles(): string {
    return this.#styles;
  }

  /** @param font the value of `site.theme.font` of a site without errors */
  update(font: string): void {
    const key = fontKey(font, this.#publicFolder);
    if (key === this.#key) return;
    this.#key = key;
    const typeface = typefaceOf(font, this.#publicFolder);
    // An own file is fetched again when it has changed.
    const urlOf = ({ name, content }: TypefaceFile): string =>
      cssUrl(typeface?.isOwn ? `/${publicUrl(name)}?${hashOf(content)}` : fontsPath + name);
    this.#styles = typeface ? fontStyles(typeface, urlOf) : "";
  }
}
