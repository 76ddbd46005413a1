/**
 * About how wide characters are in the site's own bold letters, as a share of the font's size: rather too wide than too narrow.
 * Measured for Latin letters; other scripts have a font of the visitor's system.
 */
const widths: readonly (readonly [RegExp, number])[] = [
  [/\p{Mn}|\p{Cf}|\p{Variation_Selector}/u, 0],
  [/[ijlI1.,:;'’|!· ]/, 0.3],
  [/[frtJ()[\]\-/"“”„]/, 0.4],
  [/[mMwW@%—…&]/, 0.86],
  [/[ceszEFJLSTCZ2357]/, 0.5],
  [/[\p{Script=Latin}\d]/u, 0.545],
  [/[\p{Script=Greek}\p{Script=Cyrillic}]/u, 0.78],
  [/[\p{Script=Arabic}\p{Script=Hebrew}]/u, 0.62],
  [/\p{Script_Extensions=Devanagari}/u, 0.75],
  [/\p{Extended_Pictographic}/u, 1.4],
];

/** Of all other characters: as wide as high. */
const square = 1;

const widthOf = (character: string): number => widths.find(([kind]) => kind.test(character))?.[1] ?? square;

/** About how wide a text on one line is, in the size of its font. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + widthOf(character) + (/\p{Lu}/u.test(character) ? 0.06 : 0), 0);
