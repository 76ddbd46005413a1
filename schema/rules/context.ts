import type { Editable } from "../edit/editable.ts";
import type { Inventory } from "../language/inventory.ts";
import { dataAt } from "../language/data-at.ts";
import { areasOf, type AreaData } from "./areas.ts";
import { hiddenAround } from "../site/hidden-around.ts";
import { indexSite, type SiteIndex } from "../site/site-index.ts";
import { type Data, type DataMap, type Files, type Fix, type Path, type Range, type Source } from "../problem.ts";
import { mapOf } from "../language/data.ts";

/** What a rule may know that looks at each area of the file by itself: the area, and the facts of the site. */
export interface AreaContext extends Pick<SiteIndex, "filler" | "links" | "names" | "parsed" | "texts" | "textsWith"> {
  readonly source: Source;
  /** For the edits of fixes: what is written, without defaults. */
  readonly editable: Editable;
  readonly inventory: Pick<Inventory, "of">;
  /** The areas, after defaults. */
  readonly areas: readonly AreaData[];
  /** The data at a path, after defaults. Of an area that is looked at, or of `site`, `constants` and `collections`. */
  at(path: Path): Data | undefined;
  /** Whether visitors never see what stands at a path: its page or section is hidden. */
  isHidden(path: Path): boolean;
  /**
   * A correction of the characters `start` to `end` of the text value at a path. None where the file writes it in
   * another way than its value reads (escapes, folded lines), so that no edit is ever off by a character.
   */
  correct(path: Path, start: number, end: number, wanted: string, safety: Fix["safety"]): readonly Fix[];
}

/** Everything that checks may know. */
export interface Context extends SiteIndex, AreaContext {
  readonly inventory: Inventory;
  readonly files: Files;
  /** Whether all keys of a part at the top of the file are known: nothing is missing from what is broken. */
  isWhole(key: string): boolean;
  /** Whether something is broken at a path or above it, below the top of the file. */
  isBroken(path: Path): boolean;
}

/** What is under a name at the top of the file; an empty mapping where it is none. */
export const mapAt = (site: DataMap, key: string): DataMap => mapOf(site[key]);

export interface Materials {
  readonly editable: Editable;
  readonly inventory: Inventory;
  readonly files: Files;
  /** What is worked out of the site, for a caller that needs it afterwards as well. */
  readonly index?: SiteIndex;
}

/** Prepares what checks share, once. */
export function createContext({ editable, inventory, files, index = indexSite(inventory) }: Materials): Context {
  const { site, gaps } = inventory;
  const { source } = editable;
  const at = (path: Path): Data | undefined => dataAt(site, path);
  const broken = new Set(gaps.map(({ path }) => path.join("/")));
  const isEmpty = (key: string): boolean => Object.keys(mapAt(site, key)).length === 0;
  return {
    ...index,
    areas: areasOf(site),
    source,
    editable,
    files,
    at,
    isWhole: (key) => !broken.has(key) && !(broken.has("") && isEmpty(key)),
    isBroken: (path) => broken.size > 0 && path.some((_, last) => broken.has(path.slice(0, last + 1).join("/"))),
    isHidden: (path) => hiddenAround(site, path) !== undefined,
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

/** Whether what begins at an offset stands between braces or brackets that open on its line. */
function isInBraces(text: string, offset: number): boolean {
  const lead = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset).replace(/"[^"]*"|'[^']*'/g, "");
  return (lead.match(/[{[]/g) ?? []).length > (lead.match(/[}\]]/g) ?? []).length;
}
