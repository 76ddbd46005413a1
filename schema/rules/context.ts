import { createFiller, type Filler } from "../site/fill.ts";
import type { Inventory } from "../language/inventory.ts";
import { dataAt } from "../language/data-at.ts";
import { findPages, type Pages } from "../site/pages.ts";
import {
  isMap,
  type Data,
  type DataMap,
  type Files,
  type Fix,
  type Path,
  type Range,
  type Source,
} from "../problem.ts";
import { knownNames } from "../site/reference.ts";
import { findLinks, findTexts, type WrittenLink, type WrittenReference, type WrittenText } from "../site/written.ts";

/** Everything that checks may know. */
export interface Context {
  readonly source: Source;
  readonly inventory: Inventory;
  /** The site after defaults. */
  readonly site: DataMap;
  readonly files: Files;
  readonly pages: Pages;
  readonly filler: Filler;
  readonly texts: readonly WrittenText[];
  readonly references: readonly WrittenReference[];
  readonly links: readonly WrittenLink[];
  /** Every name that may stand in braces. */
  readonly names: readonly string[];
  /** The data at a path, after defaults. */
  at(path: Path): Data | undefined;
  /** Whether all keys of a part at the top of the file are known: nothing is missing from what is broken. */
  isWhole(key: string): boolean;
  /** Whether something is broken at a path or above it, below the top of the file. */
  isBroken(path: Path): boolean;
  /** Whether visitors never see what stands at a path: its page or section is hidden. */
  isHidden(path: Path): boolean;
  /**
   * A correction of the characters `start` to `end` of the text value at a path. None where the file writes it in
   * another way than its value reads (escapes, folded lines), so that no edit is ever off by a character.
   */
  correct(path: Path, start: number, end: number, wanted: string, safety: Fix["safety"]): readonly Fix[];
}

/** What is under a name at the top of the file; an empty mapping where it is none. */
export const mapAt = (site: DataMap, key: string): DataMap => {
  const data = site[key];
  return isMap(data) ? data : Object.create(null);
};

export interface Materials {
  readonly source: Source;
  readonly inventory: Inventory;
  readonly files: Files;
}

/** Prepares what checks share, once. */
export function createContext({ source, inventory, files }: Materials): Context {
  const { site, gaps } = inventory;
  const filler = createFiller(site);
  const at = (path: Path): Data | undefined => dataAt(site, path);
  const wordsBeside = (path: Path): string | undefined => {
    const holder = at(path);
    const words = isMap(holder) ? (holder["label"] ?? holder["title"]) : undefined;
    return typeof words === "string" ? words : undefined;
  };
  const broken = new Set(gaps.map(({ path }) => path.join("/")));
  const isEmpty = (key: string): boolean => Object.keys(mapAt(site, key)).length === 0;
  const texts = findTexts(inventory);
  return {
    source,
    inventory,
    site,
    files,
    filler,
    texts,
    at,
    pages: findPages(inventory),
    references: texts.flatMap((text) => text.finds.references.map((reference) => ({ text, reference }))),
    links: findLinks(texts, filler, wordsBeside),
    names: knownNames(site),
    isWhole: (key) => !broken.has(key) && !(broken.has("") && isEmpty(key)),
    isBroken: (path) => broken.size > 0 && path.some((_, index) => broken.has(path.slice(0, index + 1).join("/"))),
    isHidden: (path) => isHiddenOnTheWay(site, path),
    correct: (path, start, end, wanted, safety) => {
      const value = at(path);
      if (typeof value !== "string") return [];
      const whole = source.locate(path);
      const inside = source.locateInside(path, start, end);
      const written = (range: Range): string => source.text.slice(range.start.offset, range.end.offset);
      if (written(inside) !== value.slice(start, end)) return [];
      const title = `Write ${wanted}`;
      // A text that begins with a brace needs quotes, and between braces any text that holds one.
      const isPlain = written(whole) === value;
      const needsQuotes =
        (/^[{*&[!|>%@`#]/.test(wanted) && start === 0) ||
        (/[{}[\],]/.test(wanted) && isInBraces(source.text, whole.start.offset));
      if (isPlain && needsQuotes) {
        const quoted = `"${value.slice(0, start)}${wanted}${value.slice(end)}"`;
        return /["\\]/.test(quoted.slice(1, -1))
          ? []
          : [{ title, safety, edits: [{ start: whole.start.offset, end: whole.end.offset, text: quoted }] }];
      }
      return [{ title, safety, edits: [{ start: inside.start.offset, end: inside.end.offset, text: wanted }] }];
    },
  };
}

function isHiddenOnTheWay(site: DataMap, path: Path): boolean {
  let data: Data | undefined = site;
  for (const step of path) {
    if (Array.isArray(data)) data = data[Number(step)];
    else data = isMap(data) && Object.hasOwn(data, step) ? data[step] : undefined;
    if (data === undefined) return false;
    if (isMap(data) && data["hidden"] === true) return true;
  }
  return false;
}

/** Whether what begins at an offset stands between braces or brackets that open on its line. */
function isInBraces(text: string, offset: number): boolean {
  const lead = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset).replace(/"[^"]*"|'[^']*'/g, "");
  return (lead.match(/[{[]/g) ?? []).length > (lead.match(/[}\]]/g) ?? []).length;
}
