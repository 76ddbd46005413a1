import { createHash } from "node:crypto";
import { basename, posix } from "node:path";
import type { App } from "../app-files.ts";
import type { Assets } from "../page/prerender.ts";
import type { BuiltFile } from "../output/built-file.ts";
import type { KeptFiles } from "../output/file-cache.ts";
import { loadFontCutter, type FontPart, type Span } from "./subset.ts";
import { rangesOf, unicodeRange } from "./unicode-range.ts";

/** What readers may type: all signs of ASCII, and what the interface itself writes. */
const always = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, place) => 0x20 + place))}–…↑↓“”’`;

/** The app with the fonts of one site. */
interface SiteApp {
  readonly files: readonly BuiltFile[];
  readonly assets: Assets;
}

/** A smaller font file, and the font face that asks for it. */
interface SiteFont extends BuiltFile {
  readonly face: string;
  readonly signs: ReadonlySet<number>;
}

/**
 * Adds to each font face of the app a smaller file with the signs that a site uses. The whole files stand before it: of two
 * faces that have a sign the later one holds, so the whole ones are fetched only for a sign that is new.
 * @param signs all that the site writes; nothing where it uses the fonts of the machine
 */
export async function withSiteFonts(app: App, signs: string | undefined, kept: KeptFiles): Promise<SiteApp> {
  if (signs === undefined) return { files: app.files, assets: { ...app, fonts: [] } };
  const used = new Set([...always, ...signs].map((sign) => sign.codePointAt(0) ?? 0));
  const contents = new Map(app.files.map(({ file, content }) => [file, content]));

  const smaller = async (face: string, style: string): Promise<SiteFont | undefined> => {
    const [, source = ""] = /url\(([^)]+)\)/.exec(face) ?? [];
    const range = /unicode-range:([^;}]*)/.exec(face)?.[1];
    const whole = contents.get(posix.join(posix.dirname(style), source));
    if (!(whole instanceof Buffer) || range === undefined) return undefined;
    const ranges = rangesOf(range);
    const ours = new Set([...used].filter((sign) => ranges.some(([first, last]) => first <= sign && sign <= last)));
    if (ours.size === 0) return undefined;
    const part = { signs: ours, weight: spanOf(face, "font-weight"), width: spanOf(face, "font-stretch") };
    const content = await cutFont(whole, part, kept);
    const file = posix.join(posix.dirname(style), hashedName(source, content));
    const own = face.replace(source, `./${basename(file)}`).replace(range, unicodeRange(ours));
    return { file, content, face: own, signs: ours };
  };

  const fonts: SiteFont[] = [];
  /** The names of styles that are no longer as they were bundled, and the new ones. */
  const changed = new Map<string, BuiltFile>();
  for (const style of app.styles) {
    const css = String(contents.get(style));
    const faces = css.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
    const found = (await Promise.all(faces.map((face) => smaller(face, style)))).filter((font) => font !== undefined);
    const last = faces.at(-1);
    if (last === undefined || found.length === 0) continue;
    fonts.push(...found);
    const content = css.replace(last, () => [last, ...found.map(({ face }) => face)].join(""));
    changed.set(style, { file: posix.join(posix.dirname(style), hashedName(style, content)), content });
  }
  if (fonts.length === 0) throw new Error("The bundled styles of the app have no font face to cut");
  return {
    files: [...app.files.map((file) => changed.get(file.file) ?? file), ...fonts],
    assets: {
      script: app.script,
      styles: app.styles.map((style) => changed.get(style)?.file ?? style),
      fonts: fonts.map(({ file, signs: ours }) => ({ file, signs: ours })),
    },
  };
}

/** `assets/main-BaPSd9B-.css` -> `main-3f2a90c1.css`, for another content. */
function hashedName(file: string, content: string | Buffer): string {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  return basename(file).replace(/-[\w-]{8}(?=\.\w+$)/, `-${hash}`);
}

/** The lowest and the highest value of a font face: `font-weight: 400 740`. */
function spanOf(face: string, name: string): Span {
  const [, lowest, highest] = new RegExp(`${name}: *([0-9.]+)%? +([0-9.]+)`).exec(face) ?? [];
  if (lowest === undefined || highest === undefined) throw new Error(`A font face has no two values of ${name}`);
  return [Number(lowest), Number(highest)];
}

async function cutFont(whole: Buffer, part: FontPart, kept: KeptFiles): Promise<Buffer> {
  const { signs, weight, width } = part;
  return kept.get(["font part", whole, JSON.stringify([weight, width]), unicodeRange(signs)], async () => {
    const [{ compress, decompress }, cutter] = await Promise.all([import("woff2-encoder"), loadFontCutter()]);
    return Buffer.from(await compress(cutter.cut(await decompress(whole), part)));
  });
}
