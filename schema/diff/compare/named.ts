import { fieldFor } from "../../language/descriptor.ts";
import type { Field } from "../../language/field.ts";
import { isMap, type Path } from "../../problem.ts";
import { mapOf } from "../../language/data.ts";
import type { Side } from "../side.ts";
import { titleOf } from "./identity.ts";
import { least, reportItems } from "./lists.ts";
import { matchItems, type Item, type Match } from "./match.ts";
import { pathKey, type Comparison, type Spot } from "./raw.ts";
import { isSame } from "./same.ts";
import { usesByName } from "./uses-by-name.ts";

const entriesOf = ({ path, data }: Spot): Spot[] =>
  Object.entries(mapOf(data)).map(([key, value]) => ({ path: [...path, key], data: value }));

const lastStep = (path: Path): string => String(path.at(-1) ?? "");

/**
 * Compares mappings whose keys are names: badges, collections, their entries, shared sections. What has the same key is the same; of the
 * rest, what is alike was renamed. The order counts where entries are shown one after the other.
 */
export function compareNamed(comparison: Comparison, before: Spot, after: Spot, field: Field): void {
  const child = typeof field.additionalProperties === "object" ? field.additionalProperties : {};
  const { part } = fieldFor(child, undefined);
  const [ours, theirs] = [entriesOf(before), entriesOf(after)];
  const full = fieldFor(child, undefined);
  const itemsOf = (spots: readonly Spot[], side: Side): Item[] =>
    spots.map(({ data, path }) => ({ data, names: [titleOf(data, full), placesOf(side, path)] }));
  const matches = matchNamed(
    ours,
    theirs,
    (spots) => itemsOf(spots, comparison.before),
    (spots) => itemsOf(spots, comparison.after),
  );
  const ordered = part === "entry" ? theirs : alike(ours, theirs, matches);
  const found = ordered === theirs ? matches : matchesIn(ours, ordered, matches, theirs);
  reportItems(comparison, { before: ours, after: ordered, matches: found, items: child }, (one, other) => {
    if (lastStep(one.path) !== lastStep(other.path))
      comparison.raws.push({ kind: "renamed", before: one, after: other, field: child });
    comparison.compare(one, other, child);
  });
}

const partsOf: Readonly<Record<string, string>> = {
  badges: "badge",
  shared: "shared",
  collections: "collection",
  "menus/variants": "menu-variant",
};

/** All places that name a badge, a shared section, a collection or the menus of some pages; nothing where none does. */
function placesOf({ index }: Side, path: Path): string | undefined {
  const part = partsOf[path.slice(0, -1).join("/")];
  const users = part === undefined ? [] : index.inventory.of(part).filter(({ value }) => value === path.at(-1));
  return users.length === 0 ? undefined : users.map((user) => pathKey(user.path)).join("\n");
}

/** The new entries in the order of the old ones, where the order says nothing. */
function alike(before: readonly Spot[], after: readonly Spot[], matches: readonly Match[]): readonly Spot[] {
  const found = new Map(matches);
  const taken = new Set(matches.map(([, other]) => other));
  return [
    ...before.flatMap((_, index) => after[found.get(index) ?? -1] ?? []),
    ...after.filter((_, index) => !taken.has(index)),
  ];
}

function matchesIn(
  before: readonly Spot[],
  ordered: readonly Spot[],
  matches: readonly Match[],
  after: readonly Spot[],
): Match[] {
  const places = new Map(ordered.map((spot, index) => [spot, index]));
  const found = new Map(matches);
  return before.flatMap((_, index): Match[] => {
    const spot = after[found.get(index) ?? -1];
    const place = spot && places.get(spot);
    return place === undefined ? [] : [[index, place]];
  });
}

