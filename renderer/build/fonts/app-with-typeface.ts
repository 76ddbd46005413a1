import { posix } from "node:path";
import { publicUrl } from "../../model/public-url.ts";
import type { App } from "../app-files.ts";
import type { BuiltFile } from "../output/output-file.ts";
import { cssUrl, fontStyles } from "./font-styles.ts";
import type { LetterCounts } from "./letter-counts.ts";
import { hashOf, type Typeface, type TypefaceFile } from "./typeface.ts";

const faces = /@font-face\s*\{[^}]*\}/g;

/** The app as it would be if it were bundled with another typeface than the usual one, whose files it no longer has. */
export function appWithTypeface(app: App, typeface: Typeface, counts: LetterCounts): App {
  const changed = new Map<string, BuiltFile>();
  const dropped = new Set<string>();
  const added: BuiltFile[] = [];
  for (const style of app.styles) {
    const css = String(app.files.find(({ file }) => file === style)?.content);
    const [first] = css.match(faces) ?? [];
    if (first === undefined) continue;
    const folder = posix.dirname(style);
    for (const [, source = ""] of css.matchAll(/url\(([^)]+\.woff2)\)/g)) dropped.add(posix.join(folder, source));
    const fileOf = ({ name, content }: TypefaceFile): BuiltFile => ({
      // The file of an author is published where it is.
      file: typeface.isOwn ? name : `${folder}/${name.replace(/\.woff2$/, `-${hashOf(content)}.woff2`)}`,
      content,
    });
    added.push(...typeface.files.map(fileOf));
    const urlOf = (one: TypefaceFile): string =>
      cssUrl(
        typeface.isOwn
          ? posix.join(posix.relative(folder, "."), publicUrl(one.name))
          : `./${posix.basename(fileOf(one).file)}`,
      );
    const at = css.indexOf(first);
    const rest = css.replaceAll(faces, "");
    const content = rest.slice(0, at) + fontStyles(typeface, urlOf, counts) + rest.slice(at);
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
