import { dataAt } from "../../language/data-at.ts";
import { fieldAt } from "../../language/descriptor.ts";
import type { Path } from "../../problem.ts";
import type { Change } from "../../edit/editable.ts";
import { unset } from "../../edit/unset.ts";
import type { OpenSite } from "../open-site.ts";
import { isSamePath, isWithin, pathKey } from "../../site/paths.ts";

/** Whether the language wants the key in its mapping. */
function isRequired({ site }: OpenSite, path: Path): boolean {
  const key = path.at(-1);
  return typeof key === "string" && fieldAt(site, path.slice(0, -1))?.required?.includes(key) === true;
}

/** What has to go for a link to go: in menus the whole entry, because one without its link would be a word that leads nowhere. */
export function removalOfLink(site: OpenSite, path: Path): Path {
  const removal = removalOf(site, path);
  const isOwnKey = isSamePath(removal, path) && path[0] === "menus" && typeof path.at(-2) === "number";
  return isOwnKey ? path.slice(0, -1) : removal;
}

/** What has to go for a value to go: the value itself where the language can do without it, else what holds it. */
export function removalOf(site: OpenSite, path: Path): Path {
  let at = path;
  while (at.length > 1 && isRequired(site, at)) at = at.slice(0, -1);
  return at;
}

/** A section or something larger: not removed for the sake of a link in it. */
export const isLarge = (path: Path): boolean =>
  (path[0] === "routes" && path.length <= 4) || (path[0] !== "menus" && path.length <= 2);

/**
 * The places to remove, each once and none inside another. Where fewer items of a list would be left than the language wants, the list
 * goes, and what cannot be without it.
 */
export function joinRemovals(site: OpenSite, wanted: readonly Path[]): readonly Path[] {
  let paths = outermost(wanted);
  for (;;) {
    const lists = new Map<string, Path[]>();
    for (const path of paths) {
      if (typeof path.at(-1) !== "number") continue;
      const list = pathKey(path.slice(0, -1));
      lists.set(list, [...(lists.get(list) ?? []), path]);
    }
    const short = [...lists.values()].find((items) => isTooShort(site, items));
    const list = short?.[0]?.slice(0, -1);
    if (!list) return paths;
    const holder = removalOf(site, list);
    paths = outermost([...paths.filter((path) => !isWithin(path, list)), holder]);
  }
}

/** Whether the list of these items has too few without them. */
export function isTooShort({ site }: OpenSite, items: readonly Path[]): boolean {
  const list = items[0]?.slice(0, -1) ?? [];
  const data = dataAt(site, list);
  return Array.isArray(data) && data.length - items.length < (fieldAt(site, list)?.minItems ?? 0);
}

const outermost = (paths: readonly Path[]): readonly Path[] =>
  paths.filter(
    (path, index) =>
      !paths.some((other, at) => at !== index && isWithin(path, other) && (!isSamePath(path, other) || at < index)),
  );

/** Removes places, the last one of the file first, so that the others keep their path. */
export const removeAll = ({ source }: OpenSite, paths: readonly Path[]): readonly Change[] =>
  paths
    .map((path) => ({ path, at: source.locate(path, "pair").start.offset }))
    .toSorted((one, other) => other.at - one.at)
    .map(
      ({ path }): Change =>
        (on) =>
          unset(on, path),
    );
