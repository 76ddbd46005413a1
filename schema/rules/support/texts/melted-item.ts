import type { Line } from "./long-texts.ts";

const item = /^(?:[-+*]|(\d{1,3})[.)])[ \t]+(?=\S)/;
const numberOf = ({ words }: Line): number => Number(item.exec(words)?.[1] ?? Number.NaN);

/** The first line of a paragraph that was to be an item of a list. */
export function meltedItem(lines: readonly Line[]): Line | undefined {
  const [first, second] = lines.filter((line, index) => index > 0 && item.test(line.words));
  if (!first) return undefined;
  // “in total\n2024. Then” goes on.
  const isList = Number.isNaN(numberOf(first)) || (second && numberOf(second) === numberOf(first) + 1);
  return isList ? first : undefined;
}

/** What to say of it. */
export const meltedWords = {
  numbers: {
    message: "These numbers go on with the text above them: visitors see one paragraph.",
    help: "Leave a line empty above the first of them.",
    title: "Leave a line empty",
  },
  tooFar: {
    message: "This item goes on with the text above it, because it is too far to the right.",
    help: "Move it to the left, below the words of the item above.",
    title: "Move it to the left",
  },
};
