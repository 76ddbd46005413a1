import { openReading, openText, type Editable, type Refused } from "../edit/editable.ts";
import { collectInventory } from "../language/inventory.ts";
import type { Files, Problem, Source } from "../problem.ts";
import { read } from "../reader/read.ts";
import { findFontFiles } from "../site/pictures/written-pictures.ts";
import { indexSite, type SiteIndex } from "../site/site-index.ts";
import { SiteMemory } from "../site/site-memory.ts";

/** A site file that has been read, with what was worked out of it. The context of a rule is one as well. */
export interface OpenSite extends SiteIndex {
  readonly source: Source;
  readonly files: Files;
  /** What is kept of the file, for a caller that reads what becomes of it. */
  readonly memory?: SiteMemory;
}

export interface OpenOptions {
  readonly files: Files;
  readonly file?: string;
  /** For a caller that checks the text as well, or what becomes of it. */
  readonly memory?: SiteMemory;
}

/** The site, or the problems for which it cannot be read without a guess. */
export type Opening =
  | { readonly kind: "open"; readonly site: OpenSite }
  | { readonly kind: "unreadable"; readonly problems: readonly Problem[] };

/** Reads the text of a site file for a refactoring. One that needs repair to be read is not changed by more than the repair. */
export function openSite(
  text: string,
  { files, file = "site.yaml", memory = new SiteMemory(file) }: OpenOptions,
): Opening {
  const siteOf = (one: SiteIndex, of: Source): OpenSite => ({ ...withFontFiles(one), source: of, files, memory });
  const sound = memory.read(text);
  if (sound) return { kind: "open", site: siteOf(sound.index, sound.reading.source) };
  const { value, source, unknownPaths, problems } = read(text, file);
  const errors = problems.filter(({ severity }) => severity === "error");
  if (!value || errors.length > 0) return { kind: "unreadable", problems: errors };
  const index = indexSite(collectInventory(value, unknownPaths), memory.parsedTexts());
  return { kind: "open", site: siteOf(index, source) };
}

/** A font file is renamed and deleted as a picture is: its name leads to a file of the public folder. */
export const withFontFiles = <Site extends SiteIndex>(site: Site): Site => ({
  ...site,
  pictures: [...site.pictures, ...findFontFiles(site.inventory)],
});

/** The text of a site for changes. */
export function editableSite(text: string, memory: SiteMemory | undefined): Editable | Refused {
  const sound = memory?.read(text);
  return memory && sound ? openReading(sound.reading, memory.parse) : openText(text, memory?.parse);
}
