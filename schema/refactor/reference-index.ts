import type { Path, Range } from "../problem.ts";
import type { OpenSite } from "./open-site.ts";
import { isSamePath, isWithin } from "../site/paths.ts";
import { findThings } from "./things/find-things.ts";
import type { Thing } from "./things/thing.ts";
import { findUses } from "./uses/find-uses.ts";
import type { Use } from "./uses/use.ts";

/** Everything in a file that has a name, and every place that uses it. */
export interface ReferenceIndex {
  readonly site: OpenSite;
  readonly things: readonly Thing[];
  readonly uses: readonly Use[];
}

/** Works the index out, once for each site. */
export function indexReferences(site: OpenSite): ReferenceIndex {
  const known = indexes.get(site) ?? { site, things: findThings(site), uses: findUses(site) };
  indexes.set(site, known);
  return known;
}

const indexes = new WeakMap<OpenSite, ReferenceIndex>();

/** What a use leads to stands in these: a constant in its groups, a field in its entry and its collection, a place on its page. */
const includesWhatIsInside: ReadonlySet<Thing["kind"]> = new Set([
  "constant",
  "collection",
  "entry",
  "page",
  "section",
]);

/** Whether a use names the thing, or something inside it that takes its name from it. */
export const isUseOf = ({ to, isRelative }: Use, { kind, at }: Pick<Thing, "kind" | "at">): boolean =>
  !(isRelative && (kind === "entry" || kind === "collection")) &&
  to.some((place) => (includesWhatIsInside.has(kind) ? isWithin(place, at) : isSamePath(place, at)));

/**
 * Who uses a thing, in the order of the text. Uses inside the thing itself count as well; old addresses (`movedFrom`) do not.
 * A group of constants is used where its members are, a page where its anchors are.
 */
export const usesOf = (index: ReferenceIndex, thing: Pick<Thing, "kind" | "at">): readonly Use[] =>
  inOrder(
    index,
    index.uses.filter((use) => use.kind !== "moved" && isUseOf(use, thing)),
  );

/** What a thing uses: the uses that stand inside it. */
export const usesInside = (index: ReferenceIndex, at: Path): readonly Use[] =>
  inOrder(
    index,
    index.uses.filter(({ kind, path }) => kind !== "moved" && isWithin(path, at)),
  );

/** Where a use stands in the text. */
export const rangeOf = ({ source }: OpenSite, { path, start, end }: Use): Range =>
  source.locateInside(path, start, end);

const inOrder = ({ site }: ReferenceIndex, uses: readonly Use[]): readonly Use[] =>
  uses
    .map((use) => ({ use, at: rangeOf(site, use).start.offset }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ use }) => use);

/** What a use leads to: the smallest thing there. An entry and its anchor stand at the same place; links lead to the anchor. */
export const thingOf = ({ things }: ReferenceIndex, { kind, to }: Use): Thing | undefined =>
  to
    .flatMap((at) => things.filter((thing) => isSamePath(thing.at, at)))
    .findLast((thing) =>
      kind === "link" ? thing.kind !== "entry" && thing.kind !== "shared" : thing.kind !== "anchor",
    );

/** What stands at an offset of the text. */
export interface NamedPlace {
  readonly thing: Thing;
  /** The characters that name it there: of its definition, or of a use. */
  readonly range: Range;
  readonly isDefinition: boolean;
}

/** The thing whose name stands at an offset, in its definition or in a use; of several the one with the shortest name there. */
export function findThingAt(index: ReferenceIndex, offset: number): NamedPlace | undefined {
  const { site, things, uses } = index;
  const covers = ({ start, end }: Range): boolean => start.offset <= offset && offset <= end.offset;
  const defined = things.flatMap((thing): NamedPlace[] => {
    if (!thing.nameAt) return [];
    const range = site.source.locate(thing.nameAt.path, thing.nameAt.spot);
    return covers(range) ? [{ thing, range, isDefinition: true }] : [];
  });
  const used = uses.flatMap((use): NamedPlace[] => {
    const range = rangeOf(site, use);
    const thing = covers(range) ? thingOf(index, use) : undefined;
    return thing ? [{ thing, range, isDefinition: false }] : [];
  });
  const lengthOf = ({ range }: NamedPlace): number => range.end.offset - range.start.offset;
  return [...defined, ...used].toSorted((one, other) => lengthOf(one) - lengthOf(other))[0];
}
