// With flat-picture.ts, saves 9 of 25 s of processor time over sharp's Pango (first build of generateSite(1000)); needs no fontconfig.
import type { Face, Font } from "harfbuzzjs";
import { fontFiles } from "../../fonts/font-files.ts";
import { escapeHtml } from "../../page/shell.ts";
import type { FileCache } from "../file-cache.ts";

/** How text looks: size and tracking in pixels, weight and width as in CSS (`640`, percent). */
export interface TextStyle {
  readonly size: number;
  readonly weight: number;
  readonly width: number;
  readonly tracking: number;
}

/** Draws text in the typeface of a site. */
export interface TextOutlines {
  /** The width of the text in pixels. */
  measure(text: string, style: TextStyle): number;
  /** SVG of the text: from its left edge and its baseline, in the current color. */
  draw(text: string, style: TextStyle, x: number, y: number): string;
}

interface Glyph {
  /** For the `d` of an SVG path, in units of the font; y points up. */
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

interface ShapedText {
  /** In units of the font, `upem` of which make the font size. */
  readonly advance: number;
  readonly upem: number;
  readonly glyphs: readonly Glyph[];
}

/** One of the files of the font. */
interface FontFile {
  readonly face: Face;
  readonly characters: ReadonlySet<number>;
  readonly fonts: Map<string, Font>;
  readonly shaped: Map<string, ShapedText>;
}

/** Characters in a row that the same file of the font draws, or that none does. */
interface Run {
  readonly text: string;
  readonly file: FontFile | undefined;
}

/** Width of a character that the font lacks, as a part of the size: enough for an ideograph. */
const fallbackWidth = 1;

/** The first letter of a text; captured where it is one of a script that is read from right to left. */
const firstLetter = /([\p{Script=Arabic}\p{Script=Hebrew}])|\p{L}/u;

const round = (value: number): number => Math.round(value * 100) / 100;

/** From left to right: of a text that begins in Arabic or Hebrew the first run is the last one. */
function splitByFile(text: string, files: readonly FontFile[]): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize("NFC")) {
    const codePoint = character.codePointAt(0) ?? 0;
    const file = files.find(({ characters }) => characters.has(codePoint));
    const last = runs.at(-1);
    if (last && (last.file === file || character === " "))
      runs[runs.length - 1] = { ...last, text: last.text + character };
    else runs.push({ text: character, file });
  }
  return firstLetter.exec(text)?.[1] === undefined ? runs : runs.toReversed();
}

function cached<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

/** @param typeface one name of `site.theme.font` */
export async function loadTextOutlines(
  typeface: string,
  publicFolder: string,
  cache: FileCache,
): Promise<TextOutlines> {
  const [{ Blob, Buffer, Face, Font, shape, Variation }, contents] = await Promise.all([
    import("harfbuzzjs"),
    fontFiles(typeface, publicFolder, cache),
  ]);
  const files = contents.map((content): FontFile => {
    const face = new Face(new Blob(content));
    return { face, characters: new Set(face.collectUnicodes()), fonts: new Map(), shaped: new Map() };
  });

  const fontOf = ({ face, fonts }: FontFile, { weight, width }: TextStyle): Font =>
    cached(fonts, `${weight} ${width}`, () => {
      const font = new Font(face);
      font.setVariations([new Variation("wght", weight), new Variation("wdth", width)]);
      return font;
    });

  // Breaking a title into lines measures the same texts again and again: 2 instead of 37 ms a picture.
  const shapeText = (text: string, file: FontFile, style: TextStyle): ShapedText =>
    cached(file.shaped, `${style.weight} ${style.width} ${text}`, () => {
      const font = fontOf(file, style);
      const buffer = new Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      let advance = 0;
      const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
        const position = positions[index];
        // In whole units of the font: what is left out is less than a twentieth of a pixel.
        const path = font.glyphToPath(codepoint).replace(/-?\d+\.\d+/g, (number) => `${Math.round(Number(number))}`);
        const glyph = { path, x: advance + (position?.xOffset ?? 0), y: position?.yOffset ?? 0 };
        advance += position?.xAdvance ?? 0;
        return glyph;
      });
      return { advance, upem: file.face.upem, glyphs };
    });

  const widthOf = ({ text, file }: Run, style: TextStyle): number => {
    if (!file) return [...text].length * fallbackWidth * style.size;
    const { advance, upem, glyphs } = shapeText(text, file, style);
    return (advance / upem) * style.size + glyphs.length * style.tracking;
  };

  const drawRun = ({ text, file }: Run, style: TextStyle, x: number, y: number): string => {
    const { size, weight, tracking } = style;
    if (!file)
      return `<text x="${round(x)}" y="${round(y)}" font-family="sans-serif" font-size="${size}" font-weight="${weight}" fill="currentColor">${escapeHtml(text)}</text>`;
    const { upem, glyphs } = shapeText(text, file, style);
    const scale = size / upem;
    const paths = glyphs.map((glyph, index) =>
      glyph.path === ""
        ? ""
        : `<path transform="translate(${round(glyph.x + (index * tracking) / scale)} ${round(glyph.y)})" d="${glyph.path}"/>`,
    );
    return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})" fill="currentColor">${paths.join("")}</g>`;
  };

  return {
    measure: (text, style) => splitByFile(text, files).reduce((sum, run) => sum + widthOf(run, style), 0),
    draw(text, style, x, y) {
      let from = x;
      return splitByFile(text, files)
        .map((run) => {
          const svg = drawRun(run, style, from, y);
          from += widthOf(run, style);
          return svg;
        })
        .join("");
    },
  };
}
