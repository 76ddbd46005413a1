import { basename, posix } from "node:path";
import type { App } from "../app-files.ts";
import type { Assets } from "../page/prerender.ts";
import type { BuiltFile } from "../output/output-file.ts";
import type { FileCache } from "../output/file-cache.ts";
import { cssUrl } from "./font-styles.ts";
import { subset, type AxisRange, type FontPart } from "./subset.ts";
import { hashOf } from "./typeface.ts";
import { rangesOf, unicodeRange } from "./unicode-range.ts";

/** What visitors may type: all printable characters of ASCII, and what the interface itself writes. */
const always = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}–…↑↓“”’`;

/** More than enough to have a letter among them. */
const maxSpare = 64;

/** What of the fonts of a site is cut. */
export interface CutFonts {
  /** All that the site writes. */
  readonly characters: string;
  /** Families that stay whole. */
  readonly whole: ReadonlySet<string>;
  /** The family that headings alone have. */
  readonly ofHeadings: string | undefined;
}

/** The app with the fonts of one site. */
interface SiteApp {
  readonly files: readonly BuiltFile[];
  readonly assets: Assets;
}

/** A smaller font file, and the `@font-face` rule that asks for it. */
interface SiteFont extends BuiltFile {
  readonly face: string;
  readonly codePoints: ReadonlySet<number>;
  readonly isOfHeadings: boolean;
}

/**
 * Adds to each font face of the app a smaller file with the characters that a site uses. The whole files stand before it: of two
 * faces that have a character the later one wins, so browsers fetch a whole file only for a character that is new.
 * @param wanted all characters that the site writes, and the families whose faces stay whole; nothing where no file is cut
 */
export async function withSiteFonts(app: App, wanted: CutFonts | undefined, cache: FileCache): Promise<SiteApp> {
  if (!wanted) return { files: app.files, assets: { ...app, fonts: [] } };
  const { characters, whole: uncut, ofHeadings } = wanted;
  const used = new Set([...always, ...characters].map((character) => character.codePointAt(0) ?? 0));
  const contents = new Map(app.files.map(({ file, content }) => [file, content]));

  const siteFont = async (face: string, style: string): Promise<SiteFont | undefined> => {
    const [, source = ""] = /url\(([^)]+)\)/.exec(face) ?? [];
    const [, family = ""] = /font-family: *"?([^";}]+)/.exec(face) ?? [];
    if (uncut.has(family)) return undefined;
    const range = /unicode-range:([^;}]*)/.exec(face)?.[1];
    const whole = contents.get(posix.join(posix.dirname(style), decodeURIComponent(source)));
    if (!(whole instanceof Buffer) || range === undefined) return undefined;
    const ranges = rangesOf(range);
    const codePoints = new Set([...used].filter((one) => ranges.some(([first, last]) => first <= one && one <= last)));
    if (codePoints.size === 0) return undefined;
    const spare = ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    const part = {
      codePoints,
      spare: spare.slice(0, maxSpare),
      weight: axisRangeOf(face, "font-weight"),
      width: axisRangeOf(face, "font-stretch"),
    };
    const content = await cachedSubset(whole, part, cache);
    const file = posix.join(posix.dirname(style), hashedName(decodeURIComponent(source), content));
    const ownFace = face
      .replace(source, () => `./${cssUrl(encodeURIComponent(basename(file)))}`)
      .replace(range, unicodeRange(codePoints));
    return { file, content, face: ownFace, codePoints, isOfHeadings: family === ofHeadings };
  };

  const fonts: SiteFont[] = [];
  /** By the name of a bundled style sheet, the one with the site's font faces. */
  const changed = new Map<string, BuiltFile>();
  for (const style of app.styles) {
    const css = String(contents.get(style));
    const faces = css.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
    const found = (await Promise.all(faces.map((face) => siteFont(face, style)))).filter((font) => font !== undefined);
    const last = faces.at(-1);
    if (last === undefined || found.length === 0) continue;
    fonts.push(...found);
    const content = css.replace(last, () => [last, ...found.map(({ face }) => face)].join(""));
    changed.set(style, { file: posix.join(posix.dirname(style), hashedName(style, content)), content });
  }
  if (fonts.length === 0) throw new Error("The bundled styles of the app have no font face with a file");
  return {
    files: [...app.files.map((file) => changed.get(file.file) ?? file), ...fonts],
    assets: {
      script: app.script,
      styles: app.styles.map((style) => changed.get(style)?.file ?? style),
      fonts: fonts.map(({ file, codePoints, isOfHeadings }) => ({ file, codePoints, isOfHeadings })),
    },
  };
}

/** `hashed.assets/main-BaPSd9B-.css` -> `main-3f2a90c1.css`, for another content; `fonts/brand.woff2` -> `brand-3f2a90c1.woff2` */
const hashedName = (file: string, content: string | Buffer): string =>
  basename(file).replace(/(?:-[\w-]{8})?(?=\.\w+$)/, `-${hashOf(content)}`);

/** The lowest and the highest value of a font face: `font-weight: 400 740`; nothing where the font does not vary in it. */
function axisRangeOf(face: string, property: string): AxisRange | undefined {
  const [, min, max] = new RegExp(`${property}: *([0-9.]+)%? +([0-9.]+)`).exec(face) ?? [];
  return min === undefined || max === undefined ? undefined : [Number(min), Number(max)];
}

const cachedSubset = (whole: Buffer, part: FontPart, cache: FileCache): Promise<Buffer> =>
  cache.get(
    ["subset with shapes", whole, JSON.stringify([part.weight, part.width]), unicodeRange(part.codePoints)],
    () => subset(whole, part),
  );
