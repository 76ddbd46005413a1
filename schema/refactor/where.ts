import { movedAt } from "./plan/moved-from.ts";
import { isWithin } from "../site/paths.ts";
import { rangeOf, thingOf, usesInside, usesOf, type ReferenceIndex } from "./reference-index.ts";
import type { Thing } from "./things/thing.ts";
import type { Use } from "./uses/use.ts";
import { mentionsOf } from "./words/mentions.ts";
import { placeWords } from "./words/place.ts";

/** A place of the file that uses a thing, or that a thing uses. */
export interface PlaceOfUse {
  readonly kind: Use["kind"];
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** The way to the place from what it belongs to: section 2 (plans), action, href. */
  readonly place: string;
  /** What is written there. */
  readonly written: string;
}

/** The places of one page, of the menus, of one shared section. */
export interface UseGroup {
  readonly group: string;
  readonly places: readonly PlaceOfUse[];
}

/** A thing that another one uses, with the lines that do. */
export interface UsedThing {
  readonly thing: Thing;
  readonly lines: readonly number[];
}

/** Who uses a thing, and what it uses. */
export interface Where {
  readonly thing: Thing;
  /** Where it is defined, from 1; nothing for a picture. */
  readonly line?: number;
  readonly usedBy: readonly UseGroup[];
  /** The sections that show an entry with the others of its collection. */
  readonly shownBy: readonly UseGroup[];
  readonly uses: readonly UsedThing[];
  /** Addresses that lead here as well. */
  readonly oldAddresses: readonly string[];
  /** Lines of texts that say its name without leading to it. */
  readonly mentionedIn: readonly number[];
}

export function whereUsed(index: ReferenceIndex, thing: Thing): Where {
  const { site } = index;
  const { nameAt } = thing;
  const home = thing.at.slice(0, 2);
  const isShown = thing.kind === "entry" || thing.kind === "field";
  return {
    thing,
    ...(thing.kind !== "picture" && { line: site.source.locate(nameAt?.path ?? thing.at, nameAt?.spot).start.line }),
    usedBy: groups(index, usesOf(index, thing)),
    shownBy: isShown
      ? groups(
          index,
          usesOf(index, { kind: "collection", at: home }).filter(({ kind }) => kind === "name"),
        )
      : [],
    uses: thing.kind === "picture" ? [] : usedThings(index, thing),
    oldAddresses: movedAt(site, thing.at),
    mentionedIn: mentionsOf(site, thing.name).map(({ entry }) => site.source.locate(entry.path).start.line),
  };
}

function groups({ site }: ReferenceIndex, uses: readonly Use[]): readonly UseGroup[] {
  const found = new Map<string, PlaceOfUse[]>();
  for (const use of uses) {
    const { group, place } = placeWords(site, use.path);
    const { start, end } = rangeOf(site, use);
    const places = found.get(group) ?? [];
    found.set(group, places);
    const written = site.source.text.slice(start.offset, end.offset);
    places.push({ kind: use.kind, line: start.line, column: start.column, place, written });
  }
  return [...found].map(([group, places]) => ({ group, places }));
}

/** Of several things at one place the outermost is not named: a link to an anchor uses the anchor. */
function usedThings(index: ReferenceIndex, thing: Thing): readonly UsedThing[] {
  const found = new Map<Thing, Set<number>>();
  for (const use of usesInside(index, thing.at)) {
    const used = thingOf(index, use);
    if (!used || isWithin(used.at, thing.at)) continue;
    const lines = found.get(used) ?? new Set();
    found.set(used, lines);
    lines.add(rangeOf(index.site, use).start.line);
  }
  return [...found].map(([used, lines]) => ({ thing: used, lines: [...lines] }));
}
