import type { Typefaces } from "../../../schema/language/values.ts";
import { codePointsOf } from "./code-points.ts";
import type { CutFonts } from "./site-fonts.ts";
import type { FontRole, Typeface, UsedTypeface } from "./typeface.ts";

/** The usual typeface, as the bundled styles call it. */
const usual = { name: "Anek Latin Variable", mayBeCut: true };

/** What of the fonts of a site is cut to its letters; nothing where it has none with a file that may be cut. */
export function cutFonts(
  fonts: Typefaces,
  used: readonly UsedTypeface[],
  texts: readonly string[],
): CutFonts | undefined {
  const faceOf = (role: FontRole): Pick<Typeface, "name" | "mayBeCut"> | undefined =>
    fonts[role] === "system" ? undefined : (used.find((one) => one.role === role)?.typeface ?? usual);
  const text = faceOf("text");
  const heading = fonts.heading === fonts.text ? undefined : faceOf("heading");
  if (text?.mayBeCut !== true && heading?.mayBeCut !== true) return undefined;
  return {
    characters: codePointsOf(texts),
    whole: new Set(used.flatMap(({ typeface }) => (typeface.mayBeCut ? [] : [typeface.name]))),
    ofHeadings: heading?.name,
  };
}
