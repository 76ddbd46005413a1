import { readFont, type Font } from "../../../schema/cli/fonts/font.ts";
import { letterCounts, type LetterCounts } from "./letter-counts.ts";
import { localFonts, type LocalFont } from "./local-fonts.ts";
import type { Typeface } from "./typeface.ts";
import { rangesOf } from "./unicode-range.ts";

/** Fonts of devices are regular or bold. */
interface Cut {
  readonly local: "regular" | "bold";
  /** The weights that it stands in for, from and to. */
  readonly range: string;
  /** The weight that most texts among them have. */
  readonly weight: number;
}

/** Those of texts, strong texts, buttons, headings and large numbers: the bolder a typeface, the wider are most of its letters. */
const cuts: readonly Cut[] = [
  { local: "regular", range: "100 479", weight: 400 },
  { local: "regular", range: "480 549", weight: 520 },
  { local: "bold", range: "550 629", weight: 600 },
  { local: "bold", range: "630 679", weight: 640 },
  { local: "bold", range: "680 900", weight: 740 },
];

/** Rules for the fonts that stand in for a typeface, and their names in order. */
export interface Fallback {
  readonly css: string;
  readonly names: readonly string[];
}

/**
 * Until a typeface is there, a font of the device takes its room: the same height of a line, and the same width of the letters that
 * the site uses, in each weight. Next to nothing moves when the typeface arrives.
 */
export function fallbackFaces(typeface: Typeface, counts: LetterCounts = letterCounts()): Fallback {
  const fonts = fontsFor(typeface, counts);
  const [main] = fonts;
  if (!main) return { css: "", names: [] };
  const faces = localFonts(typeface.hasSerifs).map((local, index) => {
    const name = `${typeface.name} Fallback${index === 0 ? "" : ` ${index + 1}`}`;
    const rules = cuts.map((cut) =>
      faceOf(name, cut, local, widthOver(fonts, typeface, cut, counts, local) ?? 1, main),
    );
    return { name, css: rules.join("") };
  });
  return { css: faces.map(({ css }) => css).join(""), names: faces.map(({ name }) => name) };
}

/** Those files of a typeface that have letters of the site, the one for Latin first. */
function fontsFor({ files }: Typeface, counts: LetterCounts): readonly Font[] {
  const used = [...counts.keys()];
  return files
    .toReversed()
    .filter(({ range }, index) => {
      const ranges = range === undefined || index === 0 ? undefined : rangesOf(range);
      return !ranges || used.some((one) => ranges.some(([first, last]) => first <= one && one <= last));
    })
    .map(({ content }) => readFont(content));
}

/** How much wider the letters of a typeface are than those of a font of the device; nothing where they share none. */
function widthOver(
  fonts: readonly Font[],
  { weights: [lowest, highest] }: Typeface,
  cut: Cut,
  counts: LetterCounts,
  local: LocalFont,
): number | undefined {
  const weight = Math.min(highest, Math.max(lowest, cut.weight));
  const advances = fonts.map((font) => font.advances(weight));
  let own = 0;
  let other = 0;
  for (const [codePoint, count] of counts) {
    const width = advances.map((advance) => advance(codePoint)).find((one) => one !== undefined);
    const localWidth = local[cut.local].advance(codePoint);
    if (width === undefined || localWidth === undefined) continue;
    own += count * width;
    other += count * localWidth;
  }
  return other === 0 ? undefined : own / other;
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

function faceOf(name: string, cut: Cut, local: LocalFont, size: number, { line }: Font): string {
  const sources = local[cut.local].names.map((one) => `local("${one}")`).join(",");
  const metrics = [
    `size-adjust:${percent(size)}`,
    `ascent-override:${percent(line.ascent / size)}`,
    `descent-override:${percent(line.descent / size)}`,
    `line-gap-override:${percent(line.lineGap / size)}`,
  ];
  return `@font-face{font-family:"${name}";src:${sources};font-weight:${cut.range};${metrics.join(";")}}`;
}
