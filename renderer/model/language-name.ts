/** The short code of a language tag, for a button: `en-IN` -> `EN`. */
export const languageCode = (tag: string): string => tag.split("-")[0]?.toUpperCase() ?? tag;

/** A language in its own words: `en-IN` -> `English`. Its code where the browser does not know it. */
export function languageName(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag);
    const own = script === undefined ? language : `${language}-${script}`;
    const name = new Intl.DisplayNames([own], { type: "language", fallback: "none" }).of(own);
    return name === undefined ? languageCode(tag) : name.charAt(0).toLocaleUpperCase(own) + name.slice(1);
  } catch {
    return languageCode(tag);
  }
}
