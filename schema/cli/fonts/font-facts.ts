import type { FontFacts } from "../../problem.ts";
import { readFont, type Font } from "./font.ts";

/** Latin letters about as often as texts of many languages have them. */
const sample = "The quick brown fox jumps over the lazy dog. Handgloves and 1,234 prices for everyone in town";

/** The weight of most headings and buttons. */
const boldWeight = 640;

/** What the check and the header need to know of a WOFF2 file. @throws where it is damaged */
export function fontFacts(file: Buffer): FontFacts {
  const font = readFont(file);
  const boldWidth = averageWidth(font, boldWeight);
  return {
    characters: inRanges([...font.characters.keys()]),
    weights: weightsOf(font),
    ...(boldWidth !== undefined && { boldWidth }),
    ...(font.license === "no-embedding" && { forbidsEmbedding: true }),
  };
}

/** The lowest and the highest weight of a font. */
export function weightsOf({ axes, weight }: Font): readonly [lowest: number, highest: number] {
  const axis = axes.find(({ tag }) => tag === "wght");
  return axis ? [axis.min, axis.max] : [weight, weight];
}

/** How wide Latin letters are on average in one weight, as a part of the font’s size; nothing where the font has none. */
export function averageWidth(font: Font, weight: number): number | undefined {
  const advance = font.advances(weight);
  const widths = [...sample].map((character) => advance(character.codePointAt(0) ?? 0));
  const known = widths.filter((width) => width !== undefined);
  return known.length < sample.length / 2 ? undefined : known.reduce((sum, width) => sum + width, 0) / known.length;
}

function inRanges(codePoints: readonly number[]): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  for (const codePoint of codePoints.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last[1] === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
}
