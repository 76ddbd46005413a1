import { childField, fieldFor, keyOfPart } from "../../language/descriptor.ts";
import type { Field } from "../../language/field.ts";
import { isMap, type Data } from "../../problem.ts";
import { listOf, mapOf, textOf } from "../../language/data.ts";
import { effectiveSection, type Side } from "../side.ts";
import { compareMaps } from "./compare.ts";
import { sectionNames } from "./identity.ts";
import { least, reportItems } from "./lists.ts";
import { matchItems, type Item, type Match } from "./match.ts";
import { pathKey, type Comparison, type Spot } from "./raw.ts";
import { compareSections } from "./sections.ts";

const noField: Field = {};

/** The pages of a file. */
const pagesOf = ({ value }: Side): Spot[] =>
  listOf(value["routes"]).map((data, index) => ({ path: ["routes", index], data }));

/** The sections of a page. */
const sectionsOf = ({ path, data }: Spot): Spot[] =>
  listOf(mapOf(data)["sections"]).map((section, index) => ({ path: [...path, "sections", index], data: section }));

/** Compares the pages; their sections too, which may have gone to another page. */
export function compareRoutes(comparison: Comparison, routes: Field): void {
  const route = fieldFor(routes.items ?? noField, undefined);
  const sections = childField(route, "sections") ?? noField;
  const section = fieldFor(sections, undefined).items ?? noField;
  const [before, after] = [pagesOf(comparison.before), pagesOf(comparison.after)];
  const matches = matchPages(before, after, keyOfPart(route, "moved-from"));

  /** The sections of each page of the new file: those before, those now, and which are the same. */
  const bySpot = new Map<Spot, readonly [readonly Spot[], readonly Spot[], readonly Match[]]>();
  const origins = new Map(matches.map(([one, other]) => [after[other], before[one]]));
  for (const page of after) {
    const origin = origins.get(page);
    const [ours, theirs] = [origin ? sectionsOf(origin) : [], sectionsOf(page)];
    bySpot.set(page, [ours, theirs, matchSections(comparison, ours, theirs)]);
  }
  const found = new Set(matches.map(([one]) => one));
  const lost = before.filter((_, index) => !found.has(index));
  const gone = [...bySpot.values()].flatMap(([ours, , same]) => without(ours, new Set(same.map(([one]) => one))));
  const come = [...bySpot.values()].flatMap(([, theirs, same]) => without(theirs, new Set(same.map(([, one]) => one))));
  const transfers = matchTransfers(comparison, [...gone, ...lost.flatMap(sectionsOf)], come);
  const moved = new Set([...transfers.keys(), ...transfers.values()].map(({ path }) => pathKey(path)));
  const isElsewhere = ({ path }: Spot): boolean => moved.has(pathKey(path));

  reportItems(comparison, { before, after, matches, items: route }, (one, other) => {
    compareMaps(comparison, one, other, route, new Set(["sections"]));
    const [ours, theirs, same] = bySpot.get(other) ?? [[], [], []];
    reportItems(
      comparison,
      { before: ours, after: theirs, matches: same, items: section, isElsewhere },
      (origin, spot) => compareSections(comparison, origin, spot, section),
    );
  });
  for (const [to, from] of transfers) {
    comparison.pairs.set(pathKey(from.path), to.path);
    comparison.raws.push({ kind: "transferred", before: from, after: to, field: section });
    compareSections(comparison, from, to, section);
  }
}

const without = (spots: readonly Spot[], found: ReadonlySet<number>): Spot[] =>
  spots.filter((_, index) => !found.has(index));

/**
 * By path, by the old addresses that the new page names, by title, then what is alike.
 * @param movedKey the key of the old addresses
 */
function matchPages(before: readonly Spot[], after: readonly Spot[], movedKey = ""): Match[] {
  const known = new Set(before.map(({ data }) => textOf(mapOf(data)["path"])));
  const now = new Set(after.map(({ data }) => textOf(mapOf(data)["path"])));
  const nameOf = (data: Data, key: string): string | undefined => textOf(mapOf(data)[key]);
  const ours = before.map(({ data }): Item => {
    const path = nameOf(data, "path");
    return { data, names: [path, path !== undefined && now.has(path) ? undefined : path, nameOf(data, "title")] };
  });
  const theirs = after.map(({ data }): Item => {
    const path = nameOf(data, "path");
    const old = listOf(mapOf(data)[movedKey]).flatMap((from) => textOf(from) ?? []);
    const origin = old.find((from) => known.has(from) && !now.has(from));
    return { data, names: [path, origin, nameOf(data, "title")] };
  });
  return matchItems(ours, theirs, least.mappings);
}

const itemsOf = ({ value }: Side, spots: readonly Spot[]): Item[] =>
  spots.map(({ data }) => {
    const effective = effectiveSection(value, data);
    return { data: effective, names: sectionNames(data, effective) };
  });

function matchSections(comparison: Comparison, before: readonly Spot[], after: readonly Spot[]): Match[] {
  const matches = matchItems(itemsOf(comparison.before, before), itemsOf(comparison.after, after), least.mappings);
  const [found, taken] = [new Set(matches.map(([one]) => one)), new Set(matches.map(([, other]) => other))];
  const typeOf = ({ data }: Spot): string | undefined => textOf(mapOf(data)["type"]);
  // The opening of a page stays its opening, whatever it says.
  const [first, firstNow] = [before[0], after[0]];
  const isOpening = first && firstNow && typeOf(first) !== undefined && typeOf(first) === typeOf(firstNow);
  return isOpening && !found.has(0) && !taken.has(0) ? [[0, 0], ...matches] : matches;
}

/** Sections that left one page and came to another, by the new one. What is shared stands on many pages and moves nowhere. */
function matchTransfers({ before, after }: Comparison, gone: readonly Spot[], come: readonly Spot[]): Map<Spot, Spot> {
  const isOwn = ({ data }: Spot): boolean => isMap(data) && textOf(data["type"]) !== undefined;
  const [ours, theirs] = [gone.filter(isOwn), come.filter(isOwn)];
  const transfers = new Map<Spot, Spot>();
  for (const [one, other] of matchItems(itemsOf(before, ours), itemsOf(after, theirs), least.mappings)) {
    const [from, to] = [ours[one], theirs[other]];
    if (from && to) transfers.set(to, from);
  }
  return transfers;
}
