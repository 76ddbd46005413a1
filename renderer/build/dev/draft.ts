import { beginCheck } from "../../../schema/check.ts";
import { publicFiles } from "../../../schema/cli/files.ts";
import type { AddressIndex } from "../../../schema/site/address.ts";
import { draftOf, type CheckedSite } from "../../../schema/site/checked-site.ts";
import { showOf, type Show } from "../show.ts";
import { excerptOf } from "./excerpt.ts";

interface DraftOptions {
  /** The pages that are open in browsers. */
  readonly paths: ReadonlySet<string>;
  /** All addresses of the last site without errors. */
  readonly addresses: AddressIndex;
  /** The names of the icons that the browsers have. */
  readonly icons: ReadonlySet<string>;
  readonly publicFolder: string;
}

/**
 * The open pages of an edited text, before the whole text is read and checked: for 1,000 pages that takes half a second, and
 * this some ten milliseconds.
 * @returns nothing where a problem is found at once, or where the pages cannot be found in the text
 */
export function draftPages(text: string, options: DraftOptions): Show | undefined {
  const { paths, addresses, icons, publicFolder } = options;
  const excerpt = excerptOf(text, paths);
  const { plain } = excerpt === undefined ? {} : beginCheck(excerpt, { files: publicFiles(publicFolder) });
  if (!plain || plain.unknownPaths.length > 0) return undefined;
  try {
    const show = showOf(withAddresses(draftOf(plain), addresses), publicFolder, "");
    return show.model.icons.every((name) => icons.has(name)) ? show : undefined;
  } catch {
    // It does not fit the language, or breaks a rule that the model relies on. The check reports why.
    return undefined;
  }
}

/** A site that knows the addresses of pages that it does not hold. */
function withAddresses(site: CheckedSite, known: AddressIndex): CheckedSite {
  const { pages } = site.index;
  const index: AddressIndex = {
    pages: { ...known.pages, ...pages.index.pages },
    planned: { ...known.planned, ...pages.index.planned },
    moved: { ...known.moved, ...pages.index.moved },
  };
  // What the index works out on demand stays undone: a copy would have it all.
  const withIndex: CheckedSite["index"] = Object.create(site.index, { pages: { value: { ...pages, index } } });
  return { ...site, index: withIndex };
}
