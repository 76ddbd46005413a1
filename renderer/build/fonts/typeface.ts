import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFont } from "../../../schema/cli/fonts/font.ts";
import { weightsOf } from "../../../schema/cli/fonts/font-facts.ts";
import { publishedFile } from "../../../schema/cli/public-folder/scan.ts";
import { chosenFont, usualFamily } from "../../../schema/site/theme/families.ts";
import type { Typefaces } from "../../../schema/language/values.ts";
import { bundledFile } from "../app-files.ts";
import type { AxisRange } from "./subset.ts";

/** One file of a typeface, WOFF2. */
export interface TypefaceFile {
  /** Where it is: a name in `build/fonts/`, or in the public folder. */
  readonly name: string;
  readonly content: Buffer;
  /** The characters that it is for, as CSS writes them; nothing where it is for all. */
  readonly range?: string;
}

/** A typeface that a site has in place of the usual one. */
export interface Typeface {
  /** What style sheets call it. */
  readonly name: string;
  readonly isOwn: boolean;
  readonly hasSerifs: boolean;
  /** The weights that style sheets may ask for. */
  readonly weights: AxisRange;
  /** Whether its license allows to take characters out of it. */
  readonly mayBeCut: boolean;
  readonly files: readonly TypefaceFile[];
}

/** The weights that the styles ask for (styles-in-use.test.ts). */
const usedWeights: AxisRange = [400, 740];

/** The files of the typefaces that come with Lintel, by family; a later file wins for a character that two have. */
type BundledFonts = Readonly<Record<string, readonly { readonly file: string; readonly range: string }[]>>;

/** The files of a family that comes with Lintel. */
export function familyFiles(key: string): readonly TypefaceFile[] {
  const fonts: BundledFonts = JSON.parse(readFileSync(bundledFile("fonts/families.json"), "utf8"));
  return (fonts[key] ?? []).map(({ file, range }) => ({
    name: file,
    content: readFileSync(bundledFile(`fonts/${file}`)),
    range,
  }));
}

/** What a site has a typeface for: its texts, or its headings. */
export type FontRole = keyof Typefaces;

/** A typeface, and what it is for. Headings have none where theirs is that of the texts. */
export interface UsedTypeface {
  readonly role: FontRole;
  readonly typeface: Typeface;
}

/**
 * The typefaces of a site that take the place of the usual one.
 * @param fonts the value of `site.theme.font`, which the check has found to be right
 */
export function typefacesIn({ text, heading }: Typefaces, publicFolder: string): readonly UsedTypeface[] {
  const roles: readonly FontRole[] = heading === text ? ["text"] : ["text", "heading"];
  return roles.flatMap((role) => {
    const typeface = typefaceOf(role === "text" ? text : heading, publicFolder, ownNames[role]);
    return typeface ? [{ role, typeface }] : [];
  });
}

/** What style sheets call a file of the author. */
const ownNames: Readonly<Record<FontRole, string>> = { text: "Site Font", heading: "Site Heading Font" };

/**
 * A typeface of a site; nothing where that is the usual one or that of the device, which the bundled styles name.
 * @param font one name of `site.theme.font`, which the check has found to be right
 */
export function typefaceOf(font: string, publicFolder: string, ownName = ownNames.text): Typeface | undefined {
  const chosen = chosenFont(font);
  if (chosen.kind === "system" || font === usualFamily) return undefined;
  if (chosen.kind === "family") {
    const files = familyFiles(chosen.key);
    const { name, hasSerifs } = chosen.family;
    return { name, isOwn: false, hasSerifs, weights: weightsIn(files.at(-1)), mayBeCut: true, files };
  }
  const path = publishedFile(publicFolder, chosen.file.normalize());
  if (path === undefined) throw new Error(`The public folder has no font ${chosen.file}`);
  const file = { name: chosen.file.normalize(), content: readFileSync(path) };
  const { isSerif, license } = readFont(file.content);
  return {
    name: ownName,
    isOwn: true,
    hasSerifs: isSerif,
    weights: weightsIn(file),
    mayBeCut: license !== "no-subset",
    files: [file],
  };
}

/** Which of the weights that the styles ask for a file has; where it has none of them, its nearest. */
function weightsIn(file: TypefaceFile | undefined): AxisRange {
  if (!file) throw new Error("A typeface has no file");
  const within = (weight: number): number => Math.min(Math.max(weight, usedWeights[0]), usedWeights[1]);
  const [lowest, highest] = weightsOf(readFont(file.content));
  return lowest === highest ? [lowest, highest] : [within(lowest), within(highest)];
}

/** Tells one state of a font from every other. */
export function fontKey(font: string, publicFolder: string): string {
  const chosen = chosenFont(font);
  const path = chosen.kind === "file" ? publishedFile(publicFolder, chosen.file.normalize()) : undefined;
  return path === undefined ? font : hashOf(readFileSync(path));
}

/** A few digits for a content. */
export const hashOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 8);
