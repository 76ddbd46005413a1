import { withFont } from "../../problems/sample-fonts.ts";
import type { FontFacts, Path, Related } from "../../problem.ts";
import { formatsOf } from "../../site/format.ts";
import type { Context } from "../context.ts";
import type { Rule } from "../rule.ts";
import { ownFonts, type OwnFont } from "../support/fonts/written-font.ts";

/** What visitors read as text. Emoji and the like have fonts of their own everywhere. */
const shown = /^(?!\p{Extended_Pictographic})[\p{L}\p{M}\p{N}\p{P}\p{Sc}\p{Sm}]$/u;

/** All places of missing letters are looked for; so many are named. */
const maxNamed = 8;
const maxPlaces = 3;

/** Where a letter that the font lacks stands first. */
interface Missing {
  readonly letter: string;
  readonly path: Path;
  /** Nothing where it is not in the file: the symbol of the currency. */
  readonly index: number | undefined;
}

/** Whether a text stands in the typeface of headings. */
const isHeading = (path: Path): boolean => path.at(-1) === "title" || (path[0] === "site" && path.at(-1) === "name");

function missingLetters(context: Context, { characters }: FontFacts, use: OwnFont["use"]): readonly Missing[] {
  const has = (codePoint: number): boolean =>
    characters.some(([first, last]) => first <= codePoint && codePoint <= last);
  const known = new Set<string>();
  const missing: Missing[] = [];
  const look = (text: string, path: Path, isWritten = true): void => {
    for (const letter of new Set(text)) {
      if (known.has(letter)) continue;
      known.add(letter);
      if (!shown.test(letter) || isDrawn(letter, has)) continue;
      missing.push({ letter, path, index: isWritten ? text.indexOf(letter) : undefined });
    }
  };
  for (const { entry, prose } of context.texts)
    if (entry.isDefault !== true && !context.isHidden(entry.path) && (use === "everything" || isHeading(entry.path)))
      look(prose, entry.path);
  if (use === "everything") look(formatsOf(context.site).money(1000), ["site", "currency"], false);
  return missing;
}

/** Whether a font draws a letter, if need be as a base and its accents. */
const isDrawn = (letter: string, has: (codePoint: number) => boolean): boolean =>
  [letter, letter.normalize("NFC"), letter.normalize("NFD")].some((form) =>
    [...form].every((one) => has(one.codePointAt(0) ?? 0)),
  );

/** The font has every letter of the texts. */
export const rule: Rule = {
  meta: {
    code: "theme/missing-letters",
    severity: "warning",
    followsFromFolder: true,
    what: "The texts of the site have letters that its font file lacks.",
    why: "Visitors see those letters in another font, in the middle of a word.",
    bad: withFont({ characters: [[0x20, 0x7e]] }, "The file has the letters of English.", "Café Mill Street"),
    good: withFont({}, "The file has the letters of all languages of Western Europe.", "Café Mill Street"),
  },
  *find(context) {
    for (const own of ownFonts(context)) {
      const missing = own.font ? missingLetters(context, own.font, own.use) : [];
      if (missing.length === 0) continue;
      const named = missing.slice(0, maxNamed).map(({ letter }) => (/\p{M}/u.test(letter) ? `◌${letter}` : letter));
      const more = missing.length - named.length;
      const one = missing.length === 1;
      yield {
        message: `${own.name} lacks ${missing.length} ${one ? "letter" : "letters"} of the texts.`,
        label: one ? "one letter is missing" : `${missing.length} letters are missing`,
        help: `${named.join(" ")}${more > 0 ? ` and ${more} more` : ""}\nTake a version of the font that has ${one ? "it" : "them"}, or another typeface. Until then devices show ${one ? "it" : "them"} in a font of their own.`,
        range: context.source.locate(own.path),
        at: own.path,
        related: missing.slice(0, maxPlaces).map((first) => placeOf(first, context)),
      };
    }
  },
};

const placeOf = ({ letter, path, index }: Missing, { source }: Context): Related => ({
  message: `The first ${letter} stands here.`,
  range: index === undefined ? source.locate(path) : source.locateInside(path, index, index + letter.length),
});
