import { posix } from "node:path";
import type { Typefaces } from "../../../schema/language/values.ts";
import { usualFamily } from "../../../schema/site/theme/families.ts";
import { publicUrl } from "../../model/public-url.ts";
import type { App } from "../app-files.ts";
import type { BuiltFile } from "../output/output-file.ts";
import { cssUrl, fontStyles } from "./font-styles.ts";
import type { LetterCounts } from "./letter-counts.ts";
import { hashOf, type Typeface, type TypefaceFile, type UsedTypeface } from "./typeface.ts";

const faces = /@font-face\s*\{[^}]*\}/g;

/** What is put into the bundled app in place of its own typeface, or beside it. */
interface SiteTypefaces {
  readonly used: readonly UsedTypeface[];
  /** The value of `site.theme.font`. */
  readonly fonts: Typefaces;
  readonly counts: LetterCounts;
}

/** The app as it would be if it were bundled with the typefaces of a site. Files of the usual one that no page needs are left out. */
export function appWithTypefaces(app: App, { used, fonts, counts }: SiteTypefaces): App {
  if (used.length === 0) return app;
  const keepsUsual = fonts.text === usualFamily || fonts.heading === usualFamily;
  const changed = new Map<string, BuiltFile>();
  const dropped = new Set<string>();
  const added: BuiltFile[] = [];
  for (const style of app.styles) {
    const css = String(app.files.find(({ file }) => file === style)?.content);
    const [first] = css.match(faces) ?? [];
    if (first === undefined) continue;
    const folder = posix.dirname(style);
    if (!keepsUsual)
      for (const [, source = ""] of css.matchAll(/url\(([^)]+\.woff2)\)/g)) dropped.add(posix.join(folder, source));
    const fileOf = ({ name, content }: TypefaceFile, { isOwn }: Typeface): BuiltFile => ({
      // The file of an author is published where it is.
      file: isOwn ? name : `${folder}/${name.replace(/\.woff2$/, `-${hashOf(content)}.woff2`)}`,
      content,
    });
    added.push(...used.flatMap(({ typeface }) => typeface.files.map((file) => fileOf(file, typeface))));
    const urlOf = (one: TypefaceFile, typeface: Typeface): string =>
      cssUrl(
        typeface.isOwn
          ? posix.join(posix.relative(folder, "."), publicUrl(one.name))
          : `./${posix.basename(fileOf(one, typeface).file)}`,
      );
    const at = css.indexOf(first);
    const rest = keepsUsual ? css : css.replaceAll(faces, "");
    const own = used.map((one) => fontStyles(one, urlOf, counts)).join("");
    const content = rest.slice(0, at) + own + rest.slice(at);
    const file = style.replace(/-[\w-]{8}(?=\.css$)/, `-${hashOf(content)}`);
    changed.set(style, { file, content });
  }
  return {
    script: app.script,
    styles: app.styles.map((style) => changed.get(style)?.file ?? style),
    files: [
      ...app.files.filter(({ file }) => !dropped.has(file)).map((file) => changed.get(file.file) ?? file),
      ...added,
    ],
  };
}
