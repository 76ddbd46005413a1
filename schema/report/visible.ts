const unseen =
  // oxlint-disable-next-line no-control-regex -- making them visible is the point
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The character as letters: what comes from a file never steers a terminal. */
const spell = (character: string): string =>
  character === "\t" ? " " : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Words on one line, with every character that nobody sees spelled out. */
export const visible = (words: string): string => words.replace(unseen, spell);

/** The same for words of several lines. */
export const visibleLines = (words: string): string => words.split("\n").map(visible).join("\n");

/** How many columns a terminal gives the words. */
export function widthOf(words: string): number {
  let width = 0;
  for (const { segment } of new Intl.Segmenter().segment(words))
    width +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.test(
        segment,
      )
        ? 2
        : 1;
  return width;
}
