import type { FileFacts, FontFacts, Path } from "../../../problem.ts";
import { chosenFont, type ChosenFont } from "../../../site/theme/families.ts";
import type { Context } from "../../context.ts";

/** The typeface that a site file names. */
export interface WrittenFont {
  readonly path: Path;
  readonly value: string;
  readonly chosen: ChosenFont;
}

/** Nothing where the file names none, so that the usual one stands for it. */
export function writtenFont({ inventory }: Context): WrittenFont | undefined {
  const entry = inventory.of("font").find(({ isDefault }) => !isDefault);
  return typeof entry?.value === "string"
    ? { path: entry.path, value: entry.value, chosen: chosenFont(entry.value) }
    : undefined;
}

/** A font file that the site names and the public folder has. */
export interface OwnFont {
  readonly path: Path;
  /** The name of the file without its folder. */
  readonly name: string;
  readonly facts: FileFacts;
  readonly font: FontFacts | undefined;
}

/** Nothing where the site has no font file, or where the folder lacks it. */
export function ownFont(context: Context): OwnFont | undefined {
  const written = writtenFont(context);
  const facts = written?.chosen.kind === "file" ? context.files.facts(written.value) : undefined;
  if (!written || !facts) return undefined;
  return { path: written.path, name: nameOf(written.value), facts, font: facts.font };
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf("/") + 1).slice(-36);