/** By key, then what is alike. */
function matchNamed(
  before: readonly Spot[],
  after: readonly Spot[],
  ourItems: (spots: readonly Spot[]) => readonly Item[],
  theirItems: (spots: readonly Spot[]) => readonly Item[],
): Match[] {
  const places = new Map(after.map(({ path }, index) => [lastStep(path), index]));
  const matches = before.flatMap(({ path }, index): Match[] => {
    const place = places.get(lastStep(path));
    return place === undefined ? [] : [[index, place]];
  });
  const found = { before: new Set(matches.map(([one]) => one)), after: new Set(matches.map(([, other]) => other)) };
  const [ours, theirs] = [
    [...before.keys()].filter((index) => !found.before.has(index)),
    [...after.keys()].filter((index) => !found.after.has(index)),
  ];
  if (ours.length === 0 || theirs.length === 0) return matches;
  const renamed = matchItems(
    ourItems(ours.flatMap((index) => before[index] ?? [])),
    theirItems(theirs.flatMap((index) => after[index] ?? [])),
    least.mappings,
  );
  return [...matches, ...renamed.flatMap(([one, other]): Match[] => [[ours[one] ?? -1, theirs[other] ?? -1]])];
}

/** The facts of a tree of groups, each with its path. Lists are one fact. */
function factsOf({ path, data }: Spot): Spot[] {
  return Object.entries(mapOf(data)).flatMap(([key, value]) => {
    const spot: Spot = { path: [...path, key], data: value };
    return isMap(value) && Object.keys(value).length > 0 ? factsOf(spot) : [spot];
  });
}

const nameOf = ({ path }: Spot): string => path.slice(1).join(".");
const field: Field = { part: "constant" };

/** Compares constants by their whole name. One that is gone and a new one are the same if texts use them in the same places. */
export function compareConstants(comparison: Comparison, before: Spot, after: Spot): void {
  const { raws, pairs } = comparison;
  const [ours, theirs] = [factsOf(before), factsOf(after)];
  const known = new Map(ours.map((spot) => [nameOf(spot), spot]));
  const names = new Set(theirs.map(nameOf));
  const gone = new Set(ours.filter((spot) => !names.has(nameOf(spot))));
  const renamed = gone.size === 0 ? new Map<Spot, Spot>() : renamedFacts(comparison, gone, theirs, known);
  for (const spot of theirs) {
    const origin = known.get(nameOf(spot)) ?? renamed.get(spot);
    if (!origin) {
      raws.push({ kind: "value", after: spot, field });
      continue;
    }
    pairs.set(pathKey(origin.path), spot.path);
    if (nameOf(origin) !== nameOf(spot)) raws.push({ kind: "renamed", before: origin, after: spot, field });
    if (!isSame(origin.data, spot.data)) raws.push({ kind: "value", before: origin, after: spot, field });
    gone.delete(origin);
  }
  for (const spot of gone) {
    comparison.gone.add(pathKey(spot.path));
    raws.push({ kind: "value", before: spot, field });
  }
}

/** New facts, each with the one that it was before. */
function renamedFacts(
  { before, after }: Comparison,
  gone: ReadonlySet<Spot>,
  theirs: readonly Spot[],
  known: ReadonlyMap<string, Spot>,
): Map<Spot, Spot> {
  const found = new Map<Spot, Spot>();
  const [uses, usesNow] = [usesByName(before), usesByName(after)];
  const left = new Set(gone);
  const share = (one: readonly string[], other: readonly string[]): number => {
    const others = new Set(other);
    return one.length + other.length === 0
      ? 0
      : (2 * one.filter((use) => others.has(use)).length) / (one.length + other.length);
  };
  for (const spot of theirs) {
    if (known.has(nameOf(spot))) continue;
    const now = usesNow.get(nameOf(spot)) ?? [];
    let best: { readonly origin: Spot; readonly score: number } | undefined;
    for (const origin of left) {
      const then = uses.get(nameOf(origin)) ?? [];
      const isEqual = isSame(origin.data, spot.data);
      const isUnused = now.length + then.length === 0;
      const score = share(then, now) + (isEqual ? (isUnused ? 0.5 : 0.25) : 0);
      if (score >= 0.5 && score > (best?.score ?? 0)) best = { origin, score };
    }
    if (!best) continue;
    found.set(spot, best.origin);
    left.delete(best.origin);
  }
  return found;
}
