import { dataAt } from "../language/data-at.ts";
import type { Inventory } from "../language/inventory.ts";
import { isMap, type DataMap, type Path } from "../problem.ts";
import { createFiller, type Filler } from "./fill.ts";
import { once } from "./once.ts";
import { findPages, type Pages } from "./pages.ts";
import { createParsedTexts, type ParsedTexts } from "./markdown/parsed-texts.ts";
import { knownNames } from "./reference.ts";
import { textsByCharacters } from "./texts-with.ts";
import { findPictures, type WrittenPicture } from "./pictures/written-pictures.ts";
import { findLinks, findTexts, type WrittenLink, type WrittenReference, type WrittenText } from "./written.ts";

/**
 * What is worked out of a site that has been read, whether it is sound or not: for the rules and for the model. Each is worked out
 * when it is first asked for, and once.
 */
export interface SiteIndex {
  readonly inventory: Inventory;
  /** The site after defaults. */
  readonly site: DataMap;
  readonly pages: Pages;
  readonly parsed: ParsedTexts;
  readonly filler: Filler;
  readonly texts: readonly WrittenText[];
  /** The texts that have one of the characters, for which `textsByCharacters` says what may be asked. */
  readonly textsWith: (characters: string) => readonly WrittenText[];
  readonly references: readonly WrittenReference[];
  readonly links: readonly WrittenLink[];
  readonly pictures: readonly WrittenPicture[];
  /** Every name that may stand in braces. */
  readonly names: readonly string[];
}

export function indexSite(inventory: Inventory, parsed = createParsedTexts()): SiteIndex {
  const { site } = inventory;
  const filler = once(() => createFiller(site, parsed));
  const pages = once(() => findPages(inventory));
  const texts = once(() => findTexts(inventory, parsed));
  const byCharacters = once(() => textsByCharacters(texts()));
  const references = once(() =>
    byCharacters()("{").flatMap((text) => text.finds.references.map((reference) => ({ text, reference }))),
  );
  const links = once(() => findLinks(texts(), { filler: filler(), parsed, wordsBeside }));
  const pictures = once(() => findPictures(inventory, texts()));
  const names = once(() => knownNames(site));

  /** The words of the link that a path belongs to. */
  function wordsBeside(path: Path): string | undefined {
    const holder = dataAt(site, path);
    const words = isMap(holder) ? (holder["label"] ?? holder["title"]) : undefined;
    return typeof words === "string" ? words : undefined;
  }

  return {
    inventory,
    site,
    parsed,
    get filler() {
      return filler();
    },
    get pages() {
      return pages();
    },
    get texts() {
      return texts();
    },
    textsWith: (characters) => byCharacters()(characters),
    get references() {
      return references();
    },
    get links() {
      return links();
    },
    get pictures() {
      return pictures();
    },
    get names() {
      return names();
    },
  };
}
