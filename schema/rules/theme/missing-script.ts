import { siteFacts } from "../../problems/example.ts";
import { families, scriptOf } from "../../site/theme/families.ts";
import { mapAt } from "../context.ts";
import type { Rule } from "../rule.ts";
import { writtenFonts } from "../support/fonts/written-font.ts";

/** What a language is called in English. */
const nameOf = (language: string): string =>
  new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language;

const russian = (font: string) =>
  siteFacts(`
    site:
      name: Угловая пекарня
      url: https://bakery.example
      language: ru
      theme: { font: ${font} }
  `);

/** The typeface has the letters of the site’s language. */
export const rule: Rule = {
  meta: {
    code: "theme/missing-script",
    severity: "info",
    what: "The typeface that the site names has no letters for the site’s language.",
    why: "Visitors see its texts in a font of their device, and the typeface in numbers and Latin words alone.",
    bad: russian("space-grotesk"),
    good: russian("inter"),
  },
  *find(context) {
    const { language } = mapAt(context.site, "site");
    const script = typeof language === "string" ? scriptOf(language) : undefined;
    if (typeof language !== "string" || script === undefined) return;
    const others = [...families].flatMap(([key, family]) => (family.scripts.includes(script) ? [key] : []));
    for (const font of writtenFonts(context)) {
      if (font.chosen.kind !== "family" || font.chosen.family.scripts.includes(script)) continue;
      yield {
        message: `${font.chosen.family.name} has no letters for ${nameOf(language)}: devices show a font of their own.`,
        label: "a font of the device",
        help:
          others.length === 0
            ? "No typeface that comes with Lintel has them. A WOFF2 file of your own may: fonts/brand.woff2."
            : `These have them: ${others.join(", ")}.`,
        range: context.source.locate(font.path),
        at: font.path,
      };
    }
  },
};
