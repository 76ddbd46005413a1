import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import type { KeptFiles } from "../feeds/kept-files.ts";
import { loadFontCutter, type FontPart, type Span } from "./subset.ts";
import { rangesOf, unicodeRange } from "./unicode-range.ts";

/** What readers may type: all signs of ASCII, and what the interface itself writes. */
const always = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, place) => 0x20 + place))}–…↑↓“”’`;

/** A font file that was made for a site. */
export interface SiteFont {
  /** Where it was put before the bundler took it. */
  readonly file: string;
  readonly signs: ReadonlySet<number>;
}

interface Smaller extends SiteFont {
  /** The font face with the file at a path. */
  readonly faceFrom: (path: string) => string;
}

interface SiteFontsOptions {
  /** All signs that the site writes; nothing while no site is built, or where it uses the fonts of the machine. */
  readonly signs: () => Promise<string | undefined>;
  readonly kept: KeptFiles;
  /** For what the bundler should find. */
  readonly folder: string;
}

interface SiteFonts {
  readonly plugin: Plugin;
  readonly made: readonly SiteFont[];
  /** What the plugin does to the styles with the font faces. */
  readonly addTo: (css: string, file: string) => Promise<string>;
}

/**
 * Adds to each font face of `styles/fonts.css` a smaller file with the signs that the site uses. The whole files stand before
 * it: of two faces that have a sign the later one holds, so the whole ones are fetched only for a sign that is new.
 */
export function siteFonts({ signs: signsInUse, kept, folder }: SiteFontsOptions): SiteFonts {
  const made: SiteFont[] = [];

  const addTo = async (css: string, from: string): Promise<string> => {
    const signs = await signsInUse();
    if (signs === undefined) return css;
    const used = new Set([...always, ...signs].map((sign) => sign.codePointAt(0) ?? 0));
    const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
    const fonts = await Promise.all(faces.map((face) => smaller(face, used)));
    const found = fonts.filter((font) => font !== undefined);
    made.splice(0, made.length, ...found);
    const path = ({ file }: SiteFont): string => relative(dirname(from), file).split(sep).join("/");
    return [css, ...found.map((font) => font.faceFrom(path(font)))].join("\n");
  };

  const smaller = async (face: string, used: ReadonlySet<number>): Promise<Smaller | undefined> => {
    const [, source, name] = /url\("([^"]+?([^"/]+)\.woff2)"\)/.exec(face) ?? [];
    const range = /unicode-range:([^;}]*)/.exec(face)?.[1];
    if (source === undefined || name === undefined || range === undefined) return undefined;
    const ranges = rangesOf(range);
    const signs = new Set([...used].filter((sign) => ranges.some(([first, last]) => first <= sign && sign <= last)));
    if (signs.size === 0) return undefined;
    const part = { signs, weight: spanOf(face, "font-weight"), width: spanOf(face, "font-stretch") };
    const content = await cutFont(source, part, kept);
    const file = join(folder, createHash("sha256").update(content).digest("hex").slice(0, 8), `${name}.woff2`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    return { file, signs, faceFrom: (path) => face.replace(source, path).replace(range, ` ${unicodeRange(signs)}`) };
  };

  const plugin: Plugin = {
    name: "lintel:fonts",
    enforce: "pre",
    apply: "build",
    transform: { filter: { id: /renderer\/styles\/fonts\.css$/ }, handler: (code, id) => addTo(code, id) },
  };
  return { plugin, made, addTo };
}

/** The lowest and the highest value of a font face: `font-weight: 400 740`. */
function spanOf(face: string, name: string): Span {
  const [, lowest, highest] = new RegExp(`${name}: *([0-9.]+)%? +([0-9.]+)`).exec(face) ?? [];
  if (lowest === undefined || highest === undefined) throw new Error(`A font face has no two values of ${name}`);
  return [Number(lowest), Number(highest)];
}

async function cutFont(source: string, part: FontPart, kept: KeptFiles): Promise<Buffer> {
  const whole = await readFile(createRequire(import.meta.url).resolve(source));
  const { signs, weight, width } = part;
  return kept.get(["font part", whole, JSON.stringify([weight, width]), unicodeRange(signs)], async () => {
    const [{ compress, decompress }, cutter] = await Promise.all([import("woff2-encoder"), loadFontCutter()]);
    return Buffer.from(await compress(cutter.cut(await decompress(whole), part)));
  });
}
