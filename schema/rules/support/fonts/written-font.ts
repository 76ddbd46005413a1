import type { FileFacts, FontFacts, Path } from "../../../problem.ts";
import { chosenFont, type ChosenFont } from "../../../site/theme/families.ts";
import type { Context } from "../../context.ts";
import { baseOf } from "../public/file-path.ts";

/** What a typeface is for: all that is read, or headings alone. */
type FontUse = "everything" | "headings";

/** A typeface that a site file names. */
export interface WrittenFont {
  readonly path: Path;
  readonly value: string;
  readonly chosen: ChosenFont;
  readonly use: FontUse;
}

/** None where the file names none, so that the usual one stands for it; two where it names a pair. */
export const writtenFonts = ({ inventory }: Context): readonly WrittenFont[] =>
  inventory
    .of("font")
    .flatMap(({ isDefault, path, value }): WrittenFont[] =>
      isDefault || typeof value !== "string"
        ? []
        : [{ path, value, chosen: chosenFont(value), use: path.at(-1) === "heading" ? "headings" : "everything" }],
    );

/** A font file that the site names and the public folder has. */
export interface OwnFont {
  readonly path: Path;
  /** The name of the file without its folder. */
  readonly name: string;
  readonly facts: FileFacts;
  readonly font: FontFacts | undefined;
  readonly use: FontUse;
}

/** None where the site has no font file, or where the folder lacks it. A file that is named twice is one. */
export function ownFonts(context: Context): readonly OwnFont[] {
  const known = new Set<string>();
  const byUse = writtenFonts(context).toSorted((a, b) => Number(a.use === "headings") - Number(b.use === "headings"));
  return byUse.flatMap(({ chosen, value, path, use }): OwnFont[] => {
    const facts = chosen.kind === "file" ? context.files.facts(value) : undefined;
    if (!facts || known.has(value)) return [];
    known.add(value);
    return [{ path, name: nameOf(value), facts, font: facts.font, use }];
  });
}

const nameOf = (file: string): string => baseOf(file).slice(-36);
