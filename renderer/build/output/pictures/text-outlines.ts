import type { Face, Font } from "harfbuzzjs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { escapeHtml } from "../../page/shell.ts";

/** How letters look: size and tracking in pixels, weight and width as in CSS (`640`, percent). */
export interface LetterStyle {
  readonly size: number;
  readonly weight: number;
  readonly width: number;
  readonly tracking: number;
}

/** Draws text with the font that sites come with, as outlines: the same picture on every machine. */
export interface Lettering {
  /** How wide the text is, in pixels. */
  measure(text: string, style: LetterStyle): number;
  /** SVG of the text: from its left edge and its baseline, in the current color. */
  draw(text: string, style: LetterStyle, x: number, y: number): string;
}

/** Each file holds other signs; the first that has a sign draws it. */
const fontFiles = ["latin", "latin-ext", "vietnamese"].map(
  (part) => `@fontsource-variable/anek-latin/files/anek-latin-${part}-standard-normal.woff2`,
);

interface Glyph {
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

interface ShapedRun {
  /** In units of the font, `upem` of which make the size. */
  readonly advance: number;
  readonly upem: number;
  readonly glyphs: readonly Glyph[];
}

/** A piece of text that one font file can draw, or that none can. */
interface Run {
  readonly text: string;
  readonly face: number | undefined;
}

/** Width of a sign that the machine's own fonts must draw, in parts of the size: enough for an ideograph. */
const foreignWidth = 1;

let loaded: Promise<Lettering> | undefined;

/** Loads the font when it is first asked for: what draws it takes as long to start as twenty pages to render. */
export const loadLettering = (): Promise<Lettering> => (loaded ??= load());

async function load(): Promise<Lettering> {
  const harfbuzz = await import("harfbuzzjs");
  const { default: decompress } = await import("woff2-encoder/decompress");
  const { resolve } = createRequire(import.meta.url);
  const faces = await Promise.all(
    fontFiles.map(
      async (file) => new harfbuzz.Face(new harfbuzz.Blob(await decompress(await readFile(resolve(file))))),
    ),
  );
  const signs = faces.map((face) => new Set(face.collectUnicodes()));
  const fonts = new Map<string, Font>();
  const outlines = new Map<string, string>();
  const shaped = new Map<string, ShapedRun>();

  const fontOf = (face: Face, index: number, { weight, width }: LetterStyle): Font => {
    const key = `${index} ${weight} ${width}`;
    const known = fonts.get(key);
    if (known) return known;
    const font = new harfbuzz.Font(face);
    font.setVariations([new harfbuzz.Variation("wght", weight), new harfbuzz.Variation("wdth", width)]);
    fonts.set(key, font);
    return font;
  };

  // In whole units of the font: what is left out is less than a twentieth of a pixel.
  const outlineOf = (font: Font, glyph: number, key: string): string => {
    const path =
      outlines.get(key) ?? font.glyphToPath(glyph).replace(/-?\d+\.\d+/g, (number) => `${Math.round(Number(number))}`);
    outlines.set(key, path);
    return path;
  };

  const shape = (text: string, index: number, style: LetterStyle): ShapedRun => {
    const key = `${index} ${style.weight} ${style.width} ${text}`;
    const face = faces[index];
    const known = shaped.get(key);
    if (known) return known;
    if (!face) return { advance: 0, upem: 1, glyphs: [] };
    const font = fontOf(face, index, style);
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let advance = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }, place) => {
      const position = positions[place];
      const glyph = {
        path: outlineOf(font, codepoint, `${index} ${style.weight} ${style.width} ${codepoint}`),
        x: advance + (position?.xOffset ?? 0),
        y: position?.yOffset ?? 0,
      };
      advance += position?.xAdvance ?? 0;
      return glyph;
    });
    const run = { advance, upem: face.upem, glyphs };
    shaped.set(key, run);
    return run;
  };

  const widthOf = ({ text, face }: Run, style: LetterStyle): number => {
    if (face === undefined) return [...text].length * foreignWidth * style.size;
    const { advance, upem, glyphs } = shape(text, face, style);
    return (advance / upem) * style.size + glyphs.length * style.tracking;
  };

  const drawRun = (run: Run, style: LetterStyle, x: number, y: number): string => {
    const { size, weight, tracking } = style;
    if (run.face === undefined)
      return `<text x="${round(x)}" y="${round(y)}" font-family="sans-serif" font-size="${size}" font-weight="${weight}" fill="currentColor">${escapeHtml(run.text)}</text>`;
    const { upem, glyphs } = shape(run.text, run.face, style);
    const scale = size / upem;
    const paths = glyphs.map(({ path, ...at }, place) =>
      path
        ? `<path transform="translate(${round(at.x + (place * tracking) / scale)} ${round(at.y)})" d="${path}"/>`
        : "",
    );
    return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})" fill="currentColor">${paths.join("")}</g>`;
  };

  const split = new Map<string, Run[]>();
  const runsOf = (text: string): Run[] => {
    const runs = split.get(text) ?? splitByFace(text, signs);
    split.set(text, runs);
    return runs;
  };

  return {
    measure: (text, style) => runsOf(text).reduce((sum, run) => sum + widthOf(run, style), 0),
    draw(text, style, x, y) {
      let from = x;
      return runsOf(text)
        .map((run) => {
          const svg = drawRun(run, style, from, y);
          from += widthOf(run, style);
          return svg;
        })
        .join("");
    },
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

function splitByFace(text: string, signs: readonly ReadonlySet<number>[]): Run[] {
  const runs: Run[] = [];
  for (const sign of text.normalize("NFC")) {
    const code = sign.codePointAt(0) ?? 0;
    const found = signs.findIndex((known) => known.has(code));
    const face = found < 0 ? undefined : found;
    const last = runs.at(-1);
    if (last && (last.face === face || sign === " ")) runs[runs.length - 1] = { ...last, text: last.text + sign };
    else runs.push({ text: sign, face });
  }
  return runs;
}
